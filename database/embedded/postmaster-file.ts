/** The file in which a running PostgreSQL says where it listens and how it is; it looks the same in all versions. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Postmaster = {
  pid: number;
  port: number;
  /** Empty on Windows. */
  socketFolder: string;
  status: string;
};

export const postmasterFile = 'postmaster.pid';

/** Null where there is none, or it is not written yet. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, postmasterFile), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n').map((line) => line.trim());
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), socketFolder, status } : null;
}

/**
 * The folder of the embedded database. PGlite itself lets two processes write one folder and ruin it, so a lock file names the
 * one that may.
 */
import { open, readFile, rm } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export class DataFolderInUse extends Error {
  readonly pid: number;
  constructor(dir: string, pid: number) {
    super(
      `The data folder ${dir} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
    this.pid = pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function holderOf(lockFile: string): Promise<number | null> {
  const pid = Number(await readFile(lockFile, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
}

/** Takes the folder for this process; the returned function gives it back. */
export async function lockDataFolder(dir: string): Promise<() => Promise<void>> {
  mkdirSync(dir, { recursive: true });
  const lockFile = join(dir, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(lockFile, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(lockFile, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const pid = await holderOf(lockFile);
      if (pid !== null) throw new DataFolderInUse(dir, pid);
      // Left behind by a process that was killed.
      await rm(lockFile, { force: true });
    }
  }
  throw new Error(`The lock of ${dir} could not be taken: other processes keep taking it.`);
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How the name of a file ends that is being written. */
export const unfinished = '.tmp';

/** Never half a file under its name; false where the disk is full. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<boolean> {
  const temporary = `${path}.${randomUUID()}${unfinished}`;
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, path);
    return true;
  } catch (error) {
    await rm(temporary, { force: true });
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

/** The files of uploads: in a folder and, where several machines share them, in a store. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#services/kit/log.ts';
import type { SharedUploads } from '../shared/shared-uploads.ts';
import { writeWhole } from './write-whole.ts';

export type NotKept = 'noRoom' | 'noStore';

export type UploadFiles = {
  folder: string;
  /** Null: in the folder alone. */
  shared: SharedUploads | null;
  log: Pick<Log, 'warn'> | null;
};

export function createUploadFiles({ folder, shared, log }: UploadFiles) {
  return {
    /** In both, before anybody hears of it; or in neither. */
    async keep(file: string, bytes: Uint8Array): Promise<NotKept | null> {
      const path = join(folder, file);
      if (!(await writeWhole(path, bytes))) return 'noRoom';
      try {
        await shared?.share(file, bytes);
        return null;
      } catch (err) {
        log?.warn({ err, file }, 'an upload did not come into the store');
        await rm(path, { force: true });
        return 'noStore';
      }
    },
    /** Out of both; false where the store cannot be asked now. */
    async drop(file: string): Promise<boolean> {
      try {
        await shared?.drop(file);
      } catch (err) {
        log?.warn({ err, file }, 'an upload could not be taken out of the store');
        return false;
      }
      await rm(join(folder, file), { force: true });
      return true;
    },
    /** What other machines added, and what only lies here; null without a store. */
    async meet() {
      return (await shared?.meet((file) => readFile(join(folder, file)))) ?? null;
    },
  };
}

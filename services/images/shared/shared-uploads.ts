/** Uploads of several machines: each has all of them in a folder of its own, and a store holds what has to be brought. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { writeWhole } from '../library/write-whole.ts';
import { isGoneForGood, pictures } from '../tables.ts';
import type { ObjectStore } from './object-store.ts';

export type SharedUploads = ReturnType<typeof createSharedUploads>;

type Parts = { db: Database; folder: string; store: ObjectStore };

/** What the table names is what there has to be, in the folder and in the store. */
export function createSharedUploads({ db, folder, store }: Parts) {
  const here = async () => new Set(await readdir(folder).catch(() => []));

  async function bring(file: string): Promise<boolean> {
    const bytes = await store.read(file);
    return bytes !== null && (await writeWhole(join(folder, file), bytes));
  }

  /** What was removed for good while this machine was down; what came after that day has its name only. */
  async function removeGone(local: ReadonlySet<string>): Promise<void> {
    const { name, trashedAt } = pictures;
    for (const gone of await db.select({ name, trashedAt }).from(pictures).where(isGoneForGood)) {
      const file = `${gone.name}.webp`;
      if (!local.has(file) || !fileName.test(gone.name) || gone.trashedAt === null) continue;
      const path = join(folder, file);
      const since = (await stat(path).catch(() => null))?.mtime;
      if (since && since <= gone.trashedAt) await rm(path, { force: true });
    }
  }

  return {
    share: (file: string, bytes: Uint8Array) => store.write(file, bytes),
    drop: (file: string) => store.remove(file),
    /** Of a picture that some machine added, changed or threw away. */
    async follow(name: string): Promise<void> {
      const { file, trashedAt } = pictures;
      const [row] = await db.select({ file, trashedAt }).from(pictures).where(eq(pictures.name, name));
      const isGone = row === undefined || (row.file === null && row.trashedAt !== null);
      if (isGone && fileName.test(name)) await rm(join(folder, `${name}.webp`), { force: true });
      if (row?.file && !(await here()).has(row.file)) await bring(row.file);
    },
    /** All that lies on one side only: also what was here before there was a store, or came out of a backup. */
    async meet(read: (file: string) => Promise<Uint8Array>): Promise<{ brought: string[]; sent: string[] }> {
      const rows = await db.select({ file: pictures.file }).from(pictures).where(isNotNull(pictures.file));
      const [local, far] = [await here(), await store.list()];
      await removeGone(local);
      const [brought, sent]: [string[], string[]] = [[], []];
      for (const { file } of rows) {
        if (file === null || local.has(file) === far.has(file)) continue;
        if (far.has(file)) {
          if (await bring(file)) brought.push(file);
        } else {
          await store.write(file, await read(file));
          sent.push(file);
        }
      }
      return { brought, sent };
    },
  };
}

/** As names of uploads are made; nothing else is ever deleted by what was heard. */
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

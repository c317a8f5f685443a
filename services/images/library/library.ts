/** The pictures of a shop: what there is, what is added and thrown away, and what is set of each. */
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Focal } from '#rules/pictures/crop.ts';
import { uploadName, wordsOfFile } from '#rules/pictures/upload-name.ts';
import type { Database } from '#services/kit/database.ts';
import { createLimit, QueueRefusal } from '#services/kit/limit.ts';
import { picturesChannel } from '../focal-points.ts';
import { isGoneForGood, pictures } from '../tables.ts';
import { type FolderPicture, listFolders, type PictureFolders, type PictureOrigin } from './list-folders.ts';
import { readUpload, type UploadProblem } from './read-upload.ts';
import { createUploadFiles, type NotKept, type UploadFiles } from './upload-files.ts';
import { unfinished } from './write-whole.ts';

export type LibraryPicture = {
  name: string;
  /** As content names it. */
  address: string;
  origin: PictureOrigin;
  focal: Focal;
  /** As it was called where it came from, with its capitals; null where that says nothing. */
  called: string | null;
  /** Own words by market; what the shop came with by language. */
  alt: Readonly<Record<string, string>>;
  altByLanguage: Readonly<Record<string, string>>;
  addedAt: Date | null;
  trashedAt: Date | null;
  /** 0: nothing was set of it yet. */
  version: number;
};

export type SizedPicture = LibraryPicture & { file: string; width: number; height: number; bytes: number };

export type Upload = {
  bytes: Uint8Array;
  /** As it was called where it came from; only words are taken of it. */
  file: string;
  /** What it shows, in words; null: as far as its file says. */
  words: string | null;
};
export type Added = { name: string; isNew: boolean } | { problem: UploadProblem | NotKept | 'busy' };

export type PictureChange = { name: string; focal: Focal; alt: Record<string, string>; version: number };
export type PictureChanged =
  | { before: Pick<LibraryPicture, 'focal' | 'alt'>; version: number }
  | { problem: 'unknown' }
  | { problem: 'changed'; now: LibraryPicture };

type Row = typeof pictures.$inferSelect;
type Known = { name: string; isNew: boolean; file: string };
/** Written in the same transaction, such as the line of the audit. */
type OnWritten = (tx: Database, name: string) => Promise<void>;

type Options = {
  db: Database;
  folders: PictureFolders;
  clock: () => Date;
  /** Whether so many bytes can be written without touching what is kept free. */
  hasRoom: (bytes: number) => boolean;
} & Partial<Pick<UploadFiles, 'shared' | 'log'>>;

/** Others wait for their turn, and for no longer than a browser waits for an answer. */
const encoding = { atOnce: 2, waiting: 60, waitMs: 120_000 };
const trashDays = 30;
/** Beside the words by market, and no market's: how a picture was called is no description of it. */
const calledKey = 'called';
const middle: Focal = [0.5, 0.5];

/** All that stays of a picture: machines that are down today read by it that theirs has to go. */
const goneAt = (now: Date) => ({
  file: null,
  sourceHash: null,
  width: null,
  height: null,
  bytes: null,
  focalX: null,
  focalY: null,
  alt: {},
  addedBy: null,
  trashedAt: now,
});

export type Library = ReturnType<typeof createLibrary>;

export function createLibrary({ db, folders, clock, hasRoom, shared = null, log = null }: Options) {
  const limit = createLimit(encoding);
  const files = createUploadFiles({ folder: folders.uploads, shared, log });
  const tell = (tx: Database, name: string) => tx.execute(sql`select pg_notify(${picturesChannel}, ${name})`);

  async function list(): Promise<LibraryPicture[]> {
    const [found, rows] = [await listFolders(folders), await db.select().from(pictures)];
    const rowOf = new Map(rows.map((row) => [row.name, row]));
    return [...found.values()].map((picture) => described(picture, rowOf.get(picture.name)));
  }

  async function find(name: string): Promise<SizedPicture | null> {
    const picture = (await listFolders(folders)).get(name);
    if (!picture) return null;
    const [row] = await db.select().from(pictures).where(eq(pictures.name, name));
    const sizes = row?.file ? sizesOf(row) : await sizesIn(picture.path);
    return sizes && { ...described(picture, row), file: picture.file, ...sizes };
  }

  async function knownAs(sourceHash: string, onWritten: OnWritten): Promise<Known | null> {
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(pictures).where(eq(pictures.sourceHash, sourceHash)).for('update');
      if (!row?.file) return null;
      if (row.trashedAt) {
        await tx.update(pictures).set({ trashedAt: null }).where(eq(pictures.name, row.name));
        await onWritten(tx, row.name);
        await tell(tx, row.name);
      }
      return { name: row.name, isNew: row.trashedAt !== null, file: row.file };
    });
  }

  async function add(
    { bytes, file, words }: Upload,
    { by, onWritten }: { by: string | null; onWritten: OnWritten },
  ): Promise<Added> {
    const sourceHash = createHash('sha256').update(bytes).digest('hex');
    const known = await knownAs(sourceHash, onWritten);
    if (known && (await isFile(join(folders.uploads, known.file)))) return known;
    // Before anything is worked on, and as much as the most that can come of it.
    if (!hasRoom(bytes.length)) return { problem: 'noRoom' };
    const read = await limit(() => readUpload(bytes)).catch((error: unknown) => {
      if (error instanceof QueueRefusal) return { problem: 'busy' as const };
      throw error;
    });
    if ('problem' in read) return read;
    // Its file was taken away by other hands.
    if (known) {
      const problem = await files.keep(known.file, read.bytes);
      return problem ? { problem } : known;
    }
    const taken = await listFolders(folders);
    const called = words ?? wordsOfFile(file);
    const name = uploadName(called, sourceHash, (each) => taken.has(each));
    const path = join(folders.uploads, `${name}.webp`);
    const problem = await files.keep(`${name}.webp`, read.bytes);
    if (problem) return { problem };
    try {
      await db.transaction(async (tx) => {
        await tx.delete(pictures).where(and(eq(pictures.name, name), isGoneForGood));
        await tx.insert(pictures).values({
          name,
          file: `${name}.webp`,
          sourceHash,
          width: read.width,
          height: read.height,
          bytes: read.bytes.length,
          alt: called === '' ? {} : { [calledKey]: called },
          addedBy: by,
          addedAt: clock(),
        });
        await onWritten(tx, name);
        await tell(tx, name);
      });
      return { name, isNew: true };
    } catch (error) {
      // The same picture may have come twice at once: then the other one has its row.
      const other = await knownAs(sourceHash, onWritten).catch(() => null);
      if (other?.name !== name) await rm(path, { force: true });
      if (other) return other;
      throw error;
    }
  }

  async function change(tx: Database, { name, focal, alt, version }: PictureChange): Promise<PictureChanged> {
    const picture = (await listFolders(folders)).get(name);
    if (!picture) return { problem: 'unknown' };
    // A row for a picture of a folder appears with the first thing that is set of it.
    const blank = { name, alt: {}, addedAt: clock(), version: 0 };
    await tx.insert(pictures).values(blank).onConflictDoNothing({ target: pictures.name });
    const [row] = await tx.select().from(pictures).where(eq(pictures.name, name)).for('update');
    const now = described(picture, row);
    if (now.version !== version) return { problem: 'changed', now };
    const [focalX, focalY] = [thousandths(focal[0]), thousandths(focal[1])];
    const said = Object.fromEntries(Object.entries(alt).filter(([, words]) => words !== ''));
    const kept = now.called === null ? said : { ...said, [calledKey]: now.called };
    await tx
      .update(pictures)
      .set({ focalX, focalY, alt: kept, version: version + 1 })
      .where(eq(pictures.name, name));
    await tell(tx, name);
    return { before: { focal: now.focal, alt: now.alt }, version: version + 1 };
  }

  /** Into the trash, or out of it again; only what was uploaded, and false for all else. */
  async function trash(tx: Database, name: string, isTrashed: boolean): Promise<boolean> {
    const rows = await tx
      .update(pictures)
      .set({ trashedAt: isTrashed ? clock() : null })
      .where(
        and(
          eq(pictures.name, name),
          isNotNull(pictures.file),
          isTrashed ? isNull(pictures.trashedAt) : isNotNull(pictures.trashedAt),
        ),
      )
      .returning({ name: pictures.name });
    if (rows.length > 0) await tell(tx, name);
    return rows.length > 0;
  }

  /** For good, what lay there for thirty days or longer; what content names again by now comes out of it. */
  async function emptyTrash(isUsed: (name: string) => Promise<boolean>): Promise<string[]> {
    const before = new Date(clock().getTime() - trashDays * 86_400_000);
    const isDue = and(isNotNull(pictures.file), lt(pictures.trashedAt, before));
    const due = await db.select({ name: pictures.name }).from(pictures).where(isDue);
    const gone: string[] = [];
    for (const { name } of due) {
      try {
        const isGone = await db.transaction(async (tx) => {
          const isIt = eq(pictures.name, name);
          const [row] = await tx.select().from(pictures).where(and(isIt, isDue)).for('update');
          if (!row?.file) return false;
          const isBack = await isUsed(name);
          // What cannot be removed now, here or in the store, waits in the trash for the next hour.
          if (!isBack && !(await files.drop(row.file))) return false;
          await tx
            .update(pictures)
            .set(isBack ? { trashedAt: null } : goneAt(clock()))
            .where(isIt);
          await tell(tx, name);
          return !isBack;
        });
        if (isGone) gone.push(name);
      } catch (err) {
        log?.warn({ err, name }, 'a picture in the trash could not be deleted');
      }
    }
    await removeHalves(folders.uploads, clock());
    return gone;
  }

  return { list, find, add, change, trash, emptyTrash, meet: () => files.meet() };
}

function described(picture: FolderPicture, row: Row | undefined): LibraryPicture {
  const { name, file, origin } = picture;
  const isSet = row && row.focalX !== null && row.focalY !== null;
  const { [calledKey]: called = null, ...alt } = row?.alt ?? {};
  const set: Focal | null = isSet ? [(row.focalX ?? 0) / 1000, (row.focalY ?? 0) / 1000] : null;
  return {
    name,
    address: `/media/${encodeURIComponent(name)}${file.slice(file.lastIndexOf('.')).toLowerCase()}`,
    origin,
    focal: set ?? picture.focal ?? middle,
    called,
    alt,
    altByLanguage: picture.alt,
    addedAt: row?.file ? row.addedAt : null,
    trashedAt: row?.trashedAt ?? null,
    version: row?.version ?? 0,
  };
}

function thousandths(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000);
}

function sizesOf({ width, height, bytes }: Row) {
  return { width: width ?? 0, height: height ?? 0, bytes: bytes ?? 0 };
}

/** Null where the file went, or is no picture. */
async function sizesIn(path: string) {
  try {
    const [{ size }, { autoOrient }] = [await stat(path), await sharp(path).metadata()];
    return { width: autoOrient.width, height: autoOrient.height, bytes: size };
  } catch {
    return null;
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

/** Of processes that were ended while they wrote. */
async function removeHalves(dir: string, now: Date): Promise<void> {
  for (const file of await readdir(dir).catch(() => []))
    if (file.endsWith(unfinished)) {
      const path = join(dir, file);
      const age = now.getTime() - ((await stat(path).catch(() => null))?.mtimeMs ?? now.getTime());
      if (age > 86_400_000) await rm(path, { force: true });
    }
}

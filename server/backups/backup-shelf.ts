/** Backups in DATA_DIR/backups: made, read again, and thrown away when they are old. */
import { createReadStream, statfsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { readBackup } from '#database/backup/read-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { keptBackups } from '#rules/backups/kept-backups.ts';
import { mediaOf } from './media-of.ts';
import type { Config } from '#server/config.ts';

export type Backup = { name: string; at: Date; bytes: number; isNightly: boolean };

type Options = {
  config: Pick<Config, 'dataDir' | 'mediaDirs' | 'diskReserveBytes'>;
  connect: () => Promise<pg.Client>;
  clock: () => Date;
  /** How many bytes are free where they lie; null where nobody knows. */
  freeBytes?: (dir: string) => number | null;
};

/** Of those an owner made by hand. */
const mostByHand = 3;
const named = /^kudde-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z-(nightly|by-hand)\.backup$/;

class BackupFailed extends Error {}

export type BackupShelf = ReturnType<typeof createBackupShelf>;

export function createBackupShelf({ config, connect, clock, freeBytes = freeOn }: Options) {
  const dir = join(config.dataDir, 'backups');
  let making: Promise<Backup> | null = null;

  /** The newest first. */
  async function list(): Promise<Backup[]> {
    const names = await readdir(dir).catch(() => []);
    const found = await Promise.all(names.map((name) => describe(dir, name)));
    return found.flatMap((one) => one ?? []).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  }

  async function write(kind: 'nightly' | 'by-hand'): Promise<Backup> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    // Halves of those whose process was ended in between.
    for (const name of await readdir(dir)) if (name.endsWith('.part')) await rm(join(dir, name), { force: true });
    const [last] = await list();
    const [free, needed] = [freeBytes(dir), (last?.bytes ?? 0) * 1.2 + config.diskReserveBytes];
    if (free !== null && free < needed) throw new BackupFailed('There is too little room on the disk for it.');
    const stamp = clock().toISOString().slice(0, 19).replaceAll(':', '');
    const name = `kudde-${stamp}Z-${kind}.backup`;
    const path = join(dir, name);
    const client = await connect();
    try {
      const { rows } = await writeBackup(path, { client, media: mediaOf(config), print() {} });
      if (rows === 0) throw new BackupFailed('There is nothing in the shop: a backup of nothing is none.');
      // A backup nobody has read is a hope.
      await readBackup(path, {});
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await client.end();
    }
    await throwAway();
    const made = await describe(dir, name);
    if (!made) throw new BackupFailed('The file is gone again.');
    return made;
  }

  async function throwAway(): Promise<void> {
    const all = await list();
    const nights = keptBackups(all.filter(({ isNightly }) => isNightly).map(({ at }) => at));
    const kept = new Set(nights.map((at) => at.getTime()));
    const byHand = new Set(all.filter(({ isNightly }) => !isNightly).slice(0, mostByHand));
    const old = all.filter((one) => (one.isNightly ? !kept.has(one.at.getTime()) : !byHand.has(one)));
    for (const { name } of old) await rm(join(dir, name), { force: true });
  }

  return {
    list,

    /** One at a time; who asks meanwhile gets the same. */
    make(kind: 'nightly' | 'by-hand'): Promise<Backup> {
      making ??= write(kind).finally(() => (making = null));
      return making;
    },

    /** Null for what is no backup here. */
    async open(name: string): Promise<{ body: ReadableStream; bytes: number } | null> {
      const found = (await list()).find((one) => one.name === name);
      if (!found) return null;
      // The two declarations of web streams differ by a method nobody uses here.
      return { body: Readable.toWeb(createReadStream(join(dir, name))) as ReadableStream, bytes: found.bytes };
    },
  };
}

async function describe(dir: string, name: string): Promise<Backup | null> {
  const [, day, hour, minute, second, kind] = named.exec(name) ?? [];
  if (day === undefined) return null;
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  const file = await stat(join(dir, name)).catch(() => null);
  return file && { name, at, bytes: file.size, isNightly: kind === 'nightly' };
}

function freeOn(dir: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize;
  } catch {
    // A file system that does not say is not known to be full.
    return null;
  }
}

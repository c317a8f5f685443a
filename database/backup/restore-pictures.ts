/** Pictures of a backup, put beside their place first and moved into it together; what was moved can be taken back. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { randomUUID } from 'node:crypto';
import { BackupRefused, type Folder } from './format.ts';
import { hashOf, type Media, stagingName } from './media.ts';
import { readBackup } from './read-backup.ts';

export type StagedPictures = {
  /** Moves all into their places. Rejects when one cannot be moved; then none is. */
  place: () => Promise<number>;
  takeBack: () => Promise<void>;
  clean: () => Promise<void>;
};

/** Where pictures go: what was uploaded to the others of its kind, all else into the owner's folder, or the shop's. */
export function targetOf({ uploads, own, shop }: Media, folder: Folder): string | null {
  return folder === 'uploads' ? (uploads ?? null) : (own ?? shop?.dir ?? null);
}

/** Refuses a picture that would replace another one; one the shop comes with, and can be had again, is no other. */
export async function refuseOther(
  { name, hash, folder }: { name: string; hash: string; folder: Folder },
  media: Media,
): Promise<void> {
  const target = targetOf(media, folder);
  const path = placeOf(target ?? '', name);
  if (!existsSync(path)) return;
  const present = await hashOf(path);
  const isShipped = target === media.shop?.dir && media.shop?.shipped.get(name) === present;
  if (present === hash || isShipped) return;
  throw new BackupRefused(`the picture ${name} is in ${target} already, and another one: nothing was changed`);
}

/** Never outside the folder, whatever the backup says. */
export function placeOf(dir: string, name: string): string {
  const path = resolve(dir, name);
  if (!path.startsWith(resolve(dir) + sep)) throw new BackupRefused(`${name} is no name of a picture`);
  return path;
}

/** Of a backup with pictures of both kinds: placed together, and taken back together. */
export async function stageAll(file: string, media: Media, folders: ReadonlySet<Folder>): Promise<StagedPictures> {
  const staged: StagedPictures[] = [];
  const each = async (work: (one: StagedPictures) => Promise<unknown>) => {
    for (const one of staged) await work(one);
  };
  const all: StagedPictures = {
    async place() {
      let count = 0;
      await each(async (one) => (count += await one.place()));
      return count;
    },
    takeBack: () => each((one) => one.takeBack()),
    clean: () => each((one) => one.clean()),
  };
  try {
    for (const folder of folders) {
      const target = targetOf(media, folder);
      if (target !== null) staged.push(await stagePictures(file, target, folder));
    }
  } catch (error) {
    await all.clean();
    throw error;
  }
  return all;
}

async function stagePictures(file: string, target: string, folder: Folder): Promise<StagedPictures> {
  const firstMade = await mkdir(target, { recursive: true });
  await removeLeftovers(target);
  // On the disk of its target, where moving is one step.
  const staging = join(target, `${stagingName}${randomUUID()}`);
  await mkdir(staging);
  const names: string[] = [];
  const made: string[] = [];
  const moved: { from: string; to: string; before: string | null }[] = [];
  const clean = async () => {
    await rm(staging, { recursive: true, force: true });
    if (firstMade !== undefined && moved.length === 0) await rm(firstMade, { recursive: true, force: true });
  };
  const takeBack = async () => {
    for (const { from, to, before } of moved.splice(0).toReversed()) {
      await rename(to, from);
      if (before !== null) await rename(before, to);
    }
    for (const dir of made.splice(0).toReversed()) await rm(dir, { recursive: true, force: true });
  };
  async function place(): Promise<number> {
    try {
      for (const name of names) {
        const [from, to] = [join(staging, 'new', name), placeOf(target, name)];
        if (existsSync(to) && (await hashOf(to)) === (await hashOf(from))) continue;
        const before = existsSync(to) ? join(staging, 'before', name) : null;
        const parent = await mkdir(dirname(to), { recursive: true });
        if (parent !== undefined) made.push(parent);
        if (before !== null) await keep(to, before);
        await rename(from, to);
        moved.push({ from, to, before });
      }
    } catch (error) {
      await takeBack();
      throw error;
    }
    return names.length;
  }
  try {
    names.push(...(await unpack(file, join(staging, 'new'), folder)));
  } catch (error) {
    await clean();
    throw error;
  }
  return { place, takeBack, clean };
}

/** Of a restore that was killed. */
async function removeLeftovers(target: string): Promise<void> {
  for (const name of await readdir(target))
    if (name.startsWith(stagingName)) await rm(join(target, name), { recursive: true, force: true });
}

async function keep(path: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
}

/** The names of what was written; pictures of another folder are passed over. */
async function unpack(file: string, dir: string, wanted: Folder): Promise<string[]> {
  const names: string[] = [];
  let handle: FileHandle | null = null;
  try {
    await readBackup(file, {
      async file({ file: name, folder }) {
        if (folder !== wanted) return;
        const path = placeOf(dir, name);
        await mkdir(dirname(path), { recursive: true });
        handle = await open(path, 'wx');
        names.push(name);
      },
      async part(bytes) {
        await handle?.write(bytes);
      },
      async fileEnd() {
        await handle?.sync();
        await handle?.close();
        handle = null;
      },
    });
  } finally {
    await (handle as FileHandle | null)?.close();
  }
  return names;
}

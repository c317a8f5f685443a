/** Which pictures are the owner's own: all in a folder of their own, and in the shop's those it does not come with, or not like that. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BackupRefused, type Folder } from './format.ts';

export type Media = {
  /** The folder of what was uploaded in the studio; it may not be there yet. Absent where none is carried. */
  uploads?: string;
  /** The folder of the owner's, if there is one; none where no pictures are carried. */
  own: string | null;
  /** The folder the shop comes with, and what it holds when nobody touched it: file and SHA-256. */
  shop: { dir: string; shipped: ReadonlyMap<string, string> } | null;
};

export type OwnFile = { name: string; path: string; folder?: Folder };

const shippedList = fileURLToPath(new URL('../seed/media.sha256', import.meta.url));

/** As `sha256sum` writes and reads it. */
export function readShippedList(text = readFileSync(shippedList, 'utf8')): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Beginning of the folder in which a restore prepares pictures. */
export const stagingName = '.restore-';
/** How the name of an upload ends that is being written. */
const unfinished = '.tmp';

export async function ownFiles({ uploads, own, shop }: Media): Promise<OwnFile[]> {
  const found = new Map<string, string>();
  if (own !== null) for (const [name, path] of await filesIn(own)) found.set(name, path);
  if (shop !== null)
    for (const [name, path] of await filesIn(shop.dir))
      // What the owner's folder has as well is shown from there.
      if (!found.has(name) && shop.shipped.get(name) !== (await hashOf(path))) found.set(name, path);
  const files = Array.from(found, ([name, path]): OwnFile => ({ name, path }));
  if (uploads !== undefined && existsSync(uploads))
    for (const [name, path] of await filesIn(uploads))
      if (!name.endsWith(unfinished)) files.push({ name, path, folder: 'uploads' });
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function filesIn(dir: string): Promise<[name: string, path: string][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new BackupRefused(`the folder of pictures ${dir} cannot be read: ${error.message}`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }): [string, string] => {
      const path = join(parentPath, name);
      return [relative(dir, path).split(sep).join('/'), path];
    })
    .filter(([name]) => !name.startsWith(stagingName));
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

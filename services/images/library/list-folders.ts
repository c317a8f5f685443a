/** The pictures of all folders, with what the lists beside them say. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FocalPoint } from '#contract/pictures/picture-entry.ts';
import { picturesAmong } from '#contract/pictures/picture-name.ts';
import type { Focal } from '#rules/pictures/crop.ts';

/** `upload`: by the studio; `own`: in the owner's folder; `shop`: comes with the shop. */
export type PictureOrigin = 'upload' | 'own' | 'shop';
export type PictureFolders = { uploads: string; own: string | null; shop: string | null };
export type FolderPicture = {
  name: string;
  origin: PictureOrigin;
  path: string;
  file: string;
  focal: Focal | null;
  /** By language, as the list beside the pictures has it. */
  alt: Record<string, string>;
};

const Said = z.object({
  focal: FocalPoint.nullable().catch(null).default(null),
  alt: z.record(z.string(), z.string()).catch({}).default({}),
});
const Manifest = z.record(z.string(), Said.catch({ focal: null, alt: {} }));

/** By name; where several folders have it, the one that is shown. */
export async function listFolders({ uploads, own, shop }: PictureFolders): Promise<Map<string, FolderPicture>> {
  const found = new Map<string, FolderPicture>();
  const said: z.infer<typeof Manifest> = {};
  // As the image service does: a list nearer to the owner wins, and may also speak of pictures of the shop.
  for (const [origin, dir] of [['upload', uploads] as const, ['own', own] as const, ['shop', shop] as const]) {
    if (dir === null) continue;
    for (const [name, entry] of Object.entries(await readManifest(dir))) said[name.normalize('NFC')] ??= entry;
    const files = await readdir(dir).catch(() => []);
    for (const [name, file] of picturesAmong(files)) {
      const { focal = null, alt = {} } = said[name] ?? {};
      if (!found.has(name)) found.set(name, { name, origin, file, path: join(dir, file), focal, alt });
    }
  }
  return found;
}

async function readManifest(dir: string): Promise<z.infer<typeof Manifest>> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')));
  } catch {
    // The image service says in the log where one cannot be read.
    return {};
  }
}

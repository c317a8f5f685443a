/** `check`, `import` and `export`, with everything they need of this shop put together. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMarket, marketList } from '#markets/index.ts';
import type { Database } from '#database/client.ts';
import { type PictureFacts, readPictureFacts } from '#services/content/check/picture-facts.ts';
import type { Composed } from '#services/content/composed.ts';
import { checkFolder, exportFolder, importFolder } from '#services/content/exchange.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { markBackInStock } from '#services/shop/sign-up/sign-up-store.ts';
import type { Config } from '#server/config.ts';
import { goodsOf } from './shop-products.ts';

const seedDir = fileURLToPath(new URL('../../database/seed', import.meta.url));

export const contentActions = ['check', 'import', 'export'] as const;
export type ContentAction = (typeof contentActions)[number];

type Exchange = {
  db: Database | null;
  config: Pick<Config, 'mediaDir' | 'contentApi'>;
  print: (line: string) => void;
};

const clock = () => new Date();

export function pictureNames(mediaDir: string): Set<string> {
  return new Set(readdirSync(mediaDir).map((file) => parse(file).name));
}

/** A folder of a shop's own pictures needs no list of what they show. */
export function pictureFacts(mediaDir: string): ReadonlyMap<string, PictureFacts> {
  const list = join(mediaDir, 'manifest.json');
  return readPictureFacts(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {});
}

/** Puts the goods beside new content, and says for which of them somebody waited, and how many. */
export function writeGoods(print: (line: string) => void) {
  return async (db: Database, code: string, content: Composed): Promise<void> => {
    const market = findMarket(code);
    if (!market) return;
    await replaceGoods(db, code, goodsOf(content, market, clock()));
    const waiting = Map.groupBy(await markBackInStock(db, code, clock()), ({ slug }) => slug);
    for (const [slug, { length }] of waiting) print(`${code}: ${slug} is back, ${length} waited for it`);
  };
}

/** The answer says whether everything went in, out, or was fine. */
export async function exchangeContent(
  action: ContentAction,
  dir: string,
  { db, config: { mediaDir, contentApi }, print }: Exchange,
): Promise<boolean> {
  const names = action === 'export' ? new Set<string>() : pictureNames(mediaDir);
  const hasOtherPages = contentApi.production !== null;
  const hasPicture = (name: string) => names.has(name);
  const pictures = pictureFacts(mediaDir);
  const options = { markets: marketList, clock, hasPicture, pictures, hasOtherPages, print };
  if (action === 'check') return checkFolder(dir, options);
  if (db === null) throw new Error(`${action} needs a database`);
  if (action === 'import') return importFolder(dir, { ...options, db, isSeed: false, alongside: writeGoods(print) });
  await exportFolder(dir, { ...options, db });
  return true;
}

/** Fills markets that have no content yet, and renews demo content that is older than the files. */
export async function seedContent(
  db: Database,
  print: (line: string) => void,
  { dir = seedDir, mediaDir = join(seedDir, 'media') }: { dir?: string | undefined; mediaDir?: string } = {},
): Promise<void> {
  await importFolder(dir, {
    markets: marketList,
    clock,
    // A shop with pictures of its own may do without the demo's.
    hasPicture: () => true,
    // As later changes see them: slides say what their pictures show.
    pictures: pictureFacts(mediaDir),
    print,
    db,
    isSeed: true,
    alongside: writeGoods(print),
  });
}

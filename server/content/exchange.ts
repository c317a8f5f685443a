/** `check`, `import` and `export`, with everything they need of this shop put together. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJsonFile } from '#contract/fields/json-problem.ts';
import { picturesAmong } from '#contract/pictures/picture-name.ts';
import { findMarket, marketList } from '#markets/index.ts';
import type { Database } from '#database/client.ts';
import { type PictureFacts, readPictureFacts } from '#services/content/check/picture-facts.ts';
import type { Composed } from '#services/content/composed.ts';
import { checkFolder, exportFolder, importFolder } from '#services/content/content-folder.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { markBackInStock } from '#services/shop/sign-up/sign-up-store.ts';
import type { Config } from '#server/config.ts';
import { noPayments } from '#server/settings/no-payments.ts';
import { openLiveMarkets } from '#server/settings/live-markets.ts';
import { goodsOf } from './goods.ts';

const seedDir = fileURLToPath(new URL('../../database/seed', import.meta.url));

export const contentActions = ['check', 'import', 'export'] as const;
export type ContentAction = (typeof contentActions)[number];

type Exchange = {
  /** Null where there is no shop; then nothing can be imported or exported. */
  db: Database | null;
  config: Pick<Config, 'mediaDirs' | 'contentApi'>;
  print: (line: string) => void;
  /** As in services/content/editing/editor.ts. */
  asksPrices?: boolean;
};

const clock = () => new Date();
/** Content needs no bank accounts and no shown figures. */
const nothingSet = { figures: null, orders: { isOpen: false, accounts: {} }, payments: noPayments };

/** As the image service finds them. */
export function pictureNames(mediaDirs: readonly string[]): Set<string> {
  return new Set(
    mediaDirs.filter((dir) => existsSync(dir)).flatMap((dir) => [...picturesAmong(readdirSync(dir)).keys()]),
  );
}

/** A folder of a shop's own pictures needs no list of what they show. */
export function pictureFacts(mediaDirs: readonly string[]): ReadonlyMap<string, PictureFacts> {
  const lists = mediaDirs.map((dir) => join(dir, 'manifest.json')).filter((list) => existsSync(list));
  return new Map(
    lists.toReversed().flatMap((list) => [...readPictureFacts(readJsonFile(readFileSync(list, 'utf8'), list))]),
  );
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
  { db, config: { mediaDirs, contentApi }, print, asksPrices = false }: Exchange,
): Promise<boolean> {
  const names = action === 'export' ? new Set<string>() : pictureNames(mediaDirs);
  const hasOtherPages = contentApi.production !== null;
  const hasPicture = (name: string) => names.has(name);
  const pictures = pictureFacts(mediaDirs);
  // What is said of delivery, VAT and days is compared with what the owner set; without a shop with what it came with.
  const markets = db === null ? marketList : (await openLiveMarkets(db, nothingSet)).markets;
  const options = { markets, clock, hasPicture, pictures, hasOtherPages, print };
  if (action === 'check') return checkFolder(dir, options);
  if (db === null) throw new Error(`${action} needs a database`);
  if (action === 'import')
    return importFolder(dir, { ...options, db, isSeed: false, asksPrices, onWritten: writeGoods(print) });
  await exportFolder(dir, { ...options, db });
  return true;
}

/** Fills markets that have no content yet, and renews demo content that is older than the files. */
export async function seedContent(
  db: Database,
  print: (line: string) => void,
  {
    dir = seedDir,
    mediaDirs = [join(seedDir, 'media')],
  }: { dir?: string | undefined; mediaDirs?: readonly string[] } = {},
): Promise<void> {
  await importFolder(dir, {
    markets: marketList,
    clock,
    // A shop with pictures of its own may do without the demo's.
    hasPicture: () => true,
    // As later changes see them: slides say what their pictures show.
    pictures: pictureFacts(mediaDirs),
    print,
    db,
    isSeed: true,
    onWritten: writeGoods(print),
  });
}

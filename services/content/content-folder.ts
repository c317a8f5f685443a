/** Content in and out as files: `check`, `import` and `export`, the same whether a command or the running shop does it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { checkContent, type CheckedContent } from './check/check.ts';
import type { PictureFacts } from './check/picture-facts.ts';
import type { Composed } from './composed.ts';
import { type ContentIssue, type MarketFiles, readMarketFiles, writeMarketFiles } from './content-files.ts';
import { type Doc, type KindName, kindNames } from './kinds.ts';
import { createEditor, type Editor } from './editing/editor.ts';
import { ChangeRefused } from './editing/refused.ts';
import { createContentStore } from './store.ts';

type ExchangeOptions = {
  markets: readonly Market[];
  clock: () => Date;
  hasPicture: (name: string) => boolean;
  /** As in check-input.ts. */
  pictures?: ReadonlyMap<string, PictureFacts>;
  /** As in check-input.ts. */
  hasOtherPages?: boolean;
  /** Takes one line for people. */
  print: (line: string) => void;
};

type ImportOptions = ExchangeOptions & {
  db: Database;
  /** Demo content only fills what is empty or holds older demo content. */
  isSeed: boolean;
  /** As in editing/editor.ts. */
  asksPrices?: boolean;
  /** Whatever else lives off the same content is written in the same transaction. */
  onWritten: (db: Database, market: string, content: Composed) => Promise<void>;
};

/** Fewer are checked before anybody could wonder. */
const announcedFrom = 5000;

type MarketFolder = { market: Market; files: MarketFiles };

/** One mistake that a large catalogue repeats would bury all that is printed after it. */
const mostWarnings = 50;

/** Issues are printed; the answer says whether there were none. */
export async function checkFolder(dir: string, options: ExchangeOptions): Promise<boolean> {
  let isFine = true;
  for await (const folder of marketFolders(dir, options)) {
    const content = check(folder, options)?.content;
    if (content) options.print(`${folder.market.code}: fine. ${counts(content)}`);
    else isFine = false;
  }
  return isFine;
}

/** Each market is replaced as a whole or not at all; a market that is refused does not stop the others. */
export async function importFolder(dir: string, options: ImportOptions): Promise<boolean> {
  const editor = createEditor({ ...options, onProgress: options.print });
  let isFine = true;
  for await (const folder of marketFolders(dir, options)) {
    if (options.isSeed && !(await isSeedDue(folder, options))) continue;
    if (!(await importMarket(folder, editor, options))) {
      options.print(`${folder.market.code}: nothing was imported; its old content stays`);
      isFine = false;
    }
  }
  return isFine;
}

async function isSeedDue({ market, files }: MarketFolder, { db, clock }: ImportOptions): Promise<boolean> {
  const last = await createContentStore(db, market, clock).lastImport();
  return last === undefined || (last.isSeed && last.fingerprint !== files.fingerprint);
}

/** Import is a change like any other: of everything. */
async function importMarket(folder: MarketFolder, editor: Editor, options: ImportOptions): Promise<boolean> {
  const { market, files } = folder;
  const { isSeed, print, asksPrices } = options;
  const checked = check(folder, options);
  if (!checked) return false;
  try {
    const { fingerprint } = files;
    const isImported = await editor.replace(market.code, { files, fingerprint, isSeed, asksPrices }, checked);
    if (isImported) print(`${market.code}: imported. ${counts(checked.content)}`);
    return true;
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    for (const line of error.lines) print(`${market.code}/${line}`);
    return false;
  }
}

export async function exportFolder(
  dir: string,
  { db, markets, clock, print }: Pick<ImportOptions, 'db' | 'markets' | 'clock' | 'print'>,
) {
  for (const market of markets) {
    const store = createContentStore(db, market, clock);
    const docs: Partial<Record<KindName, Doc[]>> = {};
    for (const kind of kindNames) docs[kind] = await store.sources(kind);
    await writeMarketFiles(join(dir, market.code), docs, await store.popularSource());
    print(`${market.code}: exported ${Object.values(docs).reduce((sum, list) => sum + list.length, 0)} items`);
  }
}

async function* marketFolders(dir: string, { markets }: ExchangeOptions): AsyncGenerator<MarketFolder> {
  const folders = new Set(
    (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
  const found = markets.filter(({ code }) => folders.has(code));
  if (found.length === 0)
    throw new Error(`${dir} has no folder of a market (${markets.map(({ code }) => code).join(', ')})`);
  for (const market of found) yield { market, files: await readMarketFiles(join(dir, market.code)) };
}

/** Undefined, with all that is wrong printed, when the content cannot be used. */
function check(
  { market, files }: MarketFolder,
  { clock, hasPicture, pictures, hasOtherPages, print }: ExchangeOptions,
): CheckedContent | undefined {
  const count = kindNames.reduce((sum, kind) => sum + files.items[kind].length, 0);
  // A large catalogue takes minutes, which nothing else would show.
  if (count > announcedFrom) print(`${market.code}: checking ${count} items`);
  const checked = checkContent({ market, files, now: clock(), hasPicture, pictures, hasOtherPages });
  const { issues, leftOut, warnings } = checked;
  const tell = ({ file, field, reason }: ContentIssue, kind = '') =>
    print(`${market.code}/${file}${field === '' ? '' : ` ${field}`}: ${kind}${reason}`);
  for (const warning of warnings.slice(0, mostWarnings)) tell(warning, 'warning: ');
  if (warnings.length > mostWarnings) print(`${market.code}: ${warnings.length - mostWarnings} more warnings`);
  for (const issue of [...leftOut, ...issues]) tell(issue);
  if (issues.length > 0)
    print(`${market.code}: ${issues.length} ${issues.length === 1 ? 'thing is' : 'things are'} wrong`);
  return issues.length === 0 ? checked : undefined;
}

function counts({ documents }: Composed): string {
  return kindNames
    .map((kind) => [kind, documents.filter((document) => document.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

/** Content in and out as files: `check`, `import` and `export`, the same whether a command or the running shop does it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { checkContent } from './check/check.ts';
import type { Composed } from './composed.ts';
import { type ContentIssue, type MarketFiles, readMarketFiles, writeMarketFiles } from './content-files.ts';
import { type Doc, type KindName, kindNames } from './kinds.ts';
import { createContentStore, lockContent, replaceContent } from './store.ts';

type ExchangeOptions = {
  markets: readonly Market[];
  clock: () => Date;
  hasPicture: (name: string) => boolean;
  /** As in check-input.ts. */
  hasOtherPages?: boolean;
  /** Takes one line for people. */
  print: (line: string) => void;
};

type ImportOptions = ExchangeOptions & {
  db: Database;
  /** Demo content only fills what is empty or holds older demo content. */
  isSeed: boolean;
  /** Whatever else lives off the same content is written in the same transaction. */
  alongside: (db: Database, market: string, content: Composed) => Promise<void>;
};

/** Fewer are checked before anybody could wonder. */
const announcedFrom = 5000;

type MarketFolder = { market: Market; files: MarketFiles };

/** Issues are printed; the answer says whether there were none. */
export async function checkFolder(dir: string, options: ExchangeOptions): Promise<boolean> {
  let isFine = true;
  for await (const folder of marketFolders(dir, options)) {
    const content = checked(folder, options);
    if (content) options.print(`${folder.market.code}: fine. ${counts(content)}`);
    else isFine = false;
  }
  return isFine;
}

/** Each market is replaced as a whole or not at all; a market that is refused does not stop the others. */
export async function importFolder(dir: string, options: ImportOptions): Promise<boolean> {
  let isFine = true;
  for await (const folder of marketFolders(dir, options)) {
    if (options.isSeed && !(await isSeedDue(folder, options))) continue;
    const content = checked(folder, options);
    if (content) await importMarket(folder, content, options);
    else {
      options.print(`${folder.market.code}: nothing was imported; its old content stays`);
      isFine = false;
    }
  }
  return isFine;
}

async function isSeedDue({ market, files }: MarketFolder, { db, clock }: ImportOptions): Promise<boolean> {
  const last = await createContentStore(db, market.code, clock).lastImport();
  return last === undefined || (last.isSeed && last.fingerprint !== files.fingerprint);
}

async function importMarket(folder: MarketFolder, content: Composed, options: ImportOptions) {
  const { market, files } = folder;
  const { db, isSeed, alongside, print } = options;
  const isImported = await db.transaction(async (tx) => {
    await lockContent(tx, market.code);
    // Of several processes that start at once on an empty database the first fills it.
    if (isSeed && !(await isSeedDue(folder, { ...options, db: tx }))) return false;
    await replaceContent(tx, {
      market: market.code,
      content,
      fingerprint: files.fingerprint,
      isSeed,
      onProgress: (done, total) => print(`${market.code}: ${done} of ${total}`),
    });
    await alongside(tx, market.code, content);
    return true;
  });
  if (isImported) print(`${market.code}: imported. ${counts(content)}`);
}

export async function exportFolder(
  dir: string,
  { db, markets, clock, print }: Pick<ImportOptions, 'db' | 'markets' | 'clock' | 'print'>,
) {
  for (const market of markets) {
    const store = createContentStore(db, market.code, clock);
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
function checked(
  { market, files }: MarketFolder,
  { clock, hasPicture, hasOtherPages, print }: ExchangeOptions,
): Composed | undefined {
  const count = kindNames.reduce((sum, kind) => sum + files.items[kind].length, 0);
  // A large catalogue takes minutes, which nothing else would show.
  if (count > announcedFrom) print(`${market.code}: checking ${count} items`);
  const { content, issues, leftOut, warnings } = checkContent({
    market,
    files,
    now: clock(),
    hasPicture,
    hasOtherPages,
  });
  const tell = ({ file, field, reason }: ContentIssue, kind = '') =>
    print(`${market.code}/${file}${field === '' ? '' : ` ${field}`}: ${kind}${reason}`);
  for (const warning of warnings) tell(warning, 'warning: ');
  for (const issue of [...leftOut, ...issues]) tell(issue);
  if (issues.length > 0)
    print(`${market.code}: ${issues.length} ${issues.length === 1 ? 'thing is' : 'things are'} wrong`);
  return issues.length === 0 ? content : undefined;
}

function counts({ documents }: Composed): string {
  return kindNames
    .map((kind) => [kind, documents.filter((document) => document.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

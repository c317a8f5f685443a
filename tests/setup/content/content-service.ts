/** The content service of all markets, with the sample content in a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { type Market, markets, marketList } from '#markets/index.ts';
import { contentBase, createContentService } from '#services/content/content.ts';
import { importFolder } from '#services/content/content-folder.ts';
import { type Doc, type KindName, slugOf } from '#services/content/kinds.ts';
import { createContentStore } from '#services/content/store.ts';
import { sampleContent, writeContent } from './sample-content.ts';
import type { Filling } from '../database/test-template.ts';
import { openFilledDatabase, openTestDatabase } from '../database/test-database.ts';

const clock = () => new Date('2026-11-15T12:00:00Z');
const log = { info() {}, warn() {}, error() {} };

export type TestContentService = Awaited<ReturnType<typeof openContentService>>;

type Filled = { db: Database; print: (line: string) => void };

const importOptionsFor = ({ db, print }: Filled) => ({
  markets: marketList,
  clock,
  hasPicture: () => true,
  print,
  db,
  isSeed: false,
  onWritten: async () => {},
});

async function importSample(filled: Filled): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'kudde-content-'));
  for (const market of marketList) await writeContent(join(dir, market.code), sampleContent(market));
  const isIn = await importFolder(dir, importOptionsFor(filled));
  await rm(dir, { recursive: true, force: true });
  if (!isIn) throw new Error('the sample content was refused');
}

const sample: Filling = { key: 'sample', fill: ({ db }) => importSample({ db, print() {} }) };

/** `isSeen`: with an import of its own, for who looks at what it announces. */
export async function openContentService({ isSeen = false } = {}) {
  const database = await (isSeen ? openTestDatabase() : openFilledDatabase(sample));
  const { db } = database;
  const printed: string[] = [];
  const changed: string[] = [];
  const importOptions = importOptionsFor({ db, print: (line) => printed.push(line) });
  await database.listen('content_changed', (market) => changed.push(market));
  if (isSeen) await importSample(importOptions);
  const { app, answerFor } = createContentService({ db, markets: marketList, clock, log, checkAnswers: true });
  return {
    app,
    answerFor,
    client: (market: Market = markets.nl) =>
      createClient(contentCalls, (path, init) => app.request(`${contentBase(market)}${path}`, init)),
    importOptions,
    /** Lines for whoever imports. */
    printed,
    /** Markets whose content was announced as changed. */
    changed,
    /** An item as it is stored, to be changed and put back. */
    async source(market: string, kind: KindName, slug: string): Promise<Doc> {
      const docs = await createContentStore(db, { ...markets.nl, code: market }, clock).sources(kind);
      const found = docs.find((doc, index) => slugOf(kind, doc, index) === slug);
      if (!found) throw new Error(`there is no ${kind}/${slug} in ${market}`);
      return found;
    },
    async rows(query: SQL): Promise<Record<string, unknown>[]> {
      const { rows } = (await db.execute(query)) as { rows: Record<string, unknown>[] };
      return rows;
    },
    database,
    close: () => database.close(),
  };
}

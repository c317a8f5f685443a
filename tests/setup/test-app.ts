/**
 * The whole shop in this process, on a data folder of its own, with the sample content of all markets instead of the demo.
 * Pages are kept in memory as they are in production. It needs the built storefront (npm run build). `get` asks like a browser that follows no redirects:
 *
 *   const app = await openTestApp();           in beforeAll; await app.close() in afterAll
 *   const { status, html } = await app.get('/nl/recepten');
 *
 * `content` changes the sample files of a market: openTestApp({ content: (market, files) => ({ ...files, … }) }).
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { vi } from 'vitest';
import { type Market, marketList } from '#markets/index.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#database/client.ts';
import { exchangeContent, seedContent } from '#server/content/exchange.ts';
import type { Log } from '#server/log/log.ts';
import { builtPages, type PageHandler } from '#server/pages/page-handler.ts';
import type { StudioPages } from '#server/studio/studio-pages.ts';
import { sampleContent, writeContent } from './content/sample-content.ts';
import { openFilledDatabase, openTestDatabase } from './database/test-database.ts';
import type { Filling } from './database/test-template.ts';
import { farmersAndPosts } from './farmers-and-posts.ts';
import { packagesAndRecipes } from './packages-and-recipes.ts';

type Files = ReturnType<typeof sampleContent>;
type Change = (market: Market, files: Files) => Files;
type LogLine = { level: 'warn' | 'error'; message: string; details: object };

export type TestApp = {
  get(path: string, init?: RequestInit): Promise<Answer>;
  /** What went wrong so far, by the log. */
  log: LogLine[];
  /** What the start and imports said. */
  printed: string[];
  db: Database;
  /** Replaces the content of all markets while the shop runs; over when all that was kept of the old one is out of date. */
  importContent(change: Change): Promise<void>;
  /** Makes everything that was kept out of date, as a change of content does. */
  expire(): void;
  /** Serves the shop on a port of this machine, with all that answers before the app does, until it closes. */
  listen(port: number): Promise<void>;
  close(): Promise<void>;
};

export type Answer = { status: number; headers: Headers; location: string | null; html: string };

export type TestAppOptions = {
  /** As in .env.example. */
  settings?: Record<string, string>;
  content?: Change;
  /** Host and scheme of the addresses asked for; the production site of the Dutch market unless said otherwise. */
  origin?: string;
  now?: Date;
  pages?: PageHandler;
  /** As it is unless somebody develops. */
  cachePages?: boolean;
  /** The studio, for who wants one. */
  studioPages?: StudioPages;
  /** Gets every line as well. */
  log?: Log;
};

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { settings = {}, content, origin = 'https://www.kudde.example', now } = options;
  const { pages = await builtPages(), cachePages = true } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'kudde-app-'));
  const seedDir = await writeSample(join(dataDir, 'seed'), content);
  const known = settings.MEDIA_DIR === undefined ? knownContents.get(content) : undefined;
  const database = await (known === undefined ? openTestDatabase() : openFilledDatabase(seeded(known, seedDir)));
  const own = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: database.url };
  const config = readConfig({ ...own, ...settings });
  const lines: LogLine[] = [];
  const printed: string[] = [];
  let changes = 0;
  const print = (line: string) => void printed.push(line);
  const app = await createApp(config, {
    log: keepLog({ lines, also: options.log, onInfo: (message) => (changes += message === 'content changed' ? 1 : 0) }),
    pages,
    cachePages,
    ...(options.studioPages && { studioPages: options.studioPages }),
    seedDir,
    onProgress: print,
    ...(now && { clock: () => now }),
  });
  let server: Server | null = null;
  async function close() {
    server?.close();
    server?.closeAllConnections();
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (known === undefined && printed.filter((line) => line.includes(': imported')).length < marketList.length) {
    await close();
    throw new Error(`the content of this test was refused:\n${printed.join('\n')}`);
  }
  return {
    async get(path, init) {
      const response = await app.fetch(new Request(new URL(path, origin), init));
      const { status, headers } = response;
      return { status, headers, location: headers.get('location'), html: await response.text() };
    },
    log: lines,
    printed,
    db: database.db,
    async importContent(change) {
      const dir = await writeSample(join(dataDir, 'import'), change);
      const before = changes;
      const isIn = await exchangeContent('import', dir, { db: database.db, config, print });
      if (!isIn) throw new Error(printed.join('\n'));
      await vi.waitUntil(() => changes >= before + marketList.length, { timeout: 10_000, interval: 10 });
    },
    expire: () => app.expire(null),
    async listen(port) {
      const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      server = createServer((request, response) => {
        if (!app.sendCached(request, response)) void handle(request, response);
      }).listen(port, '127.0.0.1');
      // A test that is slow to ask again must not find its connection closed.
      server.keepAliveTimeout = 0;
      await once(server, 'listening');
    },
    close,
  };
}

/** What several files want: imported once for all of them. The start finds that it is there already. */
const knownContents = new Map<Change | undefined, string>([
  [undefined, 'app'],
  [packagesAndRecipes, 'packages'],
  [farmersAndPosts, 'farmers'],
]);

function seeded(key: string, dir: string): Filling {
  const { mediaDirs } = readConfig({ NODE_ENV: 'test', DATA_DIR: dir });
  return { key, fill: ({ patientDb }) => seedContent(patientDb, () => {}, { dir, mediaDirs }) };
}

async function writeSample(dir: string, change: Change = (_, files) => files): Promise<string> {
  for (const market of marketList) await writeContent(join(dir, market.code), change(market, sampleContent(market)));
  return dir;
}

type Kept = { lines: LogLine[]; also: Log | undefined; onInfo: (message: string) => void };

function keepLog({ lines, also, onInfo }: Kept): Log {
  return {
    info(details, message) {
      onInfo(message);
      also?.info(details, message);
    },
    warn(details, message) {
      lines.push({ level: 'warn', message, details });
      also?.warn(details, message);
    },
    error(details, message) {
      lines.push({ level: 'error', message, details });
      also?.error(details, message);
    },
  };
}

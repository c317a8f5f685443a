// The content service and the WooCommerce behind the shop area fail in every way we could think of, with real processes and
// sockets, and pictures are missing or broken: what does a visitor see?
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCart } from '#contract/basket/basket.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { type Fault, type FaultServer, slowMs, startFaultServer } from './fault-server.ts';
import { hasChrome, saw, visit } from './seen.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

/** What a page may wait for its content, in seconds: as it is run in earnest when there is time for it. */
const timeout = isWholeRun ? 8 : 5;

let service: FaultServer;
let shop: FaultServer;
let app: AppProcess;
let mediaDir: string;

const see = (path: string) => visit(`${app.url}${path}`);

let searches = 0;

/** Waits until the shop has noticed that the service is well again. */
async function healthy() {
  service.set('none');
  if (!service.isUp()) await service.comeBack();
  // Another search each time: one that was made is kept for a minute.
  const search = () => see(`/nl/blog?search=boer${(searches += 1)}`);
  await vi.waitFor(async () => expect((await search()).status).toBe(200), { timeout: 15_000 });
}

beforeAll(async () => {
  service = await startFaultServer();
  await service.goDown();
  shop = await startFaultServer();
  mediaDir = await mkdtemp(join(tmpdir(), 'kudde-media-'));
  const seed = resolve(import.meta.dirname, '../../database/seed/media');
  await copyFile(join(seed, 'animal-cow.webp'), join(mediaDir, 'animal-cow.webp'));
  await writeFile(join(mediaDir, 'animal-pig.webp'), 'this is no picture');
  const upstreams = { CONTENT_API_URL: service.url, SHOP_URL_NL: shop.url, MEDIA_DIR: mediaDir };
  app = await startApp({ ...upstreams, CONTENT_TIMEOUT: String(timeout), PAGE_TTL: '1', LOG_LEVEL: 'fatal' });
  // The good answers are the shop's own content service's; only its pages have to go the long way.
  service.passTo(app.url);
}, 180_000);
afterAll(async () => {
  await app?.stop();
  await service?.close();
  await shop?.close();
  await rm(mediaDir, { recursive: true, force: true });
});

test('ERR-11 with the content service gone the shop starts, says so, and recovers by itself', async () => {
  expect((await see('/healthz')).status).toBe(200);
  expect((await see('/readyz')).status).toBe(200);
  const page = await see('/nl');
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(hasChrome(page)).toBe(true);
  await service.comeBack();
  const since = performance.now();
  await expect.poll(async () => (await see('/nl')).status, { timeout: 10_000 }).toBe(200);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  saw('content service gone at the start', `starts; pages 503 with header, footer; well ${seconds} s after it is back`);
});

const warm = ['/nl', '/nl/ons-vlees', '/nl/recepten', '/nl/faq', '/nl/onze-boeren', '/fr', '/uk', '/de'];
/** Asked for only while the service is ill, so it is never known. */
const unknown = '/nl/recepten/burger-van-de-bakplaat';
const wordsOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0].replace(/<[^>]*>/g, ' ');

/** The words of a page once they stay the same: on a busy machine a part may have been missing at first. */
async function settled(path: string): Promise<string | undefined> {
  let words: string | undefined;
  await vi.waitFor(
    async () => {
      const page = await see(path);
      const [last, now] = [words, wordsOf(page.body)];
      words = now;
      if (page.status !== 200 || last !== now) throw new Error(`${path} answered ${page.status}, and other words`);
    },
    { timeout: 20_000, interval: 600 },
  );
  return words;
}

/**
 * A page that waits for its content gives up after the time it may wait, and one that did not give up would get an answer when the slow
 * service has one. So these tell waiting from not waiting, whatever the machine is busy with.
 */
const withoutWaiting = timeout * 1000;
const withoutAnswer = slowMs;

type Case = { name: string; fault: Fault | 'down'; maxMs: number; isLong?: boolean };
const cases: Case[] = [
  { name: 'is gone', fault: 'down', maxMs: withoutWaiting },
  { name: 'closes every connection', fault: 'resets', maxMs: withoutWaiting, isLong: true },
  { name: 'answers HTML', fault: 'html', maxMs: withoutWaiting, isLong: true },
  { name: 'answers half a JSON', fault: 'truncated', maxMs: withoutWaiting, isLong: true },
  { name: 'answers wrong types', fault: 'wrong types', maxMs: withoutWaiting },
  { name: 'answers 50 MB', fault: 'huge', maxMs: withoutWaiting },
  { name: 'never stops answering', fault: 'endless', maxMs: withoutAnswer, isLong: true },
  { name: 'answers 500', fault: { status: 500 }, maxMs: withoutWaiting, isLong: true },
  { name: 'answers 418', fault: { status: 418 }, maxMs: withoutWaiting, isLong: true },
  { name: 'answers 204', fault: { status: 204 }, maxMs: withoutWaiting, isLong: true },
  { name: 'redirects for ever', fault: 'redirects', maxMs: withoutWaiting, isLong: true },
  { name: 'takes ten seconds', fault: 'slow', maxMs: withoutAnswer },
  { name: 'takes requests and never answers', fault: 'hangs', maxMs: withoutAnswer, isLong: true },
];

describe('the content service', () => {
  let before: Map<string, string | undefined>;

  afterEach(healthy);

  beforeAll(async () => {
    await healthy();
    before = new Map(await Promise.all(warm.map(async (path) => [path, await settled(path)] as const)));
  }, 60_000);

  test.each(cases.filter(({ isLong }) => !isLong || isWholeRun))(
    'ERR-11 $name: known pages stay, an unknown one says when to come back',
    async (failure) => {
      const { name, fault, maxMs } = failure;
      if (fault === 'down') await service.goDown();
      else service.set(fault);
      // All known pages are past their time, so each of them is looked after, and that fails.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const known = [];
      for (const path of [...warm, ...warm]) {
        const page = await see(path);
        expect([path, page.status]).toEqual([path, 200]);
        expect(wordsOf(page.body) === before.get(path), path).toBe(true);
        known.push(page.ms);
      }
      const cold = await see(unknown);
      expect(cold.status).toBe(503);
      expect(Number(cold.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(cold.headers.get('cache-control') ?? '').not.toContain('public');
      expect(hasChrome(cold)).toBe(true);
      // The menu is the last good one.
      expect(/<nav\b.*href="\/nl\/recepten"/s.test(cold.body)).toBe(true);
      expect(cold.ms).toBeLessThan(maxMs);
      expect(Math.max(...known)).toBeLessThan(withoutWaiting);
      saw(
        `content service ${name}`,
        `known pages 200, unchanged, at most ${Math.max(...known)} ms; unknown page 503 in ${cold.ms} ms, menu intact`,
      );
    },
    60_000,
  );

  test('ERR-11 one call fails: its part of the page is missing and nothing else', async () => {
    // Everything but the page itself and what stands around it.
    service.set({ status: 500 }, /\/nl\/nl\/(?!pages|static|menus|settings|recipes\/heidelam)/);
    const page = await see('/nl/recepten/heidelam-met-jeneverbes');
    expect(page.status).toBe(200);
    expect(/<h1\b/.test(page.body)).toBe(true);
    await healthy();
    await see('/nl/recepten/heidelam-met-jeneverbes');
    await expect
      .poll(async () => (await see('/nl/recepten/heidelam-met-jeneverbes')).body.length, { timeout: 15_000 })
      .toBeGreaterThan(page.body.length);
    saw('one call of a page fails', 'page 200 without that part; whole again once the call is well');
  });

  test('ERR-11 something that is not there is still a 404, with the service well', async () => {
    expect((await see('/nl/recepten/dit-bestaat-niet')).status).toBe(404);
  });
});

const cart = '/nl/shop/wp-json/wc/store/cart';

test('SHP-2 the shop is gone: pages stay fast, the basket says so in words and in a status', async () => {
  await shop.goDown();
  const page = await see('/nl');
  expect(page.status).toBe(200);
  const basket = await visit(`${app.url}/nl/shop/`);
  expect(basket.status).toBe(502);
  expect(basket.headers.get('retry-after')).not.toBeNull();
  expect(basket.body).toContain('even niet bereikbaar');
  const call = await visit(`${app.url}${cart}`, { headers: { accept: 'application/json' } });
  expect([call.status, JSON.parse(call.body)]).toMatchObject([502, { code: 'unavailable' }]);
  await shop.comeBack();
  saw('shop gone', `pages 200 in ${page.ms} ms; basket page 502 with words, calls 502 with Retry-After`);
});

test('SHP-2 the shop is slow: no page waits for it', async () => {
  shop.set('slow');
  const asked = new AbortController();
  let isAnswered = false;
  const waiting = visit(`${app.url}${cart}`, { signal: asked.signal }).then(
    () => (isAnswered = true),
    () => null,
  );
  const page = await see('/nl/recepten');
  expect(page.status).toBe(200);
  expect(isAnswered).toBe(false);
  asked.abort();
  await waiting;
  saw('shop slow (10 s)', `pages 200 in ${page.ms} ms`);
});

const nonsense: Fault[] = ['wrong types', 'resets', 'html', 'truncated', { status: 500 }];
test.each(casesOf(nonsense, 2))(
  'SHP-2 the shop answers nonsense (%o): it reaches nobody as a basket',
  async (fault) => {
    shop.set(fault);
    const call = await visit(`${app.url}${cart}`, { headers: { accept: 'application/json' } });
    const json: unknown = await Promise.resolve(call.body)
      .then(JSON.parse)
      .catch(() => null);
    const read = readCart(json);
    expect(call.status !== 200 || read === null || Object.keys(read.quantities).length === 0).toBe(true);
    expect((await see('/nl/faq')).status).toBe(200);
    saw(`shop answers ${typeof fault === 'string' ? fault : fault.status}`, 'read as no basket; pages 200');
  },
);

test('IMG-1 a picture whose original is missing or broken is an error of its own, and no other', async () => {
  expect((await visit(`${app.url}/media/fit-340x210/animal-cow.webp`)).status).toBe(200);
  const missing = await visit(`${app.url}/media/fit-340x210/animal-unicorn.webp`);
  const broken = await visit(`${app.url}/media/fit-340x210/animal-pig.webp`);
  expect([missing.status, broken.status]).toEqual([404, 503]);
  for (const answer of [missing, broken]) expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await see('/nl')).status).toBe(200);
  saw('picture original missing or corrupt', 'that picture 404 or 503, not kept by anybody; pages and others 200');
});

import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackupShelf } from '#server/backups/backup-shelf.ts';
import { createShopPayments } from '#server/orders/shop-payments.ts';
import { readConfig } from '#server/config.ts';
import { marketList, markets } from '#markets/index.ts';
import { createLibrary } from '#services/images/library/library.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { ordersOn } from '#tests/setup/orders/test-orders.ts';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { createStudio } from './create-studio.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const log = { info() {}, warn() {}, error() {} };

/** The studio in front of a shop that knows no page at all. */
function open(settings: Record<string, string> = {}) {
  const config = readConfig({ NODE_ENV: 'test', ...settings });
  const pages = async (request: Request) => new Response(`studio ${request.method} ${await request.text()}`);
  const clock = () => new Date();
  const backups = createBackupShelf({ config, connect: () => database.connect(), clock });
  const { orders } = ordersOn(database.db);
  const catalogs = readCatalogs(Object.keys(markets));
  const texts = createTexts(markets, catalogs);
  const editor = { ask: () => Promise.reject(new Error('nothing is changed here')) };
  const readiness = { lines: async () => [] };
  const payments = createShopPayments({ config, db: database.db, orders, texts, clock, log });
  const folders = { uploads: 'nowhere', own: null, shop: null };
  const library = createLibrary({ db: database.db, folders, clock, hasRoom: () => true });
  const shop = { markets: marketList, orders, payments, texts, catalogs, sendMail: null };
  const parts = { ...shop, editor, backups, readiness, library };
  const drawing = { textsAddress: () => '', handler: async () => new Response() };
  const studio = createStudio({ config, db: database.db, clock, log, pages, ...drawing, ...parts });
  return new Hono().use(studio).all('*', (c) => c.text('no such page', 404));
}

const here = 'http://localhost:3000';
const there = 'https://www.kudde.example';

test('ST-2 ST-3 CO-50 on a public host nothing below /studio exists: the answer is that of any other address', async () => {
  const app = open();
  const seen = async (path: string) => {
    const response = await app.request(`${there}${path}`);
    return [response.status, await response.text(), [...response.headers]];
  };
  const other = await seen('/somewhere');
  for (const path of ['/studio', '/studio/', '/studio/sign-in', '/studio/people.data', '/studio/assets/x.js'])
    expect(await seen(path), path).toEqual(other);
  expect((await app.request(`${here}/studio`)).status).toBe(200);
});

test('ST-3 STUDIO=on puts it on the shop’s hosts, STUDIO_URL on its own only', async () => {
  const status = async (settings: Record<string, string>, url: string) => (await open(settings).request(url)).status;
  expect(await status({ STUDIO: 'on' }, `${there}/studio`)).toBe(200);
  const own = { STUDIO: 'on', STUDIO_URL: 'https://studio.kudde.example' };
  expect(await status(own, `${there}/studio`)).toBe(404);
  expect(await status(own, 'https://studio.kudde.example/studio')).toBe(200);
});

test('STUDIO=on beside a SHOP_URL is refused at the start', () => {
  const shop = { SHOP_URL: 'https://shop.internal' };
  expect(() => open({ ...shop, STUDIO: 'on' })).toThrow('shares that origin');
  expect(() => open({ ...shop, STUDIO_URL: 'https://studio.kudde.example' })).not.toThrow();
  const same = { STUDIO_URL: 'https://www.kudde.example', SITE_URL_NL: 'https://www.kudde.example/nl' };
  expect(() => open({ ...shop, ...same })).toThrow('shares that origin');
});

test('ST-7 a change comes from the studio itself', async () => {
  const app = open();
  const post = async (headers: Record<string, string>) =>
    (await app.request(`${here}/studio/people`, { method: 'POST', headers, body: 'a=1' })).status;
  expect(await post({})).toBe(403);
  expect(await post({ origin: 'https://evil.example' })).toBe(403);
  expect(await post({ origin: here, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await post({ origin: here })).toBe(200);
  expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(200);
});

test('what is larger than a form is not read, but for statements of a bank', async () => {
  const app = open();
  const body = 'x'.repeat(600 * 1024);
  const post = async (path: string) =>
    (await app.request(`${here}${path}`, { method: 'POST', headers: { origin: here }, body })).status;
  expect(await post('/studio/people')).toBe(413);
  expect(await post('/studio/bank')).toBe(200);
});

test('CO-37 a statement of more than 50 MB is answered by its page, which says so', async () => {
  const headers = { origin: here, 'content-length': String(51 * 1024 * 1024) };
  const answer = await open().request(`${here}/studio/bank?market=fr`, { method: 'POST', headers, body: 'x' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/studio/bank?market=fr&too-big=1']);
});

test('its answers are kept nowhere and framed by nobody', async () => {
  const { headers } = await open().request(`${here}/studio`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('set-cookie')).toBeNull();
});

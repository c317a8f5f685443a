// A change made by a command is on the pages of every process, and a later start does not undo it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase, type TestDatabase } from './setup/database/test-database.ts';
import { aPackage, ordersOn } from './setup/orders/test-orders.ts';
import { type AppProcess, startApp } from './setup/process/app-process.ts';
import { runScript } from './setup/process/run-script.ts';

let database: TestDatabase;
let shops: AppProcess[] = [];
let folder: string;
const settings = () => ({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal' });

beforeAll(async () => {
  database = await openDemoDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kudde-two-shops-'));
  shops = [await startApp(settings()), await startApp(settings())];
}, 300_000);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const content = (...args: string[]) =>
  runScript('server/commands/content-command.ts', args, { DATA_DIR: folder, ...settings() });
const get = async (shop: AppProcess, path: string) => {
  const response = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};

test('MKT-7 one page is put, renamed and removed while two shops run: both show it', { timeout: 300_000 }, async () => {
  const file = join(folder, 'page.json');
  await writeFile(file, JSON.stringify({ slug: 'over-de-koe', title: 'Over de koe', body: '<p>Een koe.</p>' }));
  for (const shop of shops) expect((await get(shop, '/nl/over-de-koe')).status).toBe(404);
  expect(await content('put', 'nl', 'static-pages', file)).toMatchObject({ code: 0 });
  const since = performance.now();
  for (const shop of shops)
    await expect.poll(async () => (await get(shop, '/nl/over-de-koe')).html, { interval: 50 }).toContain('Een koe.');
  console.log(`on both shops ${Math.round(performance.now() - since)} ms after the command`);
  expect(await content('rename', 'nl', 'static-pages', 'over-de-koe', 'de-koe')).toMatchObject({ code: 0 });
  for (const shop of shops) {
    await expect.poll(() => get(shop, '/nl/over-de-koe')).toMatchObject({ status: 301, location: '/nl/de-koe' });
    expect((await get(shop, '/nl/de-koe')).status).toBe(200);
  }
  const history = await content('history', 'nl', 'static-pages', 'de-koe');
  expect(history.output).toMatch(/version 2 .*rename static-pages over-de-koe de-koe.*\nversion 1 /);
  expect(await content('remove', 'nl', 'static-pages', 'de-koe')).toMatchObject({ code: 0 });
  for (const shop of shops) await expect.poll(async () => (await get(shop, '/nl/de-koe')).status).toBe(404);
});

test('CRD-9 what is ordered in one shop is in the figures of both', { timeout: 300_000 }, async () => {
  const { db } = database;
  const shop = ordersOn(db, { clock: () => new Date() });
  const [box] = await db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.type, 'package'), gte(products.stock, 3)))
    .limit(1);
  const path = `/api/v1/nl/nl/products/${box?.slug}`;
  const page = `/nl/ons-vlees/${box?.slug}`;
  const buyersIn = async (at: AppProcess) =>
    Number(/"shop_product_buyer_count":"?(\d+)/.exec((await get(at, path)).html)?.[1]);
  const before = await buyersIn(shops[0] as AppProcess);
  for (const at of shops) expect((await get(at, page)).status).toBe(200);
  for (const count of [1, 2]) {
    expect(await shop.buy([aPackage(box?.id, 1)])).toMatchObject({ result: 'placed' });
    const since = performance.now();
    for (const at of shops) await expect.poll(() => buyersIn(at), { interval: 20 }).toBe(before + count);
    console.log(`order ${count} is in both shops after ${Math.round(performance.now() - since)} ms`);
  }
});

test(
  'MKT-7 a command that is not understood, or refused, says why and changes nothing',
  { timeout: 120_000 },
  async () => {
    const file = join(folder, 'bad.json');
    await writeFile(file, JSON.stringify({ slug: 'bad', title: 'Bad', shop_package_price: 'dear' }));
    const refused = await content('put', 'nl', 'packages', file);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('packages/bad shop_package_price: must be a number of 0 or more');
    expect(refused.output).toContain('nothing was changed');
    expect(await content('put', 'be', 'packages', file)).toMatchObject({ code: 2 });
    expect(await content('put', 'nl', 'cheese', file)).toMatchObject({ code: 2 });
  },
);

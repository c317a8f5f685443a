// What an owner sets is in force in every process within two seconds, without a restart: on pages, in the basket, at the checkout.
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { overlay } from '#rules/settings/overlay.ts';
import type { SettingValues } from '#rules/settings/setting-keys.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { longDate } from '#rules/time/long-date.ts';
import { formatPrice } from '#rules/money/price.ts';
import { changeSettings, readSettings } from '#services/settings/settings.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase, type TestDatabase } from './setup/database/test-database.ts';
import { type AppProcess, startApp } from './setup/process/app-process.ts';
import { buyersOf } from './setup/shop/buyers.ts';
import { openSmtpServer, type SmtpServer } from './setup/shop/smtp-server.ts';
import { createBrowser, testTexts } from './setup/shop/test-shop.ts';

const { nl } = markets;
let database: TestDatabase;
let shops: AppProcess[] = [];
let smtp: SmtpServer;

beforeAll(async () => {
  database = await openDemoDatabase();
  smtp = await openSmtpServer();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Kudde <post@kudde.example>' };
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'fatal', ORDERS: 'on', ...mail };
  shops = await Promise.all([startApp(settings), startApp(settings)]);
}, 300_000);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await smtp?.close();
  await database?.close();
});

async function set(values: Partial<SettingValues>): Promise<void> {
  const { versions } = await readSettings(database.db, 'nl');
  const changes = Object.entries(values).map(([key, value]) => {
    const known = key as keyof SettingValues;
    return { key: known, value, version: versions[known] ?? 0 };
  });
  const changed = await changeSettings(database.db, { market: 'nl', personId: null, changes }, () => new Date());
  expect(changed).toHaveProperty('changed');
}

const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .replaceAll(/\s+/g, ' ');
const page = async (shop: AppProcess, path: string) => (await fetch(`${shop.url}${path}`)).text();
const browserOf = (shop: AppProcess) =>
  createBrowser((path, init) => fetch(`${shop.url}${path}`, { ...init, redirect: 'manual' }));

/** Waits for the condition: how long the machine takes is said, not asserted. */
const soon = { timeout: 30_000, interval: 25 };

async function firstPackage(): Promise<{ path: string; id: number }> {
  const [box] = await database.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.type, 'package'), gte(products.stock, 3)))
    .limit(1);
  if (!box) throw new Error('no package that can be bought');
  return { path: `/nl/ons-vlees/${box.slug}`, id: box.id };
}

test('CO-49 a price of delivery is on the product page, in the basket, at the checkout of both processes and in the mail', async () => {
  const box = await firstPackage();
  const before = formatPrice(nl.orders.packageDelivery.cost, nl);
  expect(before).toBeTruthy();
  const visits = shops.map(browserOf);
  for (const visit of visits) await visit.ask(`/nl/shop/?add-to-cart=${box.id}`);
  // In memory from now on.
  for (const shop of shops) await page(shop, box.path);
  await set({ 'delivery.price': 1237, 'delivery.freeFrom': 99_900 });
  const since = performance.now();
  const price = (formatPrice(12.37, nl) ?? '').replaceAll('\u00A0', ' ');
  for (const [index, shop] of shops.entries()) {
    await expect.poll(async () => plain(await page(shop, box.path)), soon).toContain(price);
    console.log(`on the product page of process ${index + 1} after ${Math.round(performance.now() - since)} ms`);
    for (const place of ['/nl/shop/', '/nl/shop/checkout/'])
      await expect.poll(async () => plain((await visits[index]?.page(place)) ?? ''), soon).toContain(price);
  }
  for (const [index, visitor] of visits.entries()) {
    const email = `buyer${index}@example.test`;
    const buyers = buyersOf({ browser: () => visitor });
    expect((await buyers.send(visitor, await buyers.formOf(visitor, { email }))).status).toBe(303);
    const mailed = () => smtp.mails.filter(({ to }) => to.includes(email)).map(({ text }) => plain(text));
    await expect.poll(() => mailed().join('\n'), soon).toContain(price);
  }
}, 120_000);

test('CO-49 one calendar: a closure moves the day on pages of both processes, and back', async () => {
  const now = new Date();
  const today = localDate(now, nl.timeZone);
  const closures = [{ from: today, to: addDays(today, 40), words: 'rust' }];
  const dayOf = (values: Partial<SettingValues>) => longDate(estimatedDelivery(now, overlay(nl, values)), nl) ?? '';
  const [open, moved] = [dayOf({}), dayOf({ 'delivery.closures': closures })];
  expect(moved).not.toBe(open);
  for (const shop of shops) expect(plain(await page(shop, '/nl/'))).toContain(open);
  await set({ 'delivery.closures': closures });
  for (const shop of shops) await expect.poll(async () => plain(await page(shop, '/nl/')), soon).toContain(moved);
  await set({ 'delivery.closures': [] });
  for (const shop of shops) await expect.poll(async () => plain(await page(shop, '/nl/')), soon).toContain(open);
}, 120_000);

test('a name and colours of one’s own: nothing of the file’s name in head, title and header', async () => {
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  const colors = { 'brand.primary': '#1d4e89', 'brand.deep': '#40224f' } as const;
  await set({ 'shop.name': 'Hoeve Rood', 'shop.email': 'hallo@rood.example', ...colors });
  const own = overlay(nl, { 'shop.name': 'Hoeve Rood', ...colors });
  for (const each of shops) await expect.poll(() => page(each, '/nl/'), soon).toContain(own.look?.sheet);
  const html = await page(shop, '/nl/');
  const [head = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  const [title = ''] = /<title>[^<]*/.exec(html) ?? [];
  for (const part of [head, title]) {
    expect(part).not.toBe('');
    expect(plain(part)).not.toContain('Kudde');
  }
  expect(plain(head)).toContain('Hoeve Rood');
  const sheet = await fetch(`${shop.url}${own.look?.sheet}`);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(await sheet.text()).toContain('--primary: #1d4e89;');
  const other = await fetch(`${shop.url}/brand/nl-old-old.css`);
  expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await fetch(`${shop.url}/brand/fr-a-b.css`)).status).toBe(404);
  expect(await page(shop, '/fr/')).not.toContain('/brand/');
}, 120_000);

test('counter 5: with an account it is no demonstration any more, and takes no order before it is ready, in both processes', async () => {
  const demo = /demonstratie/i;
  const box = await firstPackage();
  const visits = shops.map(browserOf);
  for (const visit of visits) await visit.ask(`/nl/shop/?add-to-cart=${box.id}`);
  const checkout = async (index: number) => plain((await visits[index]?.page('/nl/shop/checkout/')) ?? '');
  for (const index of shops.keys()) expect(await checkout(index)).toMatch(demo);
  await set({ account: { kind: 'iban', name: 'Rood V.O.F.', iban: 'NL91ABNA0417164300' } });
  const opensSoon = testTexts.textFor(nl)('selling:basket.notReady');
  for (const [index, visit] of visits.entries()) {
    await expect.poll(async () => plain(await visit.page('/nl/shop/')), soon).toContain(opensSoon);
    expect(await checkout(index)).toBe('');
  }
}, 120_000);

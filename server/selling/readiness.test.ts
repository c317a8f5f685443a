// Orders for money wait for the list before selling: what an owner does in the studio opens the checkout.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { SettingKey } from '#rules/settings/setting-keys.ts';
import { createBackupShelf } from '#server/backups/backup-shelf.ts';
import { readConfig } from '#server/config.ts';
import { documents } from '#services/content/tables.ts';
import { createAudit } from '#services/people/audit.ts';
import { changeSetting } from '#services/settings/settings.ts';
import { openDemoDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { createReadiness } from './readiness.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'kudde-gate-'));
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true });
});

let now = new Date('2026-11-18T12:00:00Z');
const clock = () => now;
/** Past what is remembered of the last answer. */
const later = () => (now = new Date(now.getTime() + 2001));
const account = { SHOP_IBAN_NL: 'NL91ABNA0417164300', SHOP_ACCOUNT_NAME_NL: 'Rood' };

function open(settings: Record<string, string>) {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, ...settings });
  const said: string[] = [];
  const log = {
    info: (_: object, words: string) => void said.push(words),
    warn: (details: object, words: string) => void said.push(`${words} ${JSON.stringify(details)}`),
  };
  const shelf = createBackupShelf({ config, connect: () => database.connect(), clock });
  const { db } = database;
  const audit = createAudit({ db, clock });
  const { accounts } = config.orders;
  return { readiness: createReadiness({ config, accounts, db, shelf, audit, clock, log }), said, shelf, audit };
}

test.each([
  ['a demonstration', {}, true],
  ['a shop with an account', account, false],
  ['one whose owner knows better', { ...account, SELL_ANYWAY: '1' }, true],
  ['one that is being developed', { ...account, NODE_ENV: 'development' }, true],
] as const)('counter 5: out of the box %s takes orders or not', async (_, settings, isTaken) => {
  expect(await open(settings).readiness.takesOrders(markets.nl)).toBe(isTaken);
});

test('counter 5: what an owner does opens the checkout, and the log says what was missing', async () => {
  const { nl } = markets;
  const { db } = database;
  const { readiness, said, shelf, audit } = open({ ...account, SITE_URL_NL: 'https://www.rood.nl/nl' });
  expect(await readiness.takesOrders(nl)).toBe(false);
  expect(said).toEqual([
    'orders are refused until the shop is ready to sell: npm run shop -- ready nl says what is missing {"market":"nl","missing":"seller, voices, figures, delivery, mail, backup"}',
  ]);
  const set: Partial<Record<SettingKey, unknown>> = {
    'shop.name': 'Hoeve Rood',
    'shop.address': 'Dijk 1, 1234 AB Dorp',
    'shop.phone': '+31 348 123456',
    'shop.email': 'loes@rood.nl',
    'shop.registerNumber': 'KvK 12345678',
    'shop.vatNumber': 'NL123456789B01',
    'shop.figures': 'plain',
    'delivery.price': 695,
  };
  for (const [key, value] of Object.entries(set))
    await changeSetting(db, { market: 'nl', key: key as SettingKey, value, version: 0, personId: null }, clock);
  await audit.record({ personId: null, what: 'settings.test' });
  await shelf.make('by-hand');
  later();
  expect(await readiness.takesOrders(nl)).toBe(false);
  expect(said.at(-1)).toContain('"missing":"voices"');
  await db.delete(documents).where(eq(documents.slug, 'home'));
  const pages = await db.select().from(documents).where(eq(documents.kind, 'static-pages'));
  for (const { slug, detail } of pages)
    if (/"reviewer"|"module":"quote"/.test(JSON.stringify(detail)))
      await db.delete(documents).where(eq(documents.slug, slug));
  later();
  expect(await readiness.takesOrders(nl)).toBe(true);
  expect(said.at(-1)).toBe('the shop is ready to sell: orders are taken');
  // A test mail and a backup that grow old are on the list, and close nothing.
  now = new Date('2027-03-18T12:00:00Z');
  expect(await readiness.takesOrders(nl)).toBe(true);
  const missing = (await readiness.lines(nl)).flatMap(({ id, isDone }) => (isDone ? [] : [id]));
  expect(missing).toEqual(['mail', 'backup']);
});

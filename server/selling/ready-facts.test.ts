import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readyToSell } from '#rules/selling/ready-to-sell.ts';
import { createBackupShelf } from '#server/backups/backup-shelf.ts';
import { readConfig } from '#server/config.ts';
import { createAudit } from '#services/people/audit.ts';
import { changeSetting } from '#services/settings/settings.ts';
import { openDemoDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { readyFacts } from './ready-facts.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'kudde-ready-'));
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true });
});

const clock = () => new Date('2026-11-18T12:00:00Z');
async function missing(code: keyof typeof markets, settings: Record<string, string> = {}) {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...settings });
  const { db } = database;
  const shelf = createBackupShelf({ config, connect: () => database.connect(), clock });
  const facts = await readyFacts({ config, db, shelf, audit: createAudit({ db, clock }), clock }, markets[code]);
  return {
    shelf,
    facts,
    ids: readyToSell(facts, clock()).flatMap(({ id, isDone }) => (isDone ? [] : [id])),
  };
}

test.each([
  { code: 'nl', legal: [], why: 'its legal pages name nobody but the seller' },
  { code: 'uk', legal: [], why: 'its legal pages name nobody but the seller' },
  { code: 'fr', legal: ['legal'], why: 'its legal pages name a host' },
  { code: 'de', legal: ['legal'], why: 'its legal pages name who answers for them' },
] as const)('counter 5: the demo of $code is no shop to sell in, and has goods; $why', async ({ code, legal }) => {
  const { ids, facts } = await missing(code);
  expect(ids).toEqual(['account', 'seller', ...legal, 'voices', 'figures', 'delivery', 'mail', 'backup', 'address']);
  expect(facts.demoVoices).toBeGreaterThan(0);
  expect(facts.legalPages).toHaveLength(4);
});

test('counter 5: what an owner sets, tests and backs up leaves the list', async () => {
  const { db } = database;
  const set = (key: 'delivery.price' | 'shop.registerNumber' | 'shop.vatNumber', value: unknown) =>
    changeSetting(db, { market: 'nl', key, value, version: 0, personId: null }, clock);
  await set('delivery.price', 695);
  await createAudit({ db, clock }).record({ personId: null, what: 'settings.test' });
  const { shelf } = await missing('nl');
  await shelf.make('by-hand');
  const { ids } = await missing('nl', {
    SHOP_IBAN_NL: 'NL91ABNA0417164300',
    SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
    FIGURES: 'plain',
    SITE_URL_NL: 'https://www.boerderij.nl/nl',
  });
  expect(ids).toEqual(['seller', 'voices']);
});

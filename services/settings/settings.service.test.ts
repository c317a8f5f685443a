import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { changeSettings, readSettings } from './settings.ts';
import { settings } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => void (await database.db.delete(settings)));

const at = new Date('2026-11-24T11:04:00Z');
const clock = () => at;
const anna = '00000000-0000-4000-8000-00000000000a';
const loes = '00000000-0000-4000-8000-00000000000b';
type Changes = Parameters<typeof changeSettings>[1]['changes'];
const change = (changes: Changes, personId: string = anna) =>
  changeSettings(database.db, { market: 'nl', personId, changes }, clock);

test('a form is changed whole, or nothing of it', async () => {
  const wrong = await change([
    { key: 'shop.name', value: 'Hoeve Rood', version: 0 },
    { key: 'delivery.leadDays', value: 0, version: 0 },
  ]);
  expect(wrong).toEqual({ notAllowed: ['delivery.leadDays'] });
  expect((await readSettings(database.db, 'nl')).values).toEqual({});
  const right = await change([
    { key: 'shop.name', value: 'Hoeve Rood', version: 0 },
    { key: 'delivery.leadDays', value: 2, version: 0 },
  ]);
  expect(right).toMatchObject({
    changed: [{ key: 'shop.name', before: null, version: 1 }, { key: 'delivery.leadDays' }],
  });
  expect(await readSettings(database.db, 'nl')).toEqual({
    values: { 'shop.name': 'Hoeve Rood', 'delivery.leadDays': 2 },
    versions: { 'shop.name': 1, 'delivery.leadDays': 1 },
  });
});

test('CO-44 two people, the same field: the second is told whose it is and nothing is lost', async () => {
  await change([{ key: 'delivery.price', value: 695, version: 0 }]);
  await change([{ key: 'delivery.price', value: 795, version: 1 }], loes);
  const late = await change([
    { key: 'delivery.price', value: 595, version: 1 },
    { key: 'delivery.leadDays', value: 3, version: 0 },
  ]);
  expect(late).toEqual({
    conflicts: [{ key: 'delivery.price', version: 2, value: 795, changedBy: loes, changedAt: at }],
  });
  expect((await readSettings(database.db, 'nl')).values).toEqual({ 'delivery.price': 795 });
});

test('CO-44 two people, two fields of one form: neither is told anything', async () => {
  await change([
    { key: 'delivery.price', value: 695, version: 0 },
    { key: 'delivery.leadDays', value: 4, version: 0 },
  ]);
  await change(
    [
      { key: 'delivery.price', value: 795, version: 1 },
      { key: 'delivery.leadDays', value: 4, version: 1 },
    ],
    loes,
  );
  const other = await change([
    { key: 'delivery.price', value: 795, version: 1 },
    { key: 'delivery.leadDays', value: 3, version: 1 },
  ]);
  expect(other).toMatchObject({ changed: [{ key: 'delivery.leadDays', before: 4, after: 3 }] });
});

test('a setting that somebody took away meanwhile is a conflict too', async () => {
  await change([{ key: 'delivery.price', value: 695, version: 0 }]);
  await change([{ key: 'delivery.price', value: null, version: 1 }], loes);
  expect(await change([{ key: 'delivery.price', value: 595, version: 1 }])).toMatchObject({
    conflicts: [{ key: 'delivery.price', value: null, version: 0 }],
  });
});

test('a colour that cannot be read is refused here, whoever asks', async () => {
  expect(await change([{ key: 'brand.primary', value: '#ffcc00', version: 0 }])).toEqual({
    notAllowed: ['brand.primary'],
  });
  expect(await change([{ key: 'brand.primary', value: '#123456', version: 0 }])).toMatchObject({ changed: [{}] });
});

test('CO-45 what is done alongside is there with the change, or neither', async () => {
  const broken = changeSettings(
    database.db,
    {
      market: 'nl',
      personId: anna,
      changes: [{ key: 'shop.name', value: 'Hoeve Rood', version: 0 }],
      onWritten: async () => {
        throw new Error('no audit');
      },
    },
    clock,
  );
  await expect(broken).rejects.toThrow('no audit');
  expect((await readSettings(database.db, 'nl')).values).toEqual({});
});

test.each(['12345678', 'true', 'null', '"Hoeve"', '{}'])(
  'counter 6: a line that reads like JSON, such as a register number, stays the text that was typed: %s',
  async (typed) => {
    await change([{ key: 'shop.registerNumber', value: typed, version: 0 }]);
    expect(await readSettings(database.db, 'nl')).toEqual({
      values: { 'shop.registerNumber': typed },
      versions: { 'shop.registerNumber': 1 },
    });
    const next = await change([{ key: 'shop.registerNumber', value: 'KvK 2', version: 1 }]);
    expect(next).toMatchObject({ changed: [{ before: typed, after: 'KvK 2' }] });
  },
);

test('counter 6: what is no longer allowed is as if it were not set, and can be set again', async () => {
  const row = { market: 'nl', key: 'delivery.leadDays', value: 'soon', version: 4, changedAt: at };
  await database.db.insert(settings).values(row);
  const { values, versions } = await readSettings(database.db, 'nl');
  expect([values, versions]).toEqual([{}, { 'delivery.leadDays': 4 }]);
  expect(await change([{ key: 'delivery.leadDays', value: 3, version: 4 }])).toMatchObject({ changed: [{ after: 3 }] });
});

test('counter 1: what cannot be a telephone or VAT number is refused; none at all is allowed', async () => {
  const wrong = await change([
    { key: 'shop.phone', value: 'niks', version: 0 },
    { key: 'shop.vatNumber', value: 'NL123', version: 0 },
  ]);
  expect(wrong).toEqual({ notAllowed: ['shop.phone', 'shop.vatNumber'] });
  const right = await change([
    { key: 'shop.phone', value: '+31 346 000 000', version: 0 },
    { key: 'shop.vatNumber', value: '', version: 0 },
  ]);
  expect(right).toMatchObject({ changed: [{ key: 'shop.phone' }, { key: 'shop.vatNumber' }] });
});

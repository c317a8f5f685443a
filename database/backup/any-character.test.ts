import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../client.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-characters-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

async function carry(from: OpenDatabase, to: OpenDatabase) {
  const file = join(await newFolder(), 'shop.backup');
  const [source, target] = [await from.connect(), await to.connect()];
  try {
    await writeBackup(file, { client: source, media: { own: null, shop: null }, print: () => {} });
    await restoreBackup(file, { client: target, media: { own: null, shop: null }, print: () => {} });
  } finally {
    await source.end();
    await target.end();
  }
}

/** One or more of every class Unicode has, but for what PostgreSQL cannot keep: the sign zero and halves of pairs. */
const classes: Record<string, string> = {
  'Cc, ends of lines': '\n\r\u0085\u000b\u000c',
  'Cc, others': '\u0001\u0007\t\u001b\u007f\u009b',
  Zl: '\u2028',
  Zp: '\u2029',
  Zs: ' \u00a0\u2003\u3000',
  Cf: '\u00ad\u200b\u200d\u202e\u2066\ufeff\u{e0001}',
  Co: '\ue000\u{f0000}',
  Cn: '\ufffe\uffff\u{10ffff}',
  'L, M': 'aZß\u0301ǅʰ\u05d0\u4e2d\u{1d11e}',
  'N, P, S': '1Ⅷ²_-()«»"\'\\/{}[],:!+€^☃\u{1f404}',
};

test('H2-3 a backup carries a row of every class of characters', async () => {
  const [from, to] = [await open(), await open()];
  for (const [name, text] of Object.entries(classes))
    await from.db.execute(sql`insert into shop.secrets (name, value) values (${name}, ${text})`);
  await carry(from, to);
  const { rows } = (await to.db.execute(sql`select name, value from shop.secrets`)) as {
    rows: { name: string; value: string }[];
  };
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual(classes);
});

test('H2-3 an order with a line separator in its note is in the backup, and comes back', async () => {
  const [from, to] = [await open(), await open()];
  await replaceGoods(from.db, 'nl', recordedGoods);
  const { buy } = ordersOn(from.db);
  expect(await buy([aPackage()], { note: 'achterom\u2028bij de buren\u2029of morgen' })).toMatchObject({
    order: { note: 'achterom\nbij de buren\nof morgen' },
  });
  // As an earlier version kept it.
  await from.db.execute(sql`update orders.orders set note = ${'achterom\u2028bij de buren'}`);
  await carry(from, to);
  expect(await to.db.execute(sql`select note from orders.orders`)).toMatchObject({
    rows: [{ note: 'achterom\u2028bij de buren' }],
  });
});

test('H2-17 a file of one endless line is refused in words', async () => {
  const file = join(await newFolder(), 'endless');
  const million = Buffer.alloc(1_000_000, 'x');
  await pipeline(
    Readable.from(Array.from({ length: 100 }, () => million)),
    createGzip({ level: 1 }),
    createWriteStream(file),
  );
  await expect(readBackup(file, {})).rejects.toThrow(
    `${file} is not a whole backup: a line of it is longer than any of a backup. Nothing was changed.`,
  );
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultMarket } from '#markets/index.ts';
import { readBackup } from '#database/backup/read-backup.ts';
import { createAudit } from '#services/people/audit.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { openDatabase, type OpenDatabase } from '#database/client.ts';
import { ownerNews } from '#services/orders/tables/counter.ts';
import { createBackupShelf } from './backup-shelf.ts';
import { createNightlyBackup } from './nightly-backup.ts';

let now = new Date('2026-11-18T09:00:00+01:00');
const until = (text: string) => {
  now = new Date(text);
};
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let database: OpenDatabase;
let dataDir = '';
let free: number | null = null;

beforeAll(async () => {
  shop = await openTestOrders({
    clock: () => now,
    owner: async () => ({ email: 'boss@kudde.example', time: 'atOnce' }),
  });
  database = await openDatabase({ dataDir: '', url: shop.url });
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kudde-backups-'));
  free = null;
  until('2026-11-18T09:00:00+01:00');
});
afterAll(async () => {
  await database?.close();
  await shop?.close();
});

function night() {
  const config = { dataDir, mediaDirs: [], diskReserveBytes: 1000 };
  const clock = () => now;
  const shelf = createBackupShelf({ config, connect: () => database.connect(), clock, freeBytes: () => free });
  const audit = createAudit({ db: shop.db, clock });
  const log = { info() {}, warn() {}, error() {} };
  const nightly = createNightlyBackup({ shelf, audit, orders: shop.orders, market: defaultMarket, clock, log });
  return { shelf, audit, look: nightly.look };
}
const files = () => readdirSync(join(dataDir, 'backups')).toSorted();

test('counter 6: at three by the clock of the first market, once, and it can be read again', async () => {
  const { look, shelf } = night();
  until('2026-11-19T02:59:59+01:00');
  expect(await look()).toBe(false);
  until('2026-11-19T03:00:00+01:00');
  expect(await look()).toBe(true);
  expect(await look()).toBe(false);
  expect(files()).toEqual(['kudde-2026-11-19T020000Z-nightly.backup']);
  expect((await readBackup(join(dataDir, 'backups', files()[0] ?? ''), {})).rows).toBeGreaterThan(0);
  expect((await shelf.list())[0]).toMatchObject({ at: now, isNightly: true });
  // Another process of the same shop finds it done.
  expect(await night().look()).toBe(false);
  rmSync(dataDir, { recursive: true });
});

test('counter 6: old ones go, those of other people stay', async () => {
  const { look } = night();
  until('2026-11-19T03:00:00+01:00');
  await look();
  const folder = join(dataDir, 'backups');
  for (let back = 1; back < 60; back += 1) {
    const day = new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
    writeFileSync(join(folder, `kudde-${day}T020000Z-nightly.backup`), 'old');
  }
  writeFileSync(join(folder, 'holiday.jpg'), 'mine');
  until('2026-11-20T03:00:00+01:00');
  await look();
  expect(files().filter((name) => name.endsWith('.backup'))).toHaveLength(7 + 4);
  expect(files()).toContain('holiday.jpg');
  rmSync(dataDir, { recursive: true });
});

test('counter 6: a disk without room is told once a night, stands in the audit, leaves nothing behind, and is tried again', async () => {
  const { look, audit } = night();
  const before = await shop.db.$count(ownerNews);
  free = 999;
  until('2026-11-19T03:00:00+01:00');
  expect(await look()).toBe(true);
  until('2026-11-19T03:59:59+01:00');
  expect(await look()).toBe(false);
  until('2026-11-19T04:00:00+01:00');
  expect(await look()).toBe(true);
  expect((await shop.db.$count(ownerNews)) - before).toBe(1);
  expect(await audit.last('backup.failed')).toMatchObject({
    about: { why: expect.stringContaining('too little room') },
  });
  expect(files()).toEqual([]);
  free = null;
  until('2026-11-19T05:00:00+01:00');
  expect(await look()).toBe(true);
  expect(files()).toHaveLength(1);
  // The next night that fails is news again.
  free = 999;
  until('2026-11-20T03:00:00+01:00');
  await look();
  expect((await shop.db.$count(ownerNews)) - before).toBe(2);
  rmSync(dataDir, { recursive: true });
});

test('counter 6: only names of the shelf can be opened', async () => {
  const { shelf } = night();
  const { name } = await shelf.make('by-hand');
  writeFileSync(join(dataDir, 'secret'), 'no');
  expect(await shelf.open('../secret')).toBeNull();
  const opened = await shelf.open(name);
  expect(opened?.bytes).toBeGreaterThan(0);
  await opened?.body.cancel();
  rmSync(dataDir, { recursive: true });
});

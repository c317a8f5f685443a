// What a restore leaves behind: all of the backup, or the place as it was.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../client.ts';
import { readMigrations } from '../migrate.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { onServer } from '#tests/setup/database/test-template.ts';
import pg from 'pg';
import type { Media } from './media.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-whole-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

const print = () => {};
const noPictures: Media = { own: null, shop: null };
type More = { media?: Media; migrations?: Parameters<typeof restoreBackup>[1]['migrations'] };

async function save(file: string, database: OpenDatabase, { media = noPictures }: More = {}) {
  const client = await database.connect();
  try {
    await writeBackup(file, { client, media, print });
  } finally {
    await client.end();
  }
}

async function restore(file: string, database: OpenDatabase, { media = noPictures, ...more }: More = {}) {
  const client = await database.connect();
  try {
    return await restoreBackup(file, { client, media, print, ...more });
  } finally {
    await client.end();
  }
}

const contentsOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(dir.length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
  );

function fill(dir: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
}

const shippedFiles = { 'a.webp': 'a', 'b.webp': 'b', 'manifest.json': '{}' };
const shipped = new Map(
  Object.entries(shippedFiles).map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]),
);

test('O3 own pictures in the folder of the shop are in the backup, and come back there', async () => {
  const folder = await newFolder();
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  fill(before, { ...shippedFiles, 'b.webp': 'another', 'IMG_4711.JPG': 'cow', 'manifest.json': '{"IMG_4711":{}}' });
  fill(after, shippedFiles);
  const [from, to] = [await open(), await open()];
  await from.db.execute(sql`insert into shop.secrets values ('key', 'geheim')`);
  const file = join(folder, 'shop.backup');
  await save(file, from, { media: { own: null, shop: { dir: before, shipped } } });
  expect(await restore(file, to, { media: { own: null, shop: { dir: after, shipped } } })).toMatchObject({ files: 3 });
  expect(contentsOf(after)).toEqual(contentsOf(before));
});

test('O3 with a folder of one’s own pictures of both are in the backup, and go into that folder', async () => {
  const folder = await newFolder();
  const [shop, own, target] = [join(folder, 'shop'), join(folder, 'own'), join(folder, 'target')];
  fill(shop, { ...shippedFiles, 'c.webp': 'c of the shop', 'd.webp': 'd' });
  fill(own, { 'c.webp': 'c', 'deep/e.webp': 'e' });
  const [from, to] = [await open(), await open()];
  const file = join(folder, 'shop.backup');
  await save(file, from, { media: { own, shop: { dir: shop, shipped } } });
  await restore(file, to, { media: { own: target, shop: { dir: shop, shipped } } });
  expect(contentsOf(target)).toEqual({ 'c.webp': 'c', 'd.webp': 'd', 'deep/e.webp': 'e' });
});

test('C23 a restore that fails in the database leaves no picture, no folder and no row behind', async () => {
  const folder = await newFolder();
  const own = join(folder, 'own');
  fill(own, { 'a.webp': 'mine', 'deep/b.webp': 'b' });
  const [from, to] = [await open(), await open()];
  await from.db.execute(sql`insert into shop.secrets values ('key', 'geheim')`);
  const file = join(folder, 'shop.backup');
  await save(file, from, { media: { own, shop: null } });
  // The last moment at which a database says no: when the transaction ends.
  await to.db.execute(
    sql`create function shop.refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  );
  await to.db.execute(
    sql`create constraint trigger refuse after insert on shop.secrets deferrable initially deferred for each row execute function shop.refuse()`,
  );
  const [there, shop] = [join(folder, 'there'), join(folder, 'shop')];
  fill(shop, shippedFiles);
  for (const media of [
    { own: there, shop: null },
    { own: null, shop: { dir: shop, shipped } },
  ] satisfies Media[])
    await expect(restore(file, to, { media })).rejects.toThrow(/no/);
  expect(existsSync(there)).toBe(false);
  expect(contentsOf(shop)).toEqual(shippedFiles);
  expect(readdirSync(shop).toSorted()).toEqual(Object.keys(shippedFiles));
  expect(await to.db.execute(sql`select 1 from shop.secrets`)).toMatchObject({ rowCount: 0 });
  await to.db.execute(sql`drop trigger refuse on shop.secrets`);
  expect(await restore(file, to, { media: { own: there, shop: null } })).toMatchObject({ files: 2 });
});

test('C23 what a killed restore prepared is no picture of anybody, and goes with the next', async () => {
  const folder = await newFolder();
  const own = join(folder, 'own');
  fill(own, { 'a.webp': 'a', '.restore-1/new/b.webp': 'half' });
  const [from, to] = [await open(), await open()];
  const file = join(folder, 'shop.backup');
  await save(file, from, { media: { own, shop: null } });
  expect(await restore(file, to, { media: { own, shop: null } })).toMatchObject({ files: 1 });
  expect(readdirSync(own)).toEqual(['a.webp']);
});

test('C23 a backup of an older version gets the steps it has not seen, with what they do to data', async () => {
  const folder = await newFolder();
  const [from, to] = [await open(), await open()];
  await from.db.execute(sql`insert into shop.secrets values ('key', 'geheim')`);
  const file = join(folder, 'shop.backup');
  await save(file, from);
  const steps = ['alter table shop.secrets add column length int', 'update shop.secrets set length = length(value)'];
  const migrations = [...readMigrations(), { hash: 'a step of tomorrow', sql: steps }];
  // As the start of the newer version leaves an empty database.
  await to.db.execute(sql.raw(steps[0] ?? ''));
  await to.db.execute(sql`insert into kudde.migrations (hash) values ('a step of tomorrow')`);
  await restore(file, to, { migrations });
  expect(await to.db.execute(sql`select value, length from shop.secrets`)).toMatchObject({
    rows: [{ value: 'geheim', length: 6 }],
  });
  expect(await to.db.execute(sql`select hash from kudde.migrations`)).toMatchObject({ rowCount: migrations.length });
});

test('C23 a backup of the first version there was goes into this one', async () => {
  const folder = await newFolder();
  const server = inject('postgresUrl');
  const name = `first_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await onServer(server, `drop database ${name} with (force)`);
  });
  const [first] = readMigrations();
  await client.query(
    'create schema kudde; create table kudde.migrations (hash text primary key, applied_at timestamptz not null default now())',
  );
  for (const statement of first?.sql ?? []) await client.query(statement);
  await client.query('insert into kudde.migrations (hash) values ($1)', [first?.hash]);
  const file = join(folder, 'shop.backup');
  await writeBackup(file, { client, media: noPictures, print });
  const to = await open();
  await restore(file, to);
  expect(await to.db.execute(sql`select hash from kudde.migrations`)).toMatchObject({
    rowCount: readMigrations().length,
  });
  expect(await to.db.execute(sql`select 1 from orders.orders`)).toMatchObject({ rowCount: 0 });
});

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../client.ts';
import { findPrograms } from '../embedded/programs.ts';
import { startPostgres } from '#tests/setup/database/postgres-server.ts';
import { openDemoDatabase, openTestDatabase } from '#tests/setup/database/test-database.ts';
import { BackupRefused } from './format.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(openNew = openTestDatabase) {
  const database = await openNew();
  onTestFinished(() => database.close());
  return database;
}

/** With what is hard to carry: quotes, other scripts, JSON that is null, empty and missing values, a number that must not begin anew. */
async function filled(openNew = openDemoDatabase) {
  const database = await open(openNew);
  const { patientDb: db } = database;
  await db.execute(sql`
    insert into shop.sign_ups (market, language, kind, email, slug, state, created_at)
    values ('nl', 'nl-NL', 'newsletter', ${`o'brien+"ü\\n\n\t☃𝄞"@example.test`}, '', 'stored', '2026-11-15 10:00:00.123456+01')`);
  await db.execute(sql`
    insert into shop.carts (market, id, content, notices, expires_at)
    values ('de', 'x', '{"b": 1,  "a": "ß"}', 'null', 'infinity')`);
  await db.execute(sql`insert into shop.secrets values ('key', 'geheim')`);
  return database;
}

type Tools = { mediaDir?: string | null; print?: (line: string) => void };
const ownIn = (own: string | null) => ({ own, shop: null });

async function withClient<T>(
  database: OpenDatabase,
  work: (client: Awaited<ReturnType<OpenDatabase['connect']>>) => Promise<T>,
) {
  const client = await database.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const save = (file: string, database: OpenDatabase, { mediaDir = null, print = () => {} }: Tools = {}) =>
  withClient(database, (client) => writeBackup(file, { client, media: ownIn(mediaDir), print }));
const restore = (file: string, database: OpenDatabase, { mediaDir = null, print = () => {} }: Tools = {}) =>
  withClient(database, (client) => restoreBackup(file, { client, media: ownIn(mediaDir), print }));

/** All that is stored, as text, table by table. */
async function everything(database: OpenDatabase): Promise<Record<string, string>> {
  const { rows: tables } = (await database.db.execute(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('content', 'shop') order by 1`)) as { rows: { name: string }[] };
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = (await database.db.execute(sql.raw(`select t::text as row from ${name} t`))) as {
      rows: { row: string }[];
    };
    const lines = rows.map(({ row }) => row).toSorted();
    all[name] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  return all;
}

test('a backup holds all that is stored, from one moment, and puts it into an empty database as it was', async () => {
  const file = join(await newFolder(), 'shop.backup');
  const from = await filled();
  const before = await everything(from);
  const said: string[] = [];
  // While others write: what comes after its beginning is not in it, nor a half of it.
  const ending = new AbortController();
  const writing = (async () => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      await from.db.transaction(async (tx) => {
        for (const name of ['a', 'b'])
          await tx.execute(sql`insert into shop.secrets values (${`${name}${count}`}, 'x') on conflict do nothing`);
      });
    }
  })();
  const end = await save(file, from, { print: (line) => void said.push(line) });
  ending.abort();
  await writing;
  expect(said).toContain('shop.sign_ups: 1 rows');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await readBackup(file, {})).toEqual(end);
  const to = await open();
  expect(await restore(file, to)).toEqual(end);
  const after = await everything(to);
  const { 'shop.secrets': _, ...others } = before;
  expect(after).toMatchObject(others);
  const { rows: pairs } = (await to.db.execute(sql`
    select count(*)::int as n from shop.secrets where name ~ '^[ab]' group by substr(name, 2)`)) as {
    rows: { n: number }[];
  };
  expect(pairs.every(({ n }) => n === 2)).toBe(true);
}, 120_000);

test('a number that is given out goes on where it was', async () => {
  const file = join(await newFolder(), 'shop.backup');
  const [from, to] = [await open(), await open()];
  for (const { db } of [from, to])
    await db.execute(
      sql`create table shop.numbered (id int generated always as identity primary key, other int references shop.numbered)`,
    );
  await from.db.execute(sql`insert into shop.numbered (other) values (null), (1), (2)`);
  await save(file, from);
  await restore(file, to);
  await to.db.execute(sql`insert into shop.numbered (other) values (3)`);
  expect(await to.db.execute(sql`select id, other from shop.numbered order by 1 desc limit 1`)).toMatchObject({
    rows: [{ id: 4, other: 3 }],
  });
});

const installed = (await findPrograms()).filter(({ origin }) => origin === 'installed').map(({ major }) => major);
// In the long run, of those this machine has; the package's own is what all other tests run on.
for (const major of casesOf([...new Set(installed)], 0)) {
  test(`a backup goes into PostgreSQL ${major} and comes out the same`, { timeout: 120_000 }, async () => {
    const folder = await newFolder();
    const from = await filled();
    await save(join(folder, 'a'), from);
    const server = await startPostgres(String(major));
    onTestFinished(() => server.stop());
    const other = await openDatabase({ dataDir: '', url: server.url });
    onTestFinished(() => other.close());
    await restore(join(folder, 'a'), other);
    expect(await everything(other)).toEqual(await everything(from));
    await save(join(folder, 'b'), other);
    const back = await open();
    await restore(join(folder, 'b'), back);
    expect(await everything(back)).toEqual(await everything(from));
  });
}

test('pictures of the owner’s own are in it; none is overwritten by another', async () => {
  const folder = await newFolder();
  const [media, target] = [join(folder, 'media'), join(folder, 'target')];
  mkdirSync(join(media, 'deep'), { recursive: true });
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * index) % 251));
  writeFileSync(join(media, 'cow.webp'), bytes);
  writeFileSync(join(media, 'deep', 'empty.jpg'), '');
  const file = join(folder, 'shop.backup');
  await save(file, await filled(), { mediaDir: media });
  await expect(restore(file, await open())).rejects.toThrow(/has pictures: set MEDIA_DIR/);
  const to = await open();
  mkdirSync(target);
  writeFileSync(join(target, 'cow.webp'), 'another');
  await expect(restore(file, to, { mediaDir: target })).rejects.toThrow(/cow\.webp is in .*target already/);
  expect(readdirSync(target)).toEqual(['cow.webp']);
  writeFileSync(join(target, 'cow.webp'), bytes);
  await restore(file, to, { mediaDir: target });
  expect(readFileSync(join(target, 'cow.webp')).equals(bytes)).toBe(true);
  expect(statSync(join(target, 'deep', 'empty.jpg')).size).toBe(0);
});

test('a damaged, half or strange file is refused, and the database is as it was', async () => {
  const folder = await newFolder();
  const file = join(folder, 'shop.backup');
  // Without the demo, which would be read ten times.
  await save(file, await filled(openTestDatabase));
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  const flipped = Buffer.from(whole);
  flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
  const zipped = (changed: string[]) => gzipSync(`${changed.join('\n')}\n`);
  const broken: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    'half of the file': whole.subarray(0, whole.length / 2),
    'a byte turned over': flipped,
    'no backup': Buffer.from('hello'),
    'no end': zipped(lines.slice(0, -1)),
    'a row missing': zipped(lines.filter((line) => !line.includes('☃'))),
    'a row changed': zipped(lines.map((line) => line.replace('☃', '☂'))),
    'more after its end': zipped([...lines, '["x"]']),
    'another format': zipped([(lines[0] ?? '').replace('"format":1', '"format":2'), ...lines.slice(1)]),
    'from the future': zipped([
      (lines[0] ?? '').replace('"migrations":["', '"migrations":["unknown","'),
      ...lines.slice(1),
    ]),
  };
  const to = await open();
  for (const [name, bytes] of Object.entries(broken)) {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    await expect(restore(path, to), name).rejects.toThrow(BackupRefused);
  }
  await expect(restore(join(folder, 'nowhere'), to)).rejects.toThrow(/no such file/);
  expect(new Set(Object.values(await everything(to)).map((line) => line.split(' ')[0]))).toEqual(new Set(['0']));
  await restore(file, to);
  await expect(restore(file, to)).rejects.toThrow(/not empty/);
});

test('a backup overwrites nothing, and leaves nothing half behind', async () => {
  const folder = await newFolder();
  writeFileSync(join(folder, 'known'), 'precious');
  const from = await open();
  await expect(save(join(folder, 'known'), from)).rejects.toThrow(/is not overwritten/);
  expect(readFileSync(join(folder, 'known'), 'utf8')).toBe('precious');
  await expect(save(join(folder, 'pictures'), from, { mediaDir: join(folder, 'nowhere') })).rejects.toThrow(/ENOENT/);
  expect(existsSync(join(folder, 'pictures'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['known']);
});

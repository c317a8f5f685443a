import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '#contract/errors.ts';
import { layLine } from '#tests/setup/database/silent-line.ts';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { openDatabase } from './client.ts';
import type { Limits } from './pool.ts';
import { DatabaseReadOnly } from './unavailable.ts';

/** For tests that wait until one of them is passed; long enough for a busy machine to answer in. */
const quick: Partial<Limits> = { statementMs: 1500, queryMs: 2000, connectMs: 2000, listenerPingMs: 500 };

async function open(
  limits: Partial<Limits> = {},
  through: (own: TestDatabase) => Promise<string> = async ({ url }) => url,
) {
  const own = await openTestDatabase();
  const database = await openDatabase({ dataDir: '', url: await through(own), limits });
  onTestFinished(async () => {
    await database.close();
    await own.close();
  });
  return { own, database };
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a line to the database that goes silent is given up and found again: questions, transactions and announcements', async () => {
  let line: Awaited<ReturnType<typeof layLine>> | undefined;
  const { own, database } = await open(quick, async ({ url }) => (line = await layLine(url)).url);
  onTestFinished(async () => line?.close());
  const heard: string[] = [];
  await database.listen('news', (payload) => heard.push(payload));
  await database.ping();
  line?.silence();
  // As many as the pool has connections, so that none of the dead ones is left.
  const dead = await Promise.all(Array.from({ length: 3 }, () => failure(database.db.execute(sql`select 1`))));
  expect(dead.some((error) => isUnavailable(error))).toBe(true);
  await expect.poll(() => database.ping().then(() => 'well', String)).toBe('well');

  const inside = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    line?.silence();
    await tx.execute(sql`select 2`);
  });
  expect(isUnavailable(await failure(inside))).toBe(true);
  await expect.poll(() => database.ping().then(() => 'well', String)).toBe('well');
  // The listener noticed by itself, and says that anything may have changed.
  await expect.poll(() => heard).toContain('');
  heard.length = 0;
  await own.db.execute(sql`select pg_notify('news', 'hello')`);
  await expect.poll(() => heard).toContain('hello');
});

test('a question that takes too long is ended by the server, and is out of reach, not a mistake', async () => {
  const { database } = await open(quick);
  const error = await failure(database.db.execute(sql`select pg_sleep(60)`));
  expect(isUnavailable(error)).toBe(true);
  await database.ping();
  // Work that may take its time has it.
  expect(await database.patientDb.execute(sql`select pg_sleep(1.8)`)).toMatchObject({ rowCount: 1 });
});

test('a database that takes no changes is not ready, and a change is out of reach', async () => {
  const { own, database } = await open();
  const name = new URL(own.url).pathname.slice(1);
  await own.db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  const readOnly = await openDatabase({ dataDir: '', url: own.url }).catch((error: unknown) => error);
  // Migrations are the first to notice.
  expect(isUnavailable(readOnly)).toBe(true);
  await own.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => failure(database.ping())).toBeInstanceOf(DatabaseReadOnly);
  expect(isUnavailable(await failure(database.db.execute(sql`create table t (id int)`)))).toBe(true);
});

test('a mistake of ours stays one', async () => {
  const { database } = await open();
  expect(isUnavailable(await failure(database.db.execute(sql`select nothing from nowhere`)))).toBe(false);
});

test('a server that is not there is out of reach', async () => {
  const error = await failure(openDatabase({ dataDir: '', url: 'postgres://nobody@127.0.0.1:1/none' }));
  expect(isUnavailable(error)).toBe(true);
});

test('the connection for announcements, and one of its own, are out of reach with the server, and no mistake of ours', async () => {
  let line: Awaited<ReturnType<typeof layLine>> | undefined;
  const { database } = await open(quick, async ({ url }) => (line = await layLine(url)).url);
  await line?.close();
  expect(isUnavailable(await failure(database.connect()))).toBe(true);
  expect(isUnavailable(await failure(database.listen('news', () => {})))).toBe(true);
});

test('a health check writes: ready means that a change would be kept', async () => {
  const { own, database } = await open();
  const place = async () => {
    const query = sql`select pg_current_wal_insert_lsn()::text as place`;
    const { rows } = (await own.db.execute(query)) as { rows: { place: string }[] };
    return rows[0]?.place;
  };
  const before = await place();
  await database.ping();
  expect(await place()).not.toBe(before);
});

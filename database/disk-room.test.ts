import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '#contract/errors.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { clientClass, openPool, usualLimits } from './pool.ts';
import { type DiskRoom, hasRoom } from './disk-room.ts';

test('room is what the disk says; a disk that says nothing is not known to be full', () => {
  expect(hasRoom({ dir: tmpdir(), reserveBytes: 0 })).toBe(true);
  expect(hasRoom({ dir: tmpdir(), reserveBytes: Infinity })).toBe(false);
  expect(hasRoom({ dir: '/nowhere/at/all', reserveBytes: Infinity })).toBe(true);
});

test('without room a database is read and not written, and with room again it is', async () => {
  const database = await openTestDatabase();
  const room: DiskRoom = { dir: tmpdir(), reserveBytes: 0 };
  const connection = () => ({ connectionString: database.url });
  const Client = clientClass({ connection, mayWrite: () => hasRoom(room) });
  const pool = openPool({ Client, limits: usualLimits, onProblem: () => {} });
  onTestFinished(async () => {
    await pool.end();
    await database.close();
  });
  const db = drizzle(pool);
  const count = async () => (await db.execute<{ n: number }>(sql`select count(*)::int as n from t`)).rows[0]?.n;
  await db.execute(sql`create table t (id int)`);
  await db.execute(sql`insert into t values (1)`);

  room.reserveBytes = Infinity;
  const changes = [
    () => db.execute(sql`insert into t values (2)`),
    () => db.execute(sql`  UPDATE t set id = 3`),
    () => db.execute(sql`with gone as (delete from t returning id) select * from gone`),
    () => db.execute(sql`truncate t`),
    () => db.transaction(async (tx) => tx.execute(sql`insert into t values (4)`)),
  ];
  for (const change of changes) {
    const error: unknown = await change().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(isUnavailable(error)).toBe(true);
  }
  expect(await count()).toBe(1);
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select id from t`)).rows)).toEqual([{ id: 1 }]);

  room.reserveBytes = 0;
  await db.transaction(async (tx) => tx.execute(sql`insert into t values (5)`));
  expect(await count()).toBe(2);
});

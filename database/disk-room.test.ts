import { tmpdir } from 'node:os';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { isUnavailable } from '#contract/errors.ts';
import { type DiskRoom, hasRoom, refuseWritesWithoutRoom } from './disk-room.ts';

test('room is what the disk says; a disk that says nothing is not known to be full', () => {
  expect(hasRoom({ dir: tmpdir(), reserveBytes: 0 })).toBe(true);
  expect(hasRoom({ dir: tmpdir(), reserveBytes: Infinity })).toBe(false);
  expect(hasRoom({ dir: '/nowhere/at/all', reserveBytes: Infinity })).toBe(true);
});

test('without room a database is read and not written, and with room again it is', { timeout: 120_000 }, async () => {
  const room: DiskRoom = { dir: tmpdir(), reserveBytes: 0 };
  const pglite = await PGlite.create();
  refuseWritesWithoutRoom(pglite, room);
  const db = drizzle(pglite);
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
  await pglite.close();
});

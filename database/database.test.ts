import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { migrate } from './migrate.ts';

async function open() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

test('migrations run once, together or not at all', async () => {
  const database = await open();
  const said: string[] = [];
  await migrate(database.patientDb, (line) => said.push(line));
  expect(said).toEqual([]);
  const files = (await readdir(new URL('./migrations', import.meta.url))).filter((file) => file.endsWith('.sql'));
  const result = await database.db.execute(sql`select count(*)::int as count from kudde.migrations`);
  expect(result).toMatchObject({ rows: [{ count: files.length }] });
});

test('what one part of the program announces, another hears', async () => {
  const database = await open();
  const heard: string[] = [];
  await database.listen('news', (payload) => heard.push(payload));
  await database.db.execute(sql`select pg_notify('news', 'hello')`);
  await expect.poll(() => heard).toEqual(['hello']);
});

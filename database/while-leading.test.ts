import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { openDatabase } from './client.ts';
import { whileLeading } from './while-leading.ts';

test('of many processes on a database one does the timed work, and another when that one is gone', async () => {
  const own = await openTestDatabase();
  onTestFinished(() => own.close());
  const leading = new Set<string>();
  let [most, begun] = [0, 0];
  async function join(name: string) {
    const database = await openDatabase({ dataDir: '', url: own.url });
    const leave = whileLeading({
      connect: () => database.connect(),
      begin: () => {
        leading.add(name);
        begun += 1;
        most = Math.max(most, leading.size);
        return async () => void leading.delete(name);
      },
      onProblem: () => {},
      retryMs: 10,
    });
    onTestFinished(async () => {
      await leave();
      await database.close();
    });
    return leave;
  }
  const leave = Object.fromEntries(
    await Promise.all(['a', 'b', 'c'].map(async (name) => [name, await join(name)] as const)),
  );
  await expect.poll(() => leading.size).toBe(1);
  const [first = ''] = leading;
  await leave[first]?.();
  await expect.poll(() => [...leading].filter((name) => name !== first)).toHaveLength(1);
  expect(most).toBe(1);
  // Its line is cut, as when PostgreSQL is started again: one of them has the work again soon.
  await own.db.execute(sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and granted and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(() => begun).toBe(3);
  await expect.poll(() => leading.size).toBe(1);
});

import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { clientClass, openPool, usualLimits } from './pool.ts';

test('CO-45 a connection that breaks before its transaction began is given back: the pool never runs dry', async () => {
  let isBreaking = false;
  const Client = clientClass({ connection: () => ({ connectionString: inject('postgresUrl') }), mayWrite: () => true });
  class BreakingClient extends Client {
    override query(...args: unknown[]): never {
      if (isBreaking) this.connection.stream.destroy();
      return (super.query as (...all: unknown[]) => unknown)(...args) as never;
    }
  }
  const pool = openPool({
    Client: BreakingClient,
    limits: { ...usualLimits, connectMs: 1000 },
    onProblem: () => {},
    max: 2,
  });
  const db = drizzle(pool);
  const ask = () => db.transaction(async (tx) => tx.execute(sql`select 1`));
  await ask();
  isBreaking = true;
  for (let round = 0; round < 3; round += 1) await expect(ask()).rejects.toThrow(/begin/);
  isBreaking = false;
  await expect(ask()).resolves.toBeDefined();
  await pool.end();
});

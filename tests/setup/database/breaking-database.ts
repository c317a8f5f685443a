/** A database whose connection breaks before a statement, as it does for the server when a process is killed. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#database/client.ts';

export type BreakingDatabase = {
  db: Database;
  /** Runs it with a connection that breaks before its statement of this number; whether it came so far, and what it came to. */
  breakAt: <T>(statement: number, work: () => Promise<T>) => Promise<{ isBroken: boolean; result: T | null }>;
  /** All rows of orders and of the shop, as one text for each table. */
  contents: () => Promise<Record<string, string>>;
  close: () => Promise<void>;
};

const tablesSql = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('orders', 'shop') order by 1`;

export function openBreakingDatabase(url: string): BreakingDatabase {
  let left = Number.POSITIVE_INFINITY;
  let isBroken = false;

  class BreakingClient extends pg.Client {
    override query(...args: unknown[]): never {
      left -= 1;
      if (left === 0) {
        isBroken = true;
        this.connection.stream.destroy();
      }
      return (super.query as (...all: unknown[]) => unknown)(...args) as never;
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: 4, Client: BreakingClient });
  const calm = new pg.Pool({ connectionString: url, max: 1 });
  // What is broken is told to who asked; the pool only loses a line.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const taken = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_, client) => taken.delete(client));
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    async breakAt(statement, work) {
      [left, isBroken] = [statement, false];
      try {
        const result = await work();
        return { isBroken, result };
      } catch (error) {
        if (!isBroken) throw error;
        return { isBroken, result: null };
      } finally {
        left = Number.POSITIVE_INFINITY;
        // Drizzle keeps the connection of a transaction that could not begin.
        for (const client of taken) client.release(true);
      }
    },
    async contents() {
      const all: Record<string, string> = {};
      for (const { name } of (await calm.query<{ name: string }>(tablesSql)).rows) {
        const rows = `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as "all" from ${name} as t`;
        all[name] = (await calm.query<{ all: string }>(rows)).rows[0]?.all ?? '';
      }
      return all;
    },
    async close() {
      await Promise.all([pool.end(), calm.end()]);
    },
  };
}

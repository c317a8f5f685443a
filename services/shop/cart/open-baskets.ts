import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { carts } from '../tables.ts';

/** How many visitors have something in their basket. Nobody is told whose they are. */
export function openBaskets(db: Database, market: string, now: Date): Promise<number> {
  const hasLines = sql`json_array_length(${carts.content} -> 'lines') > 0`;
  return db.$count(carts, and(eq(carts.market, market), gt(carts.expiresAt, now), hasLines));
}

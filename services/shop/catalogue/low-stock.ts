/** What is nearly sold out: so few are left that the owner should know. */
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { products } from '../tables.ts';

/** Three or fewer, or a tenth of what was offered. */
const lastOnes = 3;
const smallShare = 0.1;
const mostListed = 5;

export async function lowStock(
  db: Database,
  market: string,
): Promise<{ count: number; first: { name: string; left: number }[] }> {
  const isLow = and(
    eq(products.market, market),
    eq(products.stockStatus, 'instock'),
    gt(products.stock, 0),
    or(lte(products.stock, lastOnes), sql`${products.stock} <= ${products.offered} * ${smallShare}::numeric`),
  );
  const rows = await db
    .select({ name: products.name, left: sql<number>`${products.stock}` })
    .from(products)
    .where(isLow)
    .orderBy(asc(products.stock), asc(products.name))
    .limit(mostListed);
  return { count: rows.length < mostListed ? rows.length : await db.$count(products, isLow), first: rows };
}

/** What orders took and gave back since content last said how many there are. Give these a transaction. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { products } from '#services/shop/tables.ts';

type SoldGood = { slug: string; quantity: number; left: number };

/** Orders wait until the transaction ends: all rows are locked in the order of their ids, as a change of content locks them too. */
export async function countSold(tx: Database, market: string): Promise<SoldGood[]> {
  const rows = await tx
    .select({ type: products.type, slug: products.slug, stock: products.stock, offered: products.offered })
    .from(products)
    .where(eq(products.market, market))
    .orderBy(asc(products.id))
    .for('update');
  return rows.flatMap(({ type, slug, stock, offered }) =>
    type !== 'package' || stock === null || offered === null || stock === offered
      ? []
      : [{ slug, quantity: offered - stock, left: stock }],
  );
}

export async function settleSold(tx: Database, market: string): Promise<void> {
  await tx
    .update(products)
    .set({ offered: sql`${products.stock}` })
    .where(and(eq(products.market, market), eq(products.type, 'package'), uncounted));
}

/** Markets in which something was sold that content does not know of. */
export async function marketsWithSales(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ market: products.market })
    .from(products)
    .where(and(eq(products.type, 'package'), uncounted));
  return rows.map(({ market }) => market);
}

const uncounted = sql`${products.offered} <> ${products.stock}`;

/** All that can be sold in a market, with what is left of it: for who writes down an order for somebody. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { Database } from '#services/kit/database.ts';
import { bundleItems, products, variations } from '#services/shop/tables.ts';
import { centsOf } from '#rules/money/cents.ts';

export type ListedGood = {
  good: { kind: 'article' | 'piece'; id: number };
  group: 'package' | 'piece' | 'voucher';
  name: string;
  /** In the currency's smallest unit. */
  price: number;
  /** Null: without end. Nought also for what is not sold at the moment. */
  left: number | null;
};

type Stored = { price: string; stock: number | null; stockStatus: string };

function leftOf({ stock, stockStatus }: Stored): number | null {
  return canBuy(readStockStatus(stockStatus)) ? stock : 0;
}

/** What has no price is not for sale. */
export async function listGoods(db: Database, market: string): Promise<ListedGood[]> {
  const sold = and(eq(products.market, market), eq(products.type, 'package'), gt(products.price, '0'));
  const packages = await db.select().from(products).where(sold).orderBy(asc(products.name));
  const isPiece = and(eq(bundleItems.market, market), gt(bundleItems.price, '0'));
  const pieces = await db.select().from(bundleItems).where(isPiece).orderBy(asc(bundleItems.name));
  const ways = await db
    .select({ id: variations.id, name: variations.name, price: variations.price, parent: products })
    .from(variations)
    .innerJoin(products, and(eq(products.market, variations.market), eq(products.id, variations.productId)))
    .where(and(eq(variations.market, market), gt(variations.price, '0')))
    .orderBy(asc(variations.id));
  return [
    ...packages.map((row): ListedGood => ({
      good: { kind: 'article', id: row.id },
      group: 'package',
      name: row.name,
      price: centsOf(row.price),
      left: leftOf(row),
    })),
    ...pieces.map((row): ListedGood => ({
      good: { kind: 'piece', id: row.id },
      group: 'piece',
      name: row.name,
      price: centsOf(row.price),
      left: leftOf(row),
    })),
    ...ways.map(({ id, name, price, parent }): ListedGood => ({
      good: { kind: 'article', id },
      group: 'voucher',
      name: name || parent.name,
      price: centsOf(price),
      left: canBuy(readStockStatus(parent.stockStatus)) ? null : 0,
    })),
  ];
}

/** Which category of the shop each thing is in, such as "koe"; pieces of the farm shop have none of their own. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { products } from '../tables.ts';

export async function categoriesOf(db: Database, market: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: products.id, category: products.category })
    .from(products)
    .where(and(eq(products.market, market), isNotNull(products.category)));
  return new Map(rows.map(({ id, category }) => [id, category ?? '']));
}

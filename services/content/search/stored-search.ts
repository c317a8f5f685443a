/** What tells the index of the search whether it is still true. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { changes, documents } from '../tables.ts';

export function storedSearch(db: Database, market: string) {
  return {
    /** Another one whenever texts may have changed: stock of the day is laid over them without a change of its own. */
    async textsVersion(): Promise<string> {
      const [row] = await db
        .select({ version: sql<string>`count(*) || ' ' || coalesce(max(${changes.doneAt})::text, '')` })
        .from(changes)
        .where(eq(changes.market, market));
      return row?.version ?? '';
    },

    /** Whether what can be bought is there now, by `kind/slug`. */
    async stockStatuses(): Promise<Map<string, string>> {
      const { kind, slug, card } = documents;
      const status = sql<string>`coalesce(${card} ->> 'shop_product_stock_status', ${card} ->> 'stock_status', '')`;
      const rows = await db
        .select({ kind, slug, status })
        .from(documents)
        .where(and(eq(documents.market, market), inArray(kind, ['packages', 'farmshop-products'])));
      return new Map(rows.map((row) => [`${row.kind}/${row.slug}`, row.status]));
    },
  };
}

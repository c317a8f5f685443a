import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#services/kit/database.ts';
import { bundleItems, couponCodes, products, variations } from '#services/shop/tables.ts';

type RowOf<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'market'>;

/** Everything the embedded shop sells in one market. */
export type Goods = {
  products: RowOf<typeof products>[];
  bundleItems: RowOf<typeof bundleItems>[];
  variations: RowOf<typeof variations>[];
  couponCodes: RowOf<typeof couponCodes>[];
};

const batchSize = 1000;

/** Makes a market's goods what they are to be; rows that are so already are left alone. Give it a transaction. */
export async function replaceGoods(db: Database, market: string, goods: Goods): Promise<void> {
  await renew(db, market, { table: products, key: 'id', rows: goods.products });
  await renew(db, market, { table: bundleItems, key: 'id', rows: goods.bundleItems });
  await renew(db, market, { table: variations, key: 'id', rows: goods.variations });
  await renew(db, market, { table: couponCodes, key: 'code', rows: goods.couponCodes });
}

type Row = Record<string, unknown>;
type GoodsTable = typeof products | typeof bundleItems | typeof variations | typeof couponCodes;
type Renewal = { table: GoodsTable; key: 'id' | 'code'; rows: readonly Row[] };

async function renew(db: Database, market: string, { table, key, rows: given }: Renewal): Promise<void> {
  // One of four tables, each with the market and the key: their union says neither.
  const any = table as typeof products;
  const columns = getTableColumns(table as PgTable);
  const keyColumn = (table as unknown as Record<string, typeof products.id>)[key] ?? any.id;
  // Orders take stock meanwhile: they wait, in the same order of ids.
  const stored = (await db.select().from(any).where(eq(any.market, market)).orderBy(keyColumn).for('update')) as Row[];
  const known = new Map(stored.map((row) => [row[key], row]));
  const rows = 'stock' in columns ? given.map((row) => withStock(row, known.get(row[key]))) : given;
  const isSame = (row: Row) => {
    const old = known.get(row[key]);
    return (
      old !== undefined &&
      Object.entries(columns).every(([name, column]) => {
        if (name === 'market') return true;
        const [is, was] = [row[name] ?? null, old[name]];
        // 10 is stored as 10.00.
        return (
          isDeepStrictEqual(is, was) ||
          (column.columnType === 'PgNumeric' && is !== null && was !== null && Number(is) === Number(was))
        );
      })
    );
  };
  const wanted = new Set(rows.map((row) => row[key]));
  const gone = stored.filter((row) => !wanted.has(row[key]));
  const changed = rows.filter((row) => !isSame(row));
  for (const batch of batches(gone)) {
    const keys = batch.map((row) => row[key] as number);
    await db.delete(any).where(and(eq(any.market, market), inArray(keyColumn, keys)));
  }
  // Written over, not taken out and put back: an order that waits for a row would find it gone, and be told that it is sold out.
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${toSnakeCase(column.name)}"`)]),
  );
  for (const batch of batches(changed))
    await db
      .insert(any)
      .values(batch.map((row) => ({ ...row, market })) as never)
      .onConflictDoUpdate({ target: [any.market, keyColumn], set });
}

/** What is sold under that name, package or piece. */
export async function setStockStatus(
  db: Database,
  { market, slug, status }: { market: string; slug: string; status: string },
): Promise<void> {
  for (const table of [products, bundleItems])
    await db
      .update(table)
      .set({ stockStatus: status })
      .where(and(eq(table.market, market), eq(table.slug, slug)));
}

/** What content offers more or less than before is more or less to be had; what orders took stays taken. */
function withStock(row: Row, old: Row | undefined): Row {
  const offered = (row.stock ?? null) as number | null;
  const [left, before] = [old?.stock, old?.offered ?? old?.stock] as (number | null | undefined)[];
  const isCounted = offered !== null && typeof left === 'number' && typeof before === 'number';
  return { ...row, offered, stock: isCounted ? Math.max(0, left + offered - before) : offered };
}

/** A statement takes a limited number of values. */
function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}

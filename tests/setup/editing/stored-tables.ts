/** Every row of content and of what the shop sells, to be compared. */
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#database/client.ts';

const tables = {
  'content.documents': 'market, kind, slug',
  'content.lists': 'market, kind, list, position',
  'content.related': 'market, kind, list',
  'shop.products': 'market, id',
  'shop.bundle_items': 'market, id',
  'shop.variations': 'market, id',
  'shop.coupon_codes': 'market, code',
};

export async function storedTables({ db }: Pick<OpenDatabase, 'db'>): Promise<Record<string, string[]>> {
  const stored: Record<string, string[]> = {};
  for (const [table, key] of Object.entries(tables)) {
    const { rows } = (await db.execute(
      sql.raw(`select row_to_json(t)::text as row from ${table} t order by ${key}`),
    )) as { rows: { row: string }[] };
    stored[table] = rows.map(({ row }) => row);
  }
  return stored;
}

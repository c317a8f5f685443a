import { sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { batches } from '../batches.ts';
import type { Stock } from './stock.ts';

/** Only rows that differ: what is laid over the others stays as it was said. */
export async function writeStock(
  db: Database,
  market: string,
  { before, after, at }: { before: Stock; after: Stock; at: Date },
): Promise<void> {
  const named = (place: string) => {
    const [kind = '', slug = ''] = place.split('/');
    return { kind, slug };
  };
  const gone = [...before.keys()].filter((place) => !after.has(place)).map(named);
  for (const { rows } of batches(gone))
    await db.execute(sql`
      delete from content.stock s using json_to_recordset(${rows}::json) as r (kind text, slug text)
      where s.market = ${market} and s.kind = r.kind and s.slug = r.slug`);
  const written = [...after].filter(([place, row]) => before.get(place) !== row);
  for (const { rows } of batches(written.map(([place, row]) => ({ ...named(place), ...row }))))
    await db.execute(sql`
      insert into content.stock (market, kind, slug, status, total, buyers, price, old_price, sequence, at, "from")
      select ${market}, kind, slug, status, total, buyers, price, "oldPrice", sequence, ${at.toISOString()}::timestamptz, "from"
      from json_to_recordset(${rows}::json) as r (
        kind text, slug text, status text, total integer, buyers integer, price numeric, "oldPrice" numeric, sequence integer, "from" text)
      on conflict (market, kind, slug) do update set
        status = excluded.status, total = excluded.total, buyers = excluded.buyers, price = excluded.price, old_price = excluded.old_price,
        sequence = excluded.sequence, at = excluded.at, "from" = excluded."from"`);
}

/** A thing like another: the same package, the next animal. What is one thing's own is not copied. */
import { sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import type { Doc } from '../kinds.ts';
import { changeNames } from '../editing/names.ts';
import { type ItemKind, slugFieldOf } from '../editing/sources.ts';
import { titlesOf } from './list-items.ts';

/** Its own numbers, its animal, its days, and what it cost before. */
const own: ReadonlySet<string> = new Set([
  'shop_animal_nr',
  'animal_nr',
  'born_on',
  'slaughtered_on',
  'cut_on',
  'product_shop_delivery_date',
  'product_shop_last_delivery_date',
  'published_at',
  'previous_price',
  'regular_price',
  'price_log',
  'alternates',
]);
const numbers: Partial<Record<ItemKind, string>> = { packages: 'product_id', 'farmshop-products': 'bundled_item_id' };
/** Nothing of it is sold yet. */
const fresh: Partial<Record<ItemKind, Doc>> = {
  packages: {
    shop_product_stock_status: 'instock',
    shop_product_buyer_count: 0,
    shop_product_percentage_sold: 0,
  },
  'farmshop-products': { stock_status: 'instock' },
};

/** An empty box has room for both. */
const emptyBox: Doc = {
  packages: [
    { shop_packageproduct_type: 'cut', cut_packages: [] },
    { shop_packageproduct_type: 'minced', minced_packages: [] },
  ],
};

export async function newItem(db: Database, market: Market, kind: ItemKind): Promise<Doc> {
  return { ...(await freshFacts(db, market, kind)), ...fresh[kind], ...(kind === 'packages' && emptyBox) };
}

export async function copyOfItem(
  db: Database,
  market: Market,
  { kind, doc }: { kind: ItemKind; doc: Doc },
): Promise<Doc> {
  const kept = Object.fromEntries(Object.entries(doc).filter(([field]) => !own.has(field)));
  const facts = await freshFacts(db, market, kind);
  const copy = { ...kept, ...fresh[kind], ...facts };
  const field = slugFieldOf(kind);
  if (!field || kind === 'popular') return copy;
  const [before, name] = [String(doc[field]), await freeName(db, market, { kind, name: String(doc[field]) })];
  // Blocks that show the thing itself show the new one.
  const change = (mention: { kind: string; slug: string }) =>
    mention.kind === kind && mention.slug === before ? name : mention.slug;
  return { ...changeNames(kind, copy, { market, isCut: () => true, change }), [field]: name };
}

async function freeName(
  db: Database,
  { code }: Market,
  { kind, name }: { kind: ItemKind; name: string },
): Promise<string> {
  const taken = await titlesOf(db, code, kind);
  const stem = name.replace(/-\d{1,4}$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The next number the shop sells under. */
async function freshFacts(db: Database, { code }: Market, kind: ItemKind): Promise<Doc> {
  const field = numbers[kind];
  if (!field) return {};
  const { rows } = (await db.execute(sql`
    select coalesce(max(case when source ->> ${field} ~ '^[0-9]{1,12}$' then (source ->> ${field})::bigint end), 0)::text as last
    from content.documents where market = ${code} and kind = ${kind}`)) as { rows: { last: string }[] };
  return { [field]: Number(rows[0]?.last ?? 0) + 1 };
}

/** All that has stock or a price in a market, as it is now, for the stock file and the stock screen. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { numberFrom } from '#contract/fields/number-from.ts';
import { allowedStrikePrice, type LoggedPrice } from '#rules/food/strike-price.ts';
import type { Database } from '#services/kit/database.ts';
import { type Doc, textOf } from '../../kinds.ts';
import { documents, prices, stock } from '../../tables.ts';
import { placeOf } from '../sources.ts';
import { priceLogOf } from './price-log.ts';

export type StockListKind = 'packages' | 'farmshop-products' | 'coupons';

export type StockListRow = {
  kind: StockListKind;
  slug: string;
  name: string;
  /** Of a package, as its page says it. */
  size: string;
  status: string;
  /** Null where it is not counted. */
  total: number | null;
  /** How many have a buyer, here or elsewhere: also where it is called sold out, which is no number. */
  buyers: number | null;
  price: number | null;
  oldPrice: number | null;
  /** No old price may be above it: the lowest of the thirty days before this price, or of the last thirty where that is no higher. */
  lowest: number | null;
  /** What it cost from when, the oldest first. */
  log: LoggedPrice[];
};

const kinds: StockListKind[] = ['packages', 'farmshop-products', 'coupons'];
const thirtyDaysMs = 30 * 24 * 3_600_000;

export async function listStock(db: Database, market: string, now: Date): Promise<StockListRow[]> {
  const rows = await db
    .select({ kind: documents.kind, slug: documents.slug, source: documents.source })
    .from(documents)
    .where(and(eq(documents.market, market), inArray(documents.kind, kinds)))
    .orderBy(asc(documents.kind), asc(documents.position));
  const laid = await db.select().from(stock).where(eq(stock.market, market));
  const since = new Date(now.getTime() - thirtyDaysMs);
  const held = await db.select().from(prices).where(eq(prices.market, market)).orderBy(asc(prices.fromAt));
  const laidAt = new Map(laid.map((row) => [`${row.kind}/${row.slug}`, row]));
  const heldAt = Map.groupBy(held, (row) => `${row.kind}/${row.slug}`);
  return kinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ slug, source }) => {
        const doc = source as Doc;
        const place = kind === 'coupons' ? `coupons/${slug}` : placeOf(kind, slug);
        return {
          kind,
          slug,
          ...factsOf(kind, doc, laidAt.get(place)?.buyers ?? null),
          ...pricesOf(doc, heldAt.get(place) ?? [], { since, now }),
        };
      }),
  );
}

type Held = typeof prices.$inferSelect;

/** What the shop has seen, and before that what the content says of it. */
function pricesOf(
  doc: Doc,
  rows: Held[],
  { since, now }: { since: Date; now: Date },
): Pick<StockListRow, 'lowest' | 'log'> {
  const recent = rows.filter(({ untilAt }) => untilAt === null || untilAt > since).map(({ price }) => Number(price));
  const seen = rows.map(({ fromAt, price }) => ({ from: fromAt, price: Number(price) }));
  const log = priceLogOf(doc, seen, now);
  const allowed = allowedStrikePrice({ log, written: Number.POSITIVE_INFINITY });
  const lowest = recent.length === 0 ? null : Math.min(...recent);
  return { lowest: allowed ?? lowest, log };
}

type Facts = Omit<StockListRow, 'kind' | 'slug' | 'lowest' | 'log'>;

function factsOf(kind: StockListKind, doc: Doc, keptBuyers: number | null): Facts {
  const none = { size: '', status: '', total: null, buyers: null, oldPrice: null };
  if (kind === 'coupons') return { ...none, name: textOf(doc.title), price: numberFrom(doc.visual_price) };
  if (kind === 'farmshop-products')
    return {
      ...none,
      name: textOf(doc.title) || textOf(doc.name),
      status: textOf(doc.stock_status),
      price: numberFrom(doc.price),
      oldPrice: numberFrom(doc.regular_price),
    };
  const status = textOf(doc.shop_product_stock_status);
  return {
    name: textOf(doc.title) || textOf(doc.shop_package_title),
    size: textOf(doc.shop_package_frontend_size),
    status,
    total: numberFrom(doc.shop_product_total_package_available),
    // What is called sold out is shown as if all had a buyer; the true number is kept beside it.
    buyers: (status === 'soldout' ? keptBuyers : null) ?? numberFrom(doc.shop_product_buyer_count),
    price: numberFrom(doc.shop_package_price),
    oldPrice: numberFrom(doc.previous_price),
  };
}

/** Stock and price of the day, laid over what an editor wrote. It makes no version: a sale a minute would bury the history. */
import { numberFrom } from '#contract/fields/number-from.ts';
import { roundToCents } from '#rules/money/round-to-cents.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { type Doc, textOf } from '../../kinds.ts';
import { nameOf, placeOf, type Sources } from '../sources.ts';

export const stockKinds = ['packages', 'farmshop-products'] as const;
export type StockKind = (typeof stockKinds)[number];

/** Null: as the editor wrote it. */
export type StockValues = {
  status: string | null;
  total: number | null;
  buyers: number | null;
  price: number | null;
  /** The price that is crossed out; 0: none is. */
  oldPrice?: number | null;
};
export type StockEntry = StockValues & { kind: StockKind; slug: string };
/** Who said it last: a person (in the studio, by a file, a command), or the shop's own count, whose *sold out* ends by itself when something comes back. */
export type StockFrom = 'studio' | 'shop';
export type StockRow = StockValues & { sequence: number; from: StockFrom };
/** By place, as `packages/blaarkop-proefpakket`. */
export type Stock = ReadonlyMap<string, StockRow>;

type Fields = Partial<Record<keyof StockValues, string>>;

const stockFields: Record<StockKind, Fields> = {
  packages: {
    status: 'shop_product_stock_status',
    total: 'shop_product_total_package_available',
    buyers: 'shop_product_buyer_count',
    price: 'shop_package_price',
    oldPrice: 'previous_price',
  },
  'farmshop-products': { status: 'stock_status', price: 'price', oldPrice: 'regular_price' },
};

export function stockFieldsOf(kind: StockKind): [keyof StockValues, string][] {
  return Object.entries(stockFields[kind]) as [keyof StockValues, string][];
}

export function priceOf(kind: StockKind, doc: Doc): number | null {
  return numberFrom(doc[stockFields[kind].price ?? '']);
}

export function oldPriceField(kind: StockKind): string {
  return stockFields[kind].oldPrice ?? '';
}

/** The same objects where nothing is laid over, or nothing differs. */
export function applyStockOverlay(sources: Sources, stock: Stock): Sources {
  if (stock.size === 0) return sources;
  const next = { ...sources };
  for (const kind of stockKinds) {
    next[kind] = sources[kind].map((item, index) => {
      const row = stock.get(placeOf(kind, nameOf(kind, item.doc, index)));
      const doc = row ? withStock(kind, item.doc, row) : item.doc;
      return doc === item.doc ? item : { ...item, doc };
    });
  }
  return next;
}

/** Lays stock over a document. Its figures that are computed from stock are computed anew. */
function withStock(kind: StockKind, doc: Doc, row: StockValues): Doc {
  const given = stockFieldsOf(kind).flatMap(([value, field]): [string, string | number | null][] => {
    const now = row[value] ?? null;
    const isNone = value === 'oldPrice' && now === 0;
    if (isNone) return numberFrom(doc[field]) === null ? [] : [[field, null]];
    return now === null || textOf(doc[field]) === textOf(now) || numberFrom(doc[field]) === now ? [] : [[field, now]];
  });
  if (given.length === 0) return doc;
  const laid: Doc = { ...doc, ...(Object.fromEntries(given) as Doc) };
  return { ...laid, ...(kind === 'packages' ? packageFollows(laid) : farmshopFollows(laid)) };
}

/** Only fields the document has: a number an editor left out is not made up. */
function present(doc: Doc, fields: Record<string, number | null>): Doc {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== null && numberFrom(doc[field]) !== null && numberFrom(doc[field]) !== value,
    ),
  );
}

function packageFollows(doc: Doc): Doc {
  const price = numberFrom(doc.shop_package_price);
  const kilos = weightInKg(textOf(doc.shop_package_frontend_size));
  const meals = numberFrom(doc.shop_package_total_meals_for_person);
  const total = numberFrom(doc.shop_product_total_package_available);
  const isSoldOut = doc.shop_product_stock_status === 'soldout';
  // Who has sold all of them has as many buyers as there were.
  const buyers = isSoldOut && total !== null ? total : numberFrom(doc.shop_product_buyer_count);
  const sold = buyers !== null && total ? Math.round((100 * buyers) / total) : null;
  return {
    ...(isSoldOut && { shop_product_percentage_sold: 100 }),
    ...present(doc, {
      shop_product_buyer_count: buyers,
      shop_product_percentage_sold: isSoldOut ? 100 : sold,
      shop_package_price_per_kilo: price && kilos ? roundToCents(price / kilos) : null,
      shop_package_price_per_meals: price && meals ? roundToCents(price / meals) : null,
    }),
  };
}

function farmshopFollows(doc: Doc): Doc {
  const price = numberFrom(doc.price);
  const grams = numberFrom(doc.weight);
  const kilos = grams === null ? null : (grams * (numberFrom(doc.pieces_per_vac) ?? 1)) / 1000;
  return present(doc, { price_per_kilo: price !== null && kilos ? roundToCents(price / kilos) : null });
}

/** With the numbers that an editor wrote in the place of those that are laid over them: a version keeps no stock of its day. */
export function withoutStock(kind: StockKind, doc: Doc, { row, written }: { row: StockRow; written: Doc }): Doc {
  const values: StockValues = { status: null, total: null, buyers: null, price: null };
  const unwritten = new Set<string>();
  for (const [value, field] of stockFieldsOf(kind)) {
    if ((row[value] ?? null) === null) continue;
    if (written[field] === undefined) unwritten.add(field);
    else if (value === 'status') values.status = textOf(written[field]);
    else values[value] = numberFrom(written[field]) ?? (value === 'oldPrice' ? 0 : null);
  }
  const all = Object.entries(withStock(kind, doc, values));
  return Object.fromEntries(all.filter(([field]) => !unwritten.has(field)));
}

/**
 * Whoever writes another number than he found has the last word: what is laid over that field goes. `seen` is what was there when
 * he began, `written` what he wrote.
 */
export function stockAfterEdit(
  kind: StockKind,
  row: StockRow,
  { seen, written }: { seen: Doc; written: Doc },
): StockRow | null {
  const left = { ...row };
  for (const [value, field] of stockFieldsOf(kind))
    if (textOf(seen[field]) !== textOf(written[field])) left[value] = null;
  return stockFieldsOf(kind).every(([value]) => (left[value] ?? null) === null) ? null : left;
}

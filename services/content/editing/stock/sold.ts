/** What orders do to the figures of packages: how many have buyers, and whether any are left. */
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Database } from '#services/kit/database.ts';
import { textOf } from '../../kinds.ts';
import { placeOf } from '../sources.ts';
import type { Stock, StockFrom, StockRow, StockValues } from './stock.ts';
import type { StoredMarket } from '../stored-market.ts';

/** Of one package: how many more have a buyer than content says (less, where an order was given up), and how many are left. */
export type Sold = { slug: string; quantity: number; left: number };

/** The service that sells, and the counter of its sales. Both get the transaction in which content changes. */
export type Sales = {
  /** Nobody sells any of it until the transaction ends. */
  count(tx: Database, market: string): Promise<Sold[]>;
  /** Content says it now: it is not counted again. */
  settle(tx: Database, market: string): Promise<void>;
};

type Known = Pick<StoredMarket, 'sources' | 'stock'>;

/** The same object where nothing was sold. */
export function stockAfterSales({ sources, stock }: Known, sold: readonly Sold[]): Stock {
  if (sold.length === 0) return stock;
  const after = new Map(stock);
  for (const { slug, quantity, left } of sold) {
    const place = placeOf('packages', slug);
    const doc = sources.packages.find((item) => item.doc.slug === slug)?.doc;
    const total = numberFrom(doc?.shop_product_total_package_available);
    if (!doc || total === null) continue;
    const old = stock.get(place);
    // Of a package that is shown as sold out the document says that all of them have a buyer.
    const known = (old?.status === 'soldout' ? old.buyers : null) ?? numberFrom(doc.shop_product_buyer_count) ?? 0;
    const buyers = Math.min(total, Math.max(0, known + quantity));
    const status = statusAfter(textOf(doc.shop_product_stock_status), { left, old });
    after.set(place, {
      ...(old ?? { total: null, price: null }),
      status: status ?? old?.status ?? null,
      buyers,
      sequence: (old?.sequence ?? 0) + 1,
      from: status === null ? (old?.from ?? 'shop') : 'shop',
    });
  }
  return after;
}

/** Null: it stays. What somebody else called sold out is not opened again by one that comes back. */
function statusAfter(now: string, { left, old }: { left: number; old: StockRow | undefined }): string | null {
  if (left <= 0) return now === 'instock' ? 'soldout' : null;
  return isSoldByShop(old) && now === 'soldout' ? 'instock' : null;
}

const isSoldByShop = (row: StockRow | undefined) => row?.from === 'shop' && row.status === 'soldout';

/** Places of what was sold out, or can be had again. */
export function otherStatuses(before: Stock, after: Stock): string[] {
  return [...after].flatMap(([place, { status }]) => ((before.get(place)?.status ?? null) === status ? [] : [place]));
}

/** Who says that there are more than were sold need not say that it is in stock again. */
export function laterStock(old: StockRow | undefined, said: StockValues, from: StockFrom): StockRow {
  const total = said.total ?? old?.total ?? null;
  const buyers = said.buyers ?? old?.buyers ?? null;
  const isCounted = said.total !== null || said.buyers !== null;
  const isOpened = isCounted && isSoldByShop(old) && total !== null && buyers !== null && buyers < total;
  return {
    status: said.status ?? (isOpened ? 'instock' : (old?.status ?? null)),
    total,
    buyers,
    price: said.price ?? old?.price ?? null,
    oldPrice: said.oldPrice ?? old?.oldPrice ?? null,
    sequence: (old?.sequence ?? 0) + 1,
    from: said.status !== null || isOpened || !old ? from : old.from,
  };
}

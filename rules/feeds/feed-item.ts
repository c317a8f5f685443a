/** What the feeds for other shops' windows say of a thing that is sold (features C1, C2, C8). */
import type { PlainDate } from '#rules/time/local-time.ts';
import type { StockStatus } from '#rules/stock/stock-status.ts';

export type FeedAvailability =
  | { is: 'in_stock' | 'out_of_stock' }
  /** Google takes these two only with the moment from which it can be had. */
  | { is: 'backorder' | 'preorder'; from: PlainDate };

export type FeedItem = {
  id: string;
  title: string;
  description: string;
  link: string;
  image: string;
  /** What it costs today. */
  price: number;
  /** What is crossed out beside it; null where nothing is. */
  oldPrice: number | null;
  currency: string;
  brand: string;
  /** Such as the animal. */
  type: string | null;
  /** Grams, or millilitres of what is poured. */
  amount: { value: number; unit: 'g' | 'ml' } | null;
  availability: FeedAvailability;
  isAlcohol: boolean;
};

const onlyWithDate: Partial<Record<StockStatus, 'backorder' | 'preorder'>> = {
  onbackorder: 'backorder',
  coming_soon: 'preorder',
};

/** A day that is not after today promises nothing. */
export function feedAvailability(
  status: StockStatus,
  { from, today }: { from: PlainDate | null; today: PlainDate },
): FeedAvailability {
  if (status === 'instock') return { is: 'in_stock' };
  const is = onlyWithDate[status];
  return is && from !== null && from > today ? { is, from } : { is: 'out_of_stock' };
}

/** Alcohol is only in the feeds of a market that says so; each window has rules of its own besides. */
export function isInFeeds({ isAlcohol }: Pick<FeedItem, 'isAlcohol'>, feeds: { alcohol: boolean }): boolean {
  return feeds.alcohol || !isAlcohol;
}

/** Ids of pieces are counted apart from those of packages. */
export function pieceFeedId(bundledItemId: string): string {
  return `piece-${bundledItemId}`;
}

/** `89.95 EUR`, whatever the market writes. */
export function feedPrice(amount: number, currency: string): string {
  return `${amount.toFixed(2)} ${currency}`;
}

/** The price without its cut, and the one with it where there is a cut. */
export function feedPrices({ price, oldPrice, currency }: FeedItem): { price: string; salePrice: string | null } {
  if (oldPrice === null) return { price: feedPrice(price, currency), salePrice: null };
  return { price: feedPrice(oldPrice, currency), salePrice: feedPrice(price, currency) };
}

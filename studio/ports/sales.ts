/** What sells; services/orders and services/shop answer. */
import type { Market } from '#contract/market.ts';
import type { SalesBy } from '#rules/books/sales.ts';

export type SalesShown = {
  from: string;
  spans: { from: string; to: string; sum: number; orders: number }[];
  sum: number;
  orders: number;
  givenUp: number;
  kilos: number;
  weighed: number;
  buyers: number;
  again: number;
  best: { name: string; quantity: number; kilos: number | null; sum: number }[];
  /** By category of the shop, in its own word; null for pieces of the farm shop. */
  animals: { category: string | null; kilos: number; sum: number }[];
  /** Baskets of visitors that hold something. */
  baskets: number;
  /** People who wait for what is sold out, and for what most of them do. */
  waiting: { count: number; first: { name: string; people: number }[] };
};

export type SalesPort = (market: Market, by: SalesBy) => Promise<SalesShown>;

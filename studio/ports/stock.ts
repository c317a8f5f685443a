/** What the grid of stock and prices may ask; server/studio/ports/stock-port.ts answers from content and orders. */
import type { Market } from '#contract/market.ts';
import type { Person } from './people.ts';

export const stockTabs = ['packages', 'farmshop-products', 'coupons'] as const;
export type StockTab = (typeof stockTabs)[number];

export type StockRow = {
  kind: StockTab;
  slug: string;
  name: string;
  size: string;
  isSoldOut: boolean;
  /** Neither for sale nor sold out, such as what is to come. */
  isOther: boolean;
  /** Null where it is not counted. */
  total: number | null;
  elsewhere: number | null;
  here: number;
  left: number | null;
  price: number | null;
  oldPrice: number | null;
  /** The lowest of the last thirty days. */
  lowest: number | null;
  /** What it cost from when, the oldest first. */
  log: readonly { from: Date; price: number }[];
};

/** Null: stays. `elsewhere` is by how many it changes: what is ordered meanwhile is not lost. */
export type StockChange = {
  kind: 'packages' | 'farmshop-products';
  slug: string;
  isSoldOut: boolean | null;
  total: number | null;
  elsewhereBy: number | null;
  price: number | null;
  /** 0: none is crossed out. */
  oldPrice: number | null;
};

export type StockPort = {
  list: (market: Market) => Promise<StockRow[]>;
  /** All of it, or nothing; `refused` says why, line by line. */
  apply: (market: Market, changes: StockChange[], by: Person) => Promise<{ done: number } | { refused: string[] }>;
};

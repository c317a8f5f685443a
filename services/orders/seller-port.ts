/**
 * What orders need of the shop that sells: a visitor's basket in words and prices, and its stock. The shop and the content it
 * sells are services of their own; who puts them together hands this in.
 */
import type { Basket, BasketLine, GoodId, Shortage } from '#rules/orders/basket.ts';
import type { Mince } from '#rules/orders/boxes/mince-choice.ts';
import type { Database } from '#services/kit/database.ts';

export type Wanted = { good: GoodId; quantity: number };

export type Stock = {
  /** What there is not enough of at the moment. Takes nothing, and waits for nobody. */
  look(db: Database, market: string, wanted: Wanted[]): Promise<Shortage[]>;
  /** How many there are; what is not counted has no end. */
  left(db: Database, market: string, goods: GoodId[]): Promise<Shortage[]>;
  /** Nobody else sells or changes them until the transaction ends. Before they are described, so that what is sold is what was read. */
  hold(tx: Database, market: string, goods: GoodId[]): Promise<void>;
  /** Takes all of it or, when there is not enough of something, nothing. Locks rows in the order of their ids until the transaction ends. */
  take(tx: Database, market: string, wanted: Wanted[]): Promise<Shortage[]>;
  giveBack(tx: Database, market: string, taken: Wanted[]): Promise<void>;
};

/** Discount codes that may be used so many times. Those of a basket that is being sold are locked. */
export type Codes = {
  count(tx: Database, market: string, codes: string[]): Promise<void>;
  giveBack(tx: Database, market: string, codes: string[]): Promise<void>;
};

/** Who raised a package, and what was chosen in it, in words. */
export type DescribePackage = (
  market: string,
  chosen: { slug: string; choices: readonly (readonly [name: string, value: string])[] },
) => Promise<Pick<BasketLine, 'farmer' | 'choice'>>;

/** Both may throw, and nothing has happened then. */
export type SaleBounds = {
  /** The first thing in the transaction. */
  begin: (tx: Database) => Promise<void>;
  /** The last thing in it. */
  beforeCommit: () => void;
};

export type Seller = {
  /** Announces that a checkout was opened, so that processes that count sales can prepare for an order. */
  sayCheckoutOpened(market: string): Promise<void>;
  readBasket(whose: { market: string; session: string }): Promise<Basket>;
  /** One transaction in which nothing else happens to the basket. It is emptied when `work` says it is sold. */
  sellBasket<T>(
    whose: { market: string; session: string },
    work: (basket: Basket, tx: Database) => Promise<{ result: T; isSold: boolean }>,
    bounds: SaleBounds,
  ): Promise<T>;
  /** What these goods cost and are today, in the words of a basket; those that are not sold are left out. */
  describeGoods(db: Database, market: string, wanted: Wanted[]): Promise<BasketLine[]>;
  /** What all of them cost together, as a basket would, with their delivery; without codes. */
  quoteGoods(db: Database, market: string, wanted: Wanted[]): Promise<Basket>;
  /** The kinds of minced packs that a package can be divided into today; none for what is not divided. */
  minceOf(db: Database, market: string, slug: string): Promise<Mince[]>;
  stock: Stock;
  codes: Codes;
};

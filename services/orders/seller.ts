/**
 * What orders need of the shop that sells: a visitor's basket in words and prices, and its stock. The shop and the content it
 * sells are services of their own; who puts them together hands this in.
 */
import type { PlainDate } from '#rules/time/local-time.ts';
import type { VatKind } from '#rules/orders/vat.ts';
import type { Database } from '#services/kit/database.ts';

/** Which of the shop's goods: an article such as a package, or a piece of a farm box. */
export type GoodId = { kind: 'article' | 'piece'; id: number };

/** Amounts are in the currency's smallest unit. */
export type BasketLine = {
  /** The same as long as nothing but its quantity changes. */
  key: string;
  kind: 'package' | 'piece' | 'voucher';
  good: GoodId;
  slug: string;
  name: string;
  farmer: string | null;
  choice: string;
  image: string | null;
  quantity: number;
  unitPrice: number;
  subtotal: number;
  /** After discounts. */
  total: number;
  vatKind: VatKind;
  /** The day before which it is not ready. */
  notBefore: PlainDate | null;
  /** Packs of each cut in one of it. */
  contents: { title: string; packs: number }[];
  /** What a voucher is worth. */
  worth: number | null;
  /** Of all of them, as far as it is known: for the freezer, and for the table. */
  kilos: number | null;
  meals: number | null;
};

export type Basket = {
  lines: BasketLine[];
  discounts: { code: string; discount: number }[];
  subtotal: number;
  discount: number;
  delivery: number;
  total: number;
};

export type Wanted = { good: GoodId; quantity: number };
export type Shortage = { good: GoodId; left: number };

export type Stock = {
  /** Takes all of it or, when there is not enough of something, nothing. Locks rows in the order of their ids until the transaction ends. */
  take(tx: Database, market: string, wanted: Wanted[]): Promise<Shortage[]>;
  giveBack(tx: Database, market: string, taken: Wanted[]): Promise<void>;
};

/** Who raised a package, and what was chosen in it, in words. */
export type DescribePackage = (
  market: string,
  chosen: { slug: string; choices: readonly (readonly [name: string, value: string])[] },
) => Promise<Pick<BasketLine, 'farmer' | 'choice'>>;

export type Seller = {
  readBasket(whose: { market: string; session: string }): Promise<Basket>;
  /** One transaction in which nothing else happens to the basket. It is emptied when `work` says it is sold. */
  sellBasket<T>(
    whose: { market: string; session: string },
    work: (basket: Basket, tx: Database) => Promise<{ result: T; isSold: boolean }>,
  ): Promise<T>;
  stock: Stock;
};

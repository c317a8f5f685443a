/** A basket as an order is made from it: goods in words and prices. */
import type { VatKind } from '#rules/orders/money/vat.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

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
  /** The last day it is delivered on: what is fresh, or for a feast, does not wait. */
  notAfter: PlainDate | null;
  /** Packs of each cut in one of it. */
  contents: { title: string; packs: number }[];
  /** What a voucher is worth. */
  worth: number | null;
  /** A voucher on paper, sent by post. */
  isPosted: boolean;
  /** Number of the animal it is of. */
  animal: string | null;
  /** How many there are of it in all, where that is counted. */
  boxes?: number | null;
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

export type Shortage = { good: GoodId; left: number };

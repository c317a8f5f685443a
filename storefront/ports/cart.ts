/** The visitor's cart; services/shop answers. Amounts are in the currency's smallest unit, cookies whole header lines. */
import type { Offer } from '#rules/orders/offer.ts';

type Good = { id: number; name: string; slug: string; image: string | null; price: number; stock: number | null };
type Priced<G> = { key: string; good: G; quantity: number; subtotal: number };

export type PricedPiece = Priced<Good>;
/** `price`: what one cost when it was chosen. */
type PricedPlain = Priced<Good & { type: string }> & { kind: 'plain'; line: { price?: number } };
export type PricedBox = Priced<Good> & {
  kind: 'box';
  line: { prices?: Record<string, number> };
  pieces: PricedPiece[];
};
export type PricedLine = PricedPlain | PricedBox;
export type PricedCart = { lines: PricedLine[] };

/** Why an article, or a piece of the box, cannot be had like this. */
export type LineProblem = { goodId: number; isPiece: boolean; text: string };

/** What came of what the visitor did; `undo`: so many of that line make it undone. */
export type Notice = { kind: 'error' | 'done'; text: string; undo?: { key: string; quantity: number } };

/** What is in the cart, and what it comes to. */
export type SeenCart = { cart: PricedCart; offer: Offer; problems: LineProblem[] };

/** What a link of another site wants in the box or in the basket; `fields` are sent by who agrees. */
export type AskedFirst = {
  into: 'box' | 'basket';
  pieces: { name: string; quantity: number }[];
  fields: [name: string, value: string][];
};

type Done = { cookies: string[] };
/** Where the visitor goes on; null for the basket. */
type Bought = Done & { returnTo: string | null };

export type CartPort = {
  read: () => Promise<SeenCart>;
  /** With what is to be said, which is said once. After `buy` was refused, why. */
  show: () => Promise<SeenCart & Done & { notices: Notice[] }>;
  /** What the address or the form wants to buy; null where that is nothing. */
  buy: () => Promise<
    ({ result: 'bought' } & Bought) | { result: 'asked'; ask: AskedFirst } | { result: 'refused' } | null
  >;
  /** The quantities in the form, or its discount code. */
  change: () => Promise<Done>;
  /** The package that the address names, and what was chosen in it in words; null where there is none. */
  showPackage: () => Promise<ShownPackage | null>;
  /** Whether the visitor pressed a link to it on a page of ours. */
  isPackagePressed: boolean;
  /** With why it could not be had; null where there is no such package. */
  orderPackage: () => Promise<(Bought & { notices: Notice[] }) | null>;
};

export type ShownPackage = {
  name: string;
  image: string | null;
  price: number;
  isInStock: boolean;
  farmer: string | null;
  choice: string;
};

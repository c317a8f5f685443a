/** What a cart holds: ids and quantities only. Names, prices and stock are looked up in the shop's tables every time. */

export type BoxLine = {
  kind: 'box';
  bundleId: number;
  /** How many of this same box. */
  boxes: number;
  /** Pieces in one box by bundled item; items with none are left out. */
  pieces: Record<string, number>;
  /** What one of each cost when it was chosen. */
  prices?: Record<string, number>;
};

export type PlainLine = {
  kind: 'plain';
  /** Of a package, or of a coupon in one of its delivery methods. */
  id: number;
  quantity: number;
  /** What was chosen with it, such as the mince, as the visitor's link names it. */
  choices: [name: string, value: string][];
  /** What one cost when it was chosen. */
  price?: number;
};

export type CartLine = BoxLine | PlainLine;
export type CartContent = { lines: CartLine[]; coupons: string[] };

export type Notice = {
  kind: 'error' | 'done';
  text: string;
  /** What makes it undone: so many of that line. */
  undo?: { key: string; quantity: number };
};

export const emptyContent: CartContent = { lines: [], coupons: [] };

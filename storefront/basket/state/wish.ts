/** What a visitor wants of a piece, in whichever tab it was said. */

export type Wish = {
  quantity: number;
  /** Made before the cart was known: so many more than it holds. */
  isMore: boolean;
  /** The last step; null for what is only to stay as it is. */
  by: 1 | -1 | null;
  bundleId: string;
  title: string;
  price: number;
} & Version;

/** Which of two wishes for a piece is newer: a clock that all tabs of the visitor move on, and where it stands the same, the tab. */
export type Version = { change: number; tab: string };

/** How a wish ended: so many of the piece are in the cart. */
export type Settled = Version & { quantity: number };

/** What the tabs of a visitor know together: wishes the shop has not confirmed, and the last one it has, piece by piece. */
export type SharedWishes = {
  wishes: Wishes;
  settled: Readonly<Record<string, Settled>>;
  /** The visitor's last order when they were said: another one since then has ended them. */
  order?: string;
};

export type Wishes = Readonly<Record<string, Wish>>;

export function isNewer(one: Version, other: Version | undefined): boolean {
  if (!other || one.change !== other.change) return one.change > (other?.change ?? -1);
  return one.tab > other.tab;
}

/** Prices that change so much that it may be a slip, such as 5995 for 59.95. They are asked about before they hold. */
import { ChangeRefused } from './refused.ts';
import type { Sources } from './sources.ts';
import { type PriceChange, priceChanges } from './write-versions.ts';

type Changed = Pick<PriceChange, 'kind' | 'slug' | 'was' | 'price'>;

/** Of the price before, up or down. */
const mostChange = 1 / 3;

export function priceJumps<T extends Changed>(changes: T[]): T[] {
  return changes.filter(
    ({ was, price }) => was !== null && price !== null && Math.abs(price - was) > was * mostChange + 1e-9,
  );
}

export function jumpLine({ kind, slug, was, price }: Changed): string {
  const money = (amount: number | null) => (amount === null ? 'none' : amount.toFixed(2));
  return `${kind}/${slug}: the price changes by more than a third, from ${money(was)} to ${money(price)}`;
}

/** Nothing is changed before somebody has said that they are right. */
export function refusePriceJumps(before: Sources, after: Sources): void {
  const jumps = priceJumps(priceChanges(before, after));
  if (jumps.length === 0) return;
  throw new ChangeRefused('prices', [...jumps.map(jumpLine), 'if that is right, do it again with --yes']);
}

/** Whether a discount code can be used on a day, and beside which others. Pure. */
import type { PlainDate } from '#rules/time/local-time.ts';

export type CodeTerms = {
  /** First and last day it holds. */
  from: PlainDate | null;
  until: PlainDate | null;
  /** Orders it is for; null for any number. */
  uses: number | null;
};

export type CodeRefusal = 'early' | 'ended' | 'usedUp';

export function codeRefusal(
  { from, until, uses }: CodeTerms,
  { today, used }: { today: PlainDate; used: number },
): CodeRefusal | null {
  if (from !== null && today < from) return 'early';
  if (until !== null && today > until) return 'ended';
  return uses !== null && used >= uses ? 'usedUp' : null;
}

/** A code stands alone unless it and all beside it say that they add up. */
export function mayJoin(code: { combines: boolean }, others: readonly { combines: boolean }[]): boolean {
  return others.length === 0 || (code.combines && others.every(({ combines }) => combines));
}

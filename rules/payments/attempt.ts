/** What a payment provider says of one attempt to pay, and what that means here. Pure. */

/** What a provider says. `pending`: the buyer is done, and the money is on its way. */
const reportStates = ['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'] as const;
export type ReportState = (typeof reportStates)[number];

/** `starting`: the provider was asked, and has not answered. `mismatch`: paid, but not what was asked for; nothing is booked then. */
export const attemptStates = ['starting', ...reportStates, 'mismatch'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** In the currency's smallest unit. */
export type AskedAmount = { state: AttemptState; amount: number; currency: string };
export type Report = { state: ReportState; amount: number; currency: string };

/** Something may still come of it. */
export function isUnderWay(state: AttemptState): boolean {
  return state === 'starting' || state === 'open' || state === 'pending';
}

/**
 * Reports come twice, late and in any order. Money is booked once; a payment that came never un-comes by a report, and what ended
 * without money stays so until the provider says that it was paid after all. Whatever became of the order meanwhile, money that came is
 * booked on it: what is too much then is owed to the buyer.
 */
export function afterReport(asked: AskedAmount, report: Report): { state: AttemptState; books: number | null } {
  if (asked.state === 'paid') return { state: 'paid', books: null };
  if (report.state === 'paid') {
    const isSame = report.amount === asked.amount && report.currency === asked.currency;
    return isSame ? { state: 'paid', books: asked.amount } : { state: 'mismatch', books: null };
  }
  if (!isUnderWay(asked.state)) return { state: asked.state, books: null };
  // An older answer may arrive after a newer one.
  if (asked.state === 'pending' && report.state === 'open') return { state: 'pending', books: null };
  return { state: report.state, books: null };
}

/**
 * Of ours: `asked`, then `accepted` (the provider has it and it may still fail), then `done` or `failed`. Of what happened there without
 * us: `elsewhere` was paid back at the provider, `chargeback` was fetched back by the buyer's bank, `reversed` is either that came back.
 */
export const refundStates = ['asked', 'accepted', 'done', 'failed', 'elsewhere', 'chargeback', 'reversed'] as const;
export type RefundState = (typeof refundStates)[number];
/** The money is with us all the same. */
export const cameBack: readonly RefundState[] = ['failed', 'reversed'];

/** Money that went back at a provider. `isBack`: it did not arrive there after all, or was won back. */
export type Returned = { kind: 'refund' | 'chargeback'; amount: number; isBack: boolean };

/** What is to be booked for it, once: providers name it again whenever they are asked. `known`: null where it was never heard of. */
export function afterReturned(
  known: RefundState | null,
  { kind, isBack }: Pick<Returned, 'kind' | 'isBack'>,
): { state: RefundState; books: 'refund' | 'chargeback' | 'reversal' } | null {
  if (known === null) {
    if (isBack) return null;
    return kind === 'refund' ? { state: 'elsewhere', books: 'refund' } : { state: 'chargeback', books: 'chargeback' };
  }
  const isGone = known === 'elsewhere' || known === 'chargeback';
  return isGone && isBack ? { state: 'reversed', books: 'reversal' } : null;
}

type Refundable = { id: string; amount: number; refunded: number };

/** From which payments how much goes back, the newest first; less than `due` where not all of it came by a provider. */
export function refundParts(due: number, paid: readonly Refundable[]): { id: string; amount: number }[] {
  let left = due;
  return paid.toReversed().flatMap(({ id, amount, refunded }) => {
    const part = Math.min(left, amount - refunded);
    if (part <= 0) return [];
    left -= part;
    return [{ id, amount: part }];
  });
}

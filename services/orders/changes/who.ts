/** Who does something to an order, and how its buyer hears of it. */
import type { OrderEvent } from '../order-store.ts';

export type By = OrderEvent['by'];

/** A person of the shop, or `command`; buyers and the shop itself are no persons. */
export type Who = { id: string | null; name: string };

/** `later`: when it can no longer be undone. */
export type Tell = 'now' | 'later' | 'no';

export type Actor = { by: By; who?: Who | undefined; tell?: Tell | undefined };

export function nameOf({ by, who }: Actor): { byId: string | null; byName: string } {
  return { byId: who?.id ?? null, byName: who?.name ?? by };
}

/** So long what somebody did can be taken back, and the mail about it waits. */
export const undoMs = 10 * 60_000;

export function tellAt({ tell = 'now' }: Actor, now: Date): Date | null {
  return tell === 'later' ? new Date(now.getTime() + undoMs) : null;
}

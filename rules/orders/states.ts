/** The states of an order, and what may happen in each. */
export const orderStates = ['placed', 'paid', 'packed', 'sent', 'delivered', 'expired', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const followers: Record<OrderState, readonly OrderState[]> = {
  // Packed before all of it is paid: where the law bounds what may be asked for before.
  placed: ['paid', 'packed', 'expired', 'cancelled'],
  paid: ['packed', 'cancelled'],
  packed: ['sent'],
  sent: ['delivered'],
  delivered: [],
  expired: [],
  cancelled: [],
};

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return followers[from].includes(to);
}

/** Whether what was ordered is still kept for whoever ordered it. */
export function holdsStock(state: OrderState): boolean {
  return state !== 'expired' && state !== 'cancelled';
}

/** What was ordered is no longer in the house: what of it is taken off the order cannot be sold to anybody else. */
export function hasLeft(state: OrderState): boolean {
  return state === 'sent' || state === 'delivered';
}

type Withdrawn = { withdrawnAt: Date | null; withdrawalDoneAt: Date | null };

/** Its buyer went back on it, and has no answer yet: it is neither packed nor sent. */
export function waitsForAnswer({ withdrawnAt, withdrawalDoneAt }: Withdrawn): boolean {
  return withdrawnAt !== null && withdrawalDoneAt === null;
}

/** Nothing more happens to it. */
export function isClosed(state: OrderState): boolean {
  return followers[state].length === 0;
}

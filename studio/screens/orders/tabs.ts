/** The tabs of the list of orders. */
import { type Role, may } from '#rules/people/roles.ts';
import { orderStates, type OrderState } from '#rules/orders/states.ts';

const tabs = ['open', ...orderStates, 'all'] as const;
export type Tab = (typeof tabs)[number];

const open: readonly OrderState[] = ['placed', 'paid', 'packed', 'sent'];

export function statesOf(tab: Tab): readonly OrderState[] {
  if (tab === 'all') return orderStates;
  return tab === 'open' ? open : [tab];
}

/** Of whom a helper sees names and addresses: those whose boxes are packed, and no others. */
const packingStates: ReadonlySet<OrderState> = new Set(['paid', 'packed']);

export function seesBuyer(role: Role, state: OrderState): boolean {
  return may(role, 'customers') || packingStates.has(state);
}

/** A helper has the lists that packing needs. */
export function tabsFor(role: Role): readonly Tab[] {
  return may(role, 'customers') ? tabs : ['paid', 'packed'];
}

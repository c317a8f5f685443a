/**
 * What is known about the visitor's box: what the shop last said, and what was changed here since. Pure; the calls are made by
 * basket-calls.ts. Quantities change at once, and the shop's answer wins when it comes.
 */
import type { Basket } from '#contract/basket.ts';
import { toCents } from '#rules/cents.ts';
import { basketMinimumQuantity } from '#rules/constants.ts';

/** A farm shop product as the basket knows it: an item of a bundle in the shop. */
export type BoxProduct = {
  id: string;
  bundleId: string;
  title: string;
  animal: string | null;
  price: number | null;
};

/** Ids of all items of each bundle. */
export type Bundles = Readonly<Record<string, readonly string[]>>;

type Wish = {
  /** Until the cart is known: how many more than it holds. */
  quantity: number;
  bundleId: string;
  price: number;
  /** Number of the change that made it what it is. */
  change: number;
};

type Wishes = Readonly<Record<string, Wish>>;

type Notice = { change: number; kind: 'added' | 'removed'; title: string };

export type BasketState = {
  /** What the shop last said; null until it has said anything. */
  cart: Basket | null;
  /** What the shop has not confirmed, by bundled item. */
  wishes: Wishes;
  /** Changes made so far. */
  changes: number;
  isLoading: boolean;
  /** `unsaved`: the last change did not reach the shop. `unread`: nor can the cart be read. */
  problem: 'unsaved' | 'unread' | null;
  notice: Notice | null;
};

export type BasketEvent =
  | { type: 'change'; product: BoxProduct; by: 1 | -1 }
  | { type: 'retry' }
  /** The cart as the shop has it. It settles all wishes up to that change; later ones are still to be sent. */
  | { type: 'read'; cart: Basket; settled: number }
  /** These were confirmed, but by now the shop tells otherwise. */
  | { type: 'again'; wishes: Wishes }
  | { type: 'unread' }
  /** The shop did not take the wishes up to that change. */
  | { type: 'unsaved'; tried: number }
  | { type: 'noticed'; change: number };

export const unknownBasket: BasketState = {
  cart: null,
  wishes: {},
  changes: 0,
  isLoading: false,
  problem: null,
  notice: null,
};

export function changeBasket(state: BasketState, event: BasketEvent): BasketState {
  switch (event.type) {
    case 'change':
      return changed(state, event.product, event.by);
    case 'retry':
      return state.problem === 'unsaved' ? { ...state, problem: null, isLoading: true } : state;
    case 'read':
      return read(state, event.cart, event.settled);
    case 'again':
      return again(state, event.wishes);
    case 'unread':
      return state.problem === null && state.cart === null ? { ...state, problem: 'unread' } : state;
    case 'unsaved':
      // Something newer waits already and will say how it went.
      return state.changes > event.tried ? state : { ...state, isLoading: false, problem: 'unsaved' };
    case 'noticed':
      return state.notice?.change === event.change ? { ...state, notice: null } : state;
  }
}

function changed(state: BasketState, product: BoxProduct, by: 1 | -1): BasketState {
  const { id, bundleId, title, price } = product;
  const before = quantityOf(state, id);
  const quantity = Math.max(basketMinimumQuantity, before + by);
  // Less than nothing: no call, no notice.
  if (quantity === before) return state;
  const change = state.changes + 1;
  return {
    ...state,
    wishes: { ...state.wishes, [id]: { quantity, bundleId, price: price ?? 0, change } },
    changes: change,
    isLoading: true,
    problem: null,
    notice: { change, kind: by > 0 ? 'added' : 'removed', title },
  };
}

function read(state: BasketState, cart: Basket, settled: number): BasketState {
  const kept = Object.entries(state.wishes).filter(([, { change }]) => change > settled);
  // Wishes made before anything was known are meant on top of what turns out to be there.
  const base = (id: string) => (state.cart === null ? (cart.quantities[id] ?? 0) : 0);
  const wishes = kept.map(([id, wish]) => [id, { ...wish, quantity: wish.quantity + base(id) }] as const);
  const isWaiting = wishes.length > 0;
  return {
    ...state,
    cart,
    wishes: Object.fromEntries(wishes),
    isLoading: isWaiting && state.isLoading,
    problem: isWaiting && state.problem === 'unsaved' ? 'unsaved' : null,
  };
}

function again(state: BasketState, wishes: Wishes): BasketState {
  const change = state.changes + 1;
  const renewed = Object.entries(wishes).map(([id, wish]) => [id, { ...wish, change }] as const);
  return { ...state, wishes: Object.fromEntries(renewed), changes: change, isLoading: true };
}

/** How many of it are in the box, as the visitor sees it. */
export function quantityOf({ cart, wishes }: BasketState, id: string): number {
  return wishes[id]?.quantity ?? cart?.quantities[id] ?? 0;
}

/** Everything in the box, as the visitor sees it. */
export function quantitiesOf({ cart, wishes }: BasketState): Record<string, number> {
  const wished = Object.entries(wishes).map(([id, { quantity }]) => [id, quantity] as const);
  return { ...cart?.quantities, ...Object.fromEntries(wished) };
}

export function pieceCount(state: BasketState): number {
  return Object.values(quantitiesOf(state)).reduce((sum, quantity) => sum + quantity, 0);
}

/** What the box costs: the shop's sum, and what was changed since at the price shown. */
export function subtotalOf({ cart, wishes }: BasketState): number {
  const since = Object.entries(wishes).reduce(
    (sum, [id, { quantity, price }]) => sum + (quantity - (cart?.quantities[id] ?? 0)) * price,
    0,
  );
  return Math.max(0, toCents((cart?.farmshopSubtotal ?? 0) + since));
}

/** The bundles that must be sent again, so that the shop has all wishes. */
export function changedBundles({ wishes }: BasketState): string[] {
  return [...new Set(Object.values(wishes).map(({ bundleId }) => bundleId))];
}

export function isUnsaved({ problem, wishes }: BasketState, id: string): boolean {
  return problem === 'unsaved' && id in wishes;
}

/** Whether the shop has exactly what the visitor sees. */
export function isAsShown(state: BasketState, { quantities }: Basket): boolean {
  const shown = quantitiesOf(state);
  return Object.keys({ ...quantities, ...shown }).every((id) => (quantities[id] ?? 0) === (shown[id] ?? 0));
}

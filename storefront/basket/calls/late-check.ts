/**
 * A look at the cart some time after requests were aborted or failed: they were not undone, and may have ended last. What they said
 * then is put right.
 */
import type { Basket } from '#contract/basket/basket.ts';
import { type BasketEvent, type BasketState, isAsShown } from '#storefront/basket/state/basket-state.ts';
import type { Wishes } from '#storefront/basket/state/wish.ts';
import { doubledBundles } from './quantities-to-send.ts';

/** Requests that were aborted but not undone have ended by then, as far as one can know. */
const lateCheckMs = 3000;
/** A shop that cannot be read is asked again after twice the time, but not for ever. */
const lastCheckMs = 200_000;
/** Of more requests than the shop's front lets stand in line none is still at work. */
const mostAborted = 32;

type LateParts = {
  isAtRest: () => boolean;
  /** Null when the shop shows no cart. */
  read: () => Promise<Basket | null>;
  /** Makes wishes of what the boxes held before they became those of this cart. */
  restore: (cart: Basket) => void;
  get: () => BasketState;
  send: (event: BasketEvent) => void;
  save: () => void;
};

export function createLateCheck({ isAtRest, read, restore, get, send, save }: LateParts) {
  /** What requests said that were aborted or failed, until a late look found all well. */
  let abortedWrites: Wishes[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(delayMs = lateCheckMs) {
    const { cart } = get();
    clearTimeout(timer);
    if (abortedWrites.length === 0 || cart === null || delayMs > lastCheckMs) return;
    timer = setTimeout(() => void check(cart, delayMs), delayMs);
  }

  const isSaid = (cart: Basket) => abortedWrites.some((wishes) => isSaidBy(wishes, cart));

  async function check(known: Basket, delayMs: number) {
    const isStill = () => isAtRest() && get().cart === known;
    if (!isStill()) return;
    const cart = await read();
    if (!isStill()) return;
    if (cart === null) return start(delayMs * 2);
    const isLate = doubledBundles(cart).length > 0 || isSaid(cart);
    abortedWrites = [];
    if (isAsShown({ cart: known, wishes: {} }, cart)) return;
    if (isLate) restore(cart);
    send({ type: 'read', cart });
    if (isLate) save();
  }

  return {
    start,
    stop: () => clearTimeout(timer),
    /** Remembers what a request said whose fate is unknown; the same once. */
    add(wishes: Wishes) {
      const said = quantitiesIn(wishes);
      const others = abortedWrites.filter((other) => quantitiesIn(other) !== said);
      abortedWrites = [...others, wishes].slice(-mostAborted);
    },
    isSuspect: () => abortedWrites.length > 0,
    isSaid,
    /** How many are remembered. */
    size: () => abortedWrites.length,
  };
}

function quantitiesIn(wishes: Wishes): string {
  return JSON.stringify(Object.entries(wishes).map(([id, { quantity }]) => [id, quantity]));
}

/** Whether the cart holds exactly what a request said. */
export function isSaidBy(wishes: Wishes, { quantities }: Basket): boolean {
  const ids = Object.keys({ ...quantities, ...wishes });
  return ids.every((id) => (quantities[id] ?? 0) === (wishes[id]?.quantity ?? 0));
}

/** Sends the wishes to the shop, and finds out from its cart what it made of them. Which tab does so when is decided in basket-calls.ts. */
import type { Basket, BasketContainer } from '#contract/basket/basket.ts';
import {
  type BasketEvent,
  type BasketState,
  type Bundles,
  changedBundles,
  isAsShown,
} from '#storefront/basket/state/basket-state.ts';
import type { Wish, Wishes } from '#storefront/basket/state/wish.ts';
import { isSaidBy } from './late-check.ts';
import { soldOutPieces } from '#storefront/basket/state/cart-refusals.ts';
import { doubledBundles, quantitiesToSend } from './quantities-to-send.ts';
import type { ShopRequests } from './shop-requests.ts';

export type CartSyncParts = {
  get: () => BasketState;
  send: (event: BasketEvent) => void;
  bundles: () => Bundles;
  /** Takes over what other tabs wish for, and what the shop has of it. */
  adopt: () => void;
  /** What a request said that was aborted, and may still be at work in the shop. */
  onAborted: (sent: Wishes) => void;
  /** Whether a cart holds what such a request said. */
  isLate: (cart: Basket) => boolean;
  log: (message: string, details: object) => void;
};

const attemptLimit = 5;

/** A newer change took the place of this one, and is to be sent now. */
export class Superseded extends Error {
  override name = 'Superseded';
}

type Push = {
  /** An aborted request may still be at work in the shop. */
  isSuspect: boolean;
};

export function createCartSync(parts: CartSyncParts, shop: ShopRequests) {
  const { get, send } = parts;
  /** What a request whose fate is unknown told the boxes to hold. */
  let unconfirmed: Wishes | null = null;
  /** Another tab changed the cart. */
  let isStale = false;
  /** The post that a newer one may abort. */
  let post: AbortController | null = null;
  /** Not two in a row: steady pressing must not keep everything from the shop. */
  let wasAborted = false;

  /** What another tab has said meanwhile counts: it is no refusal when that tab took a piece out. */
  function apply(event: BasketEvent) {
    parts.adopt();
    send(event);
  }

  /** A cart that was read without sending anything. */
  function acceptCart(cart: Basket) {
    // A request that came with an old key has put a second box beside the first: then what it said counts, not the sum.
    if (unconfirmed && doubledBundles(cart).length > 0) apply({ type: 'hold', wishes: unconfirmed });
    else if (isOverwritten(cart)) apply({ type: 'hold', wishes: wishesBefore(cart) });
    unconfirmed = null;
    isStale = false;
    apply({ type: 'read', cart });
  }

  /** A request that was aborted has ended last, after one that came later and is known to be saved. */
  function isOverwritten(cart: Basket): boolean {
    const before = get().cart;
    if (before === null || isStale || isAsShown({ cart: before, wishes: {} }, cart)) return false;
    return parts.isLate(cart) && !(unconfirmed && isSaidBy(unconfirmed, cart));
  }

  /** All that the boxes held until then, as wishes. */
  function wishesBefore(cart: Basket): Wishes {
    const before = get().cart ?? cart;
    const missing = Object.fromEntries(Object.keys(cart.quantities).map((id) => [id, 0]));
    const all = { ...before, quantities: { ...missing, ...before.quantities } };
    const bundleIds = new Set([...before.containers, ...cart.containers].map(({ bundleId }) => bundleId));
    return Object.fromEntries(
      [...bundleIds].flatMap((bundleId) => Object.entries(wishesIn({ cart: all, wishes: {} }, bundleId))),
    );
  }

  /** All wishes together; what the shop refuses together is sent one by one, so that no piece keeps another out. */
  async function pushAll(how: Push) {
    const all = get().wishes;
    const answer = await push(all, how);
    if (!answer.isRefused || Object.keys(all).length === 1 || answer.soldOut.length > 0) return settle(answer);
    apply({ type: 'read', cart: { ...answer.cart, errors: [] } });
    // What goes out makes room: a piece that sold out keeps the shop from putting others in.
    const isMore = ([id, { quantity }]: [string, Wish]) => quantity > (answer.cart.quantities[id] ?? 0);
    const inOrder = Object.entries(all).toSorted(
      (one, other) => Number(isMore(one)) - Number(isMore(other)) || one[1].change - other[1].change,
    );
    for (const [id, wish] of inOrder) {
      const single = await push({ [id]: wish }, how);
      await settle(single);
      if (single.isRefused && single.soldOut.length > 0) return;
    }
  }

  async function settle(answer: ShopAnswer) {
    const { sent, words, isRefused, soldOut } = answer;
    if (isRefused && words.length > 0) parts.log('the shop refused a change of the basket', { errors: words });
    if (!isRefused || soldOut.length === 0) return apply({ type: 'read', cart: answer.cart, sent, words });
    // A piece that is no longer to be had keeps the shop from changing the box as a whole. Pieces that lie in it already are
    // changed line by line; what is to come in, and less of that piece itself, waits until it is taken out or few enough.
    const { cart, changed } = await byLine(answer);
    const isGone = (id: string) => soldOut.some(([gone]) => gone === id);
    const isAsBefore = (id: string) => (sent[id]?.quantity ?? 0) >= (cart.quantities[id] ?? 0);
    const answered = Object.entries(sent).filter(([id]) => changed.includes(id) || (isGone(id) && isAsBefore(id)));
    const said = [...new Set([...words, ...cart.errors])];
    apply({ type: 'read', cart, sent: Object.fromEntries(answered), words: said, isBlocked: true });
  }

  /** What of these wishes is about pieces in the box that can still be had, sent piece by piece. */
  async function byLine({ cart: before, sent, soldOut }: ShopAnswer) {
    let cart = before;
    const changed: string[] = [];
    for (const [id, { quantity }] of Object.entries(sent)) {
      const key = cart.pieces[id]?.key ?? null;
      const isGone = soldOut.some(([gone]) => gone === id);
      if (key === null || isGone || quantity === cart.quantities[id]) continue;
      isStale = true;
      if (await shop.setPiece(key, quantity)) changed.push(id);
      cart = await shop.readTheCart();
      isStale = false;
    }
    return { cart, changed };
  }

  /** Sends these wishes until the cart is in order. */
  async function push(wishes: Wishes, { isSuspect }: Push): Promise<ShopAnswer> {
    const before = get().cart;
    if (before === null) throw new Error('nothing is known of the cart');
    const words: string[] = [];
    let sent = wishes;
    let cart = before;
    for (let attempt = 1; ; attempt += 1) {
      sent = held(sent, before, cart);
      const wanted = { cart: before, wishes: sent };
      const known = cart;
      cart = await pushOnce(wanted, known);
      // A refusal changes nothing. Where the cart is another one all the same, an aborted request has come in between, and the
      // shop spoke of what that one put in.
      const isOvertaken = isSuspect && cart.errors.length > 0 && !isAsShown({ cart: known, wishes: {} }, cart);
      if (attempt < attemptLimit && isOvertaken) continue;
      words.push(...cart.errors);
      const differsFromSent = isSuspect && cart.errors.length === 0 && !isAsShown(wanted, cart);
      if (attempt < attemptLimit && (differsFromSent || needsCleanup(cart, sent))) continue;
      cart = await withoutEmptyBoxes(cart, sent);
      const isRefused = Object.entries(sent).some(([id, { quantity }]) => (cart.quantities[id] ?? 0) !== quantity);
      const soldOut = soldOutPieces(cart, words, sent).filter(([id]) => sent[id]?.quantity !== 0);
      return { cart, sent, words: [...new Set(words)], isRefused, soldOut };
    }
  }

  /** Where boxes with pieces in them must go, all that belongs into the one that stays is a wish: nothing is lost if it fails halfway. */
  function held(sent: Wishes, before: Basket, cart: Basket): Wishes {
    const doubled = doubledBundles(cart).filter((bundleId) => changedBundles({ wishes: sent }).includes(bundleId));
    if (doubled.length === 0) return sent;
    const wishes = doubled.flatMap((bundleId) => Object.entries(wishesIn({ cart: before, wishes: sent }, bundleId)));
    apply({ type: 'hold', wishes: Object.fromEntries(wishes) });
    const ids = [...Object.keys(sent), ...wishes.map(([id]) => id)];
    return Object.fromEntries(ids.flatMap((id) => [[id, get().wishes[id]] as const]).filter(isKnown));
  }

  /** Everything a bundle is to hold, as wishes. */
  function wishesIn(state: Pick<BasketState, 'cart' | 'wishes'>, bundleId: string): Wishes {
    const { quantities } = quantitiesToSend(state, bundleId, { bundles: parts.bundles(), containers: [] });
    const ids = Object.keys(quantities).filter((id) => id in { ...state.cart?.quantities, ...state.wishes });
    const fixed = { isMore: false, by: null, bundleId, title: '', price: 0, change: 0, tab: '' };
    return Object.fromEntries(ids.map((id) => [id, state.wishes[id] ?? { ...fixed, quantity: quantities[id] ?? 0 }]));
  }

  function emptyBoxes(cart: Basket, sent: Wishes): BasketContainer[] {
    const own = changedBundles({ wishes: sent });
    return shop.canRemove() ? cart.containers.filter(({ bundleId, isEmpty }) => isEmpty && own.includes(bundleId)) : [];
  }

  function needsCleanup(cart: Basket, sent: Wishes): boolean {
    const own = changedBundles({ wishes: sent });
    return emptyBoxes(cart, sent).length > 0 || doubledBundles(cart).some((bundleId) => own.includes(bundleId));
  }

  /** A shop that does not know a piece puts an empty box into the cart, as often as it is asked to. */
  async function withoutEmptyBoxes(cart: Basket, sent: Wishes): Promise<Basket> {
    const empty = emptyBoxes(cart, sent);
    if (empty.length === 0) return cart;
    for (const { key } of empty) await shop.removeLine(key);
    return shop.readTheCart();
  }

  type Wanted = Pick<BasketState, 'cart' | 'wishes'>;

  function expectAnswer(wanted: Wanted): string[] {
    const bundleIds = changedBundles(wanted);
    unconfirmed = Object.fromEntries(bundleIds.flatMap((bundleId) => Object.entries(wishesIn(wanted, bundleId))));
    return bundleIds;
  }

  /** A newer change aborts the post, never the reading: that is answered when the fate of the post is known. */
  async function pushOnce(wanted: Wanted, now: Basket): Promise<Basket> {
    const bundleIds = expectAnswer(wanted);
    const own = new AbortController();
    post = own;
    try {
      for (const bundleId of bundleIds) await pushBundle(bundleId, { wanted, now, signal: own.signal });
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      post = null;
    }
    wasAborted = own.signal.aborted;
    if (wasAborted && unconfirmed) parts.onAborted(unconfirmed);
    const cart = await shop.readTheCart();
    if (wasAborted) {
      acceptCart(cart);
      throw new Superseded('a newer change took its place');
    }
    unconfirmed = null;
    isStale = false;
    return cart;
  }

  type Sending = { wanted: Wanted; now: Basket; signal?: AbortSignal };

  async function pushBundle(bundleId: string, { wanted, now, signal }: Sending) {
    const { containers } = now;
    const box = quantitiesToSend(wanted, bundleId, { bundles: parts.bundles(), containers });
    const { quantities, containerKey } = box;
    for (const { key, isEmpty } of box.surplus) {
      const isGone = await shop.removeLine(key);
      if (isGone || isEmpty) continue;
      // A shop without that call can only be told to leave nothing in it.
      const nothing = Object.fromEntries(Object.keys(quantities).map((id) => [id, 0]));
      await shop.putBox({ bundleId, quantities: nothing, containerKey: key });
    }
    const isThere = Object.entries(quantities).every(([id, quantity]) => (now.quantities[id] ?? 0) === quantity);
    // Nothing is left to hold: the box is gone with its line, unless the shop did not say which line it is.
    const isNeedless = box.isEmpty
      ? box.surplus.length > 0 || isThere
      : isThere && !doubledBundles(now).includes(bundleId);
    if (!isNeedless) await shop.putBox({ bundleId, quantities, containerKey }, signal);
  }

  return {
    acceptCart,
    pushAll,
    /** Without waiting for what becomes of it: the page goes away. */
    pushOnUnload() {
      const wanted = get();
      const { cart: now } = wanted;
      if (now === null) return;
      for (const bundleId of expectAnswer(wanted)) void pushBundle(bundleId, { wanted, now }).catch(() => {});
    },
    /** A newer change is to be sent. Aborting does not undo: the shop's front finishes what was begun. */
    abortPost() {
      if (!wasAborted) post?.abort();
    },
    /** Whether the cart must be read before anything is sent. */
    isUnsure: () => get().cart === null || unconfirmed !== null || isStale,
    unconfirmed: () => unconfirmed,
    markStale() {
      isStale = true;
    },
    wishesBefore,
  };
}

type ShopAnswer = {
  cart: Basket;
  sent: Wishes;
  words: string[];
  /** Not everything is there as it was sent. */
  isRefused: boolean;
  soldOut: [id: string, words: string][];
};

function isKnown(entry: readonly [string, Wish | undefined]): entry is readonly [string, Wish] {
  return entry[1] !== undefined;
}

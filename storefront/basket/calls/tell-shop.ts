/** Tells the shop what is wished for, and finds out from its cart what it made of it. Who may do so when is decided in basket-calls.ts. */
import type { Basket, BasketContainer } from '#contract/basket.ts';
import {
  type BasketEvent,
  type BasketState,
  type Bundles,
  changedBundles,
  isAsShown,
  soldOutPieces,
  type Wish,
  type Wishes,
} from '#storefront/basket/state/basket-state.ts';
import { doubledBundles, quantitiesToSend } from './quantities-to-send.ts';
import type { ShopRequests } from './shop-requests.ts';

export type TellerParts = {
  get: () => BasketState;
  send: (event: BasketEvent) => void;
  bundles: () => Bundles;
  /** The cart in the shop is about to become another one, whether or not this page will hear of it. */
  onChanging: () => void;
  log: (message: string, details: object) => void;
};

const attemptLimit = 5;

export function createTeller(parts: TellerParts, shop: ShopRequests) {
  const { get, send } = parts;
  /** What the boxes were told to hold by a request whose fate is unknown. */
  let uncertain: Wishes | null = null;
  /** Another tab changed the cart. */
  let isStale = false;

  /** A cart that was read without telling anything. */
  function note(cart: Basket) {
    // A request that came with an old key has put a second box beside the first: then what it said counts, not the sum.
    if (uncertain && doubledBundles(cart).length > 0) send({ type: 'hold', wishes: uncertain });
    uncertain = null;
    isStale = false;
    send({ type: 'read', cart });
  }

  type Telling = { signal: AbortSignal; isSuspect: boolean };

  /** All wishes together; what the shop refuses together it is told one by one, so that no piece keeps another out. */
  async function tellAll(telling: Telling) {
    const all = get().wishes;
    const answer = await tell(all, telling);
    if (!answer.isRefused || Object.keys(all).length === 1 || answer.soldOut.length > 0)
      return settle(answer, telling.signal);
    send({ type: 'read', cart: { ...answer.cart, errors: [] } });
    // What goes out makes room: a piece that sold out keeps the shop from putting others in.
    const isMore = ([id, { quantity }]: [string, Wish]) => quantity > (answer.cart.quantities[id] ?? 0);
    const inOrder = Object.entries(all).toSorted(
      (one, other) => Number(isMore(one)) - Number(isMore(other)) || one[1].change - other[1].change,
    );
    for (const [id, wish] of inOrder) {
      const single = await tell({ [id]: wish }, telling);
      await settle(single, telling.signal);
      if (single.isRefused && single.soldOut.length > 0) return;
    }
  }

  async function settle(answer: ShopAnswer, signal: AbortSignal) {
    const { told, words, isRefused, soldOut } = answer;
    if (isRefused && words.length > 0) parts.log('the shop refused a change of the basket', { errors: words });
    if (!isRefused || soldOut.length === 0) return send({ type: 'read', cart: answer.cart, told, words });
    // A piece that is no longer to be had keeps the shop from changing the box as a whole. Pieces that lie in it already are
    // changed line by line; what is to come in, and less of that piece itself, waits until it is taken out or few enough.
    const { cart, changed } = await byLine(answer, signal);
    const isGone = (id: string) => soldOut.some(([gone]) => gone === id);
    const isAsBefore = (id: string) => (told[id]?.quantity ?? 0) >= (cart.quantities[id] ?? 0);
    const answered = Object.entries(told).filter(([id]) => changed.includes(id) || (isGone(id) && isAsBefore(id)));
    const said = [...new Set([...words, ...cart.errors])];
    send({ type: 'read', cart, told: Object.fromEntries(answered), words: said, isBlocked: true });
  }

  /** What of these wishes is about pieces in the box that can still be had, told piece by piece. */
  async function byLine({ cart: before, told, soldOut }: ShopAnswer, signal: AbortSignal) {
    let cart = before;
    const changed: string[] = [];
    for (const [id, { quantity }] of Object.entries(told)) {
      const key = cart.pieces[id]?.key ?? null;
      const isGone = soldOut.some(([gone]) => gone === id);
      if (key === null || isGone || quantity === cart.quantities[id]) continue;
      isStale = true;
      if (await shop.setPiece(key, quantity, signal)) changed.push(id);
      cart = await shop.readTheCart(signal);
      isStale = false;
    }
    return { cart, changed };
  }

  /** Tells the shop these wishes, until its cart is in order. */
  async function tell(wishes: Wishes, { signal, isSuspect }: Telling): Promise<ShopAnswer> {
    const before = get().cart;
    if (before === null) throw new Error('nothing is known of the cart');
    const words: string[] = [];
    let told = wishes;
    let cart = before;
    for (let attempt = 1; ; attempt += 1) {
      told = held(told, before, cart);
      const sent = { cart: before, wishes: told };
      cart = await push(sent, cart, signal);
      words.push(...cart.errors);
      const isAstray = isSuspect && cart.errors.length === 0 && !isAsShown(sent, cart);
      if (attempt < attemptLimit && (isAstray || isUntidy(cart, told))) continue;
      cart = await withoutEmptyBoxes(cart, told, signal);
      const isRefused = Object.entries(told).some(([id, { quantity }]) => (cart.quantities[id] ?? 0) !== quantity);
      const soldOut = soldOutPieces(cart, words, told).filter(([id]) => told[id]?.quantity !== 0);
      return { cart, told, words: [...new Set(words)], isRefused, soldOut };
    }
  }

  /** Where boxes with pieces in them must go, all that belongs into the one that stays is a wish: nothing is lost if it fails halfway. */
  function held(told: Wishes, before: Basket, cart: Basket): Wishes {
    const doubled = doubledBundles(cart).filter((bundleId) => changedBundles({ wishes: told }).includes(bundleId));
    if (doubled.length === 0) return told;
    const wishes = doubled.flatMap((bundleId) => Object.entries(wishesIn({ cart: before, wishes: told }, bundleId)));
    send({ type: 'hold', wishes: Object.fromEntries(wishes) });
    const ids = [...Object.keys(told), ...wishes.map(([id]) => id)];
    return Object.fromEntries(ids.flatMap((id) => [[id, get().wishes[id]] as const]).filter(isKnown));
  }

  /** Everything a bundle is to hold, as wishes. */
  function wishesIn(state: Pick<BasketState, 'cart' | 'wishes'>, bundleId: string): Wishes {
    const { quantities } = quantitiesToSend(state, bundleId, { bundles: parts.bundles(), containers: [] });
    const ids = Object.keys(quantities).filter((id) => id in { ...state.cart?.quantities, ...state.wishes });
    const fixed = { isMore: false, by: null, bundleId, title: '', price: 0, change: 0 };
    return Object.fromEntries(ids.map((id) => [id, state.wishes[id] ?? { ...fixed, quantity: quantities[id] ?? 0 }]));
  }

  function emptyBoxes(cart: Basket, told: Wishes): BasketContainer[] {
    const own = changedBundles({ wishes: told });
    return shop.canRemove() ? cart.containers.filter(({ bundleId, isEmpty }) => isEmpty && own.includes(bundleId)) : [];
  }

  function isUntidy(cart: Basket, told: Wishes): boolean {
    const own = changedBundles({ wishes: told });
    return emptyBoxes(cart, told).length > 0 || doubledBundles(cart).some((bundleId) => own.includes(bundleId));
  }

  /** A shop that does not know a piece puts an empty box into the cart, as often as it is told. */
  async function withoutEmptyBoxes(cart: Basket, told: Wishes, signal: AbortSignal): Promise<Basket> {
    const empty = emptyBoxes(cart, told);
    if (empty.length === 0) return cart;
    for (const { key } of empty) await shop.removeLine(key, signal);
    return shop.readTheCart(signal);
  }

  async function push(sent: Pick<BasketState, 'cart' | 'wishes'>, now: Basket, signal: AbortSignal): Promise<Basket> {
    const bundleIds = changedBundles(sent);
    uncertain = Object.fromEntries(bundleIds.flatMap((bundleId) => Object.entries(wishesIn(sent, bundleId))));
    parts.onChanging();
    for (const bundleId of bundleIds) await pushBundle(bundleId, { sent, now, signal });
    const cart = await shop.readTheCart(signal);
    uncertain = null;
    isStale = false;
    return cart;
  }

  type Push = { sent: Pick<BasketState, 'cart' | 'wishes'>; now: Basket; signal?: AbortSignal };

  async function pushBundle(bundleId: string, { sent, now, signal }: Push) {
    const { containers } = now;
    const box = quantitiesToSend(sent, bundleId, { bundles: parts.bundles(), containers });
    const { quantities, containerKey } = box;
    for (const { key, isEmpty } of box.surplus) {
      const isGone = await shop.removeLine(key, signal);
      if (isGone || isEmpty) continue;
      // A shop without that call can only be told to leave nothing in it.
      const nothing = Object.fromEntries(Object.keys(quantities).map((id) => [id, 0]));
      await shop.putBox({ bundleId, quantities: nothing, containerKey: key }, signal);
    }
    const isThere = Object.entries(quantities).every(([id, quantity]) => (now.quantities[id] ?? 0) === quantity);
    // Nothing is left to hold: the box is gone with its line, unless the shop did not say which line it is.
    const isNeedless = box.isEmpty
      ? box.surplus.length > 0 || isThere
      : isThere && !doubledBundles(now).includes(bundleId);
    if (!isNeedless) await shop.putBox({ bundleId, quantities, containerKey }, signal);
  }

  return {
    note,
    tellAll,
    /** Without waiting for what becomes of it: the page goes away. */
    tellBlindly() {
      const sent = get();
      const { cart: now } = sent;
      if (now === null) return;
      const bundleIds = changedBundles(sent);
      uncertain = Object.fromEntries(bundleIds.flatMap((bundleId) => Object.entries(wishesIn(sent, bundleId))));
      parts.onChanging();
      for (const bundleId of bundleIds) void pushBundle(bundleId, { sent, now }).catch(() => {});
    },
    /** Whether the cart must be read before anything is told. */
    isUnsure: () => get().cart === null || uncertain !== null || isStale,
    uncertain: () => uncertain,
    doubt() {
      isStale = true;
    },
    /** All that these boxes hold in that cart, as wishes. */
    wishesOf(cart: Basket, containers: readonly BasketContainer[]): Wishes {
      const bundleIds = new Set(containers.map(({ bundleId }) => bundleId));
      const all = [...bundleIds].flatMap((bundleId) => Object.entries(wishesIn({ cart, wishes: {} }, bundleId)));
      return Object.fromEntries(all);
    },
  };
}

type ShopAnswer = {
  cart: Basket;
  told: Wishes;
  words: string[];
  /** Not everything is there as it was told. */
  isRefused: boolean;
  soldOut: [id: string, words: string][];
};

function isKnown(entry: readonly [string, Wish | undefined]): entry is readonly [string, Wish] {
  return entry[1] !== undefined;
}

/**
 * Everything the basket asks of the shop, one change after the other. Changes are gathered, then the whole wanted state goes out as
 * absolute quantities. A newer one aborts the older, which does not undo it: so the cart is read first, which the shop's front
 * answers when the fate of the older is known, and the newer goes out with the key of that cart. What the cart holds afterwards is
 * compared with what was wished for, piece by piece; it decides.
 */
import type { Basket } from '#contract/basket.ts';
import { cartDebounceMs } from '#rules/constants.ts';
import { createLatestSender } from '#rules/latest-request.ts';
import {
  type BasketEvent,
  type BasketState,
  type Bundles,
  changedBundles,
  hasWishes,
  isAsShown,
  soldOutPieces,
  type Wish,
  type Wishes,
} from './basket-state.ts';
import { doubledBundles, quantitiesToSend } from './quantities-to-send.ts';
import { createShopRequests } from './shop-requests.ts';

export type BasketParts = Parameters<typeof createShopRequests>[0] & {
  get: () => BasketState;
  send: (event: BasketEvent) => void;
  bundles: () => Bundles;
  /** Runs while no other tab changes this basket. `isContested`: another may have changed it since the last look. */
  alone: Alone;
  /** The cart in the shop is about to become another one, whether or not this page will hear of it. */
  onChanging: () => void;
  /** It is another one now. */
  onSaved: () => void;
  log: (message: string, details: object) => void;
};

export type Alone = (
  run: (isContested: boolean) => Promise<void>,
  options: { signal?: AbortSignal; isReading?: boolean },
) => Promise<void>;

export type BasketCalls = {
  /** To be called after each change. */
  save: () => void;
  reload: () => Promise<void>;
  /** Sends at once what still waits: the page goes away. */
  flush: () => void;
  /** Another tab changed the cart: what this one knows is no longer what counts. */
  forget: () => void;
  isBusy: () => boolean;
};

/** Requests that were aborted but not undone have ended by then, as far as one can know. */
const lateCheckMs = 3000;
/** A shop that cannot be read is asked again after twice the time, but not for ever. */
const lastCheckMs = 200_000;
const attemptLimit = 5;
/** What could not be saved or read is tried again by itself, each time after twice the time. */
const firstRetryMs = 2000;
const lastRetryMs = 60_000;

export function createBasketCalls(parts: BasketParts): BasketCalls {
  const { get, send, log } = parts;
  const shop = createShopRequests(parts);
  /** Changes that did not go out yet. */
  let isWaiting = false;
  /** What the boxes were told to hold by a request whose fate is unknown. */
  let uncertain: Wishes | null = null;
  /** Another tab changed the cart. */
  let isStale = false;
  /** What requests said that were aborted or failed, and may still be at work in the shop, until a late look found all well. */
  let strays: Wishes[] = [];
  let reading: AbortController | undefined;
  let lateCheck: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  const sender = createLatestSender<null>({
    waitMs: cartDebounceMs,
    send: (_, signal) => saveAll(signal),
    onEnd(result) {
      if (result.isOk) {
        retryMs = firstRetryMs;
        return parts.onSaved();
      }
      log('the basket could not be saved', { error: result.error });
      // Something newer waits, and will tell.
      if (isWaiting) return;
      send({ type: 'unsaved', tried: get().changes });
      retryLater();
    },
  });

  function save() {
    isWaiting = true;
    clearTimeout(lateCheck);
    clearTimeout(retry);
    sender.request(null);
  }

  function retryLater() {
    clearTimeout(retry);
    retry = setTimeout(() => {
      if (sender.isBusy()) return;
      if (hasWishes(get())) save();
      else void reload();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  async function saveAll(signal: AbortSignal) {
    isWaiting = false;
    reading?.abort();
    if (uncertain) strays.push(uncertain);
    const isSuspect = strays.length > 0;
    await parts.alone(
      async (isContested) => {
        isStale ||= isContested;
        // Without knowing the rest of the box it would be emptied, and without its key it would be there twice.
        if (get().cart === null || uncertain || isStale) note(await shop.readTheCart(signal));
        await tellAll({ signal, isSuspect });
      },
      { signal },
    );
    checkLater(lateCheckMs);
  }

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
    if (!answer.isRefused || Object.keys(all).length === 1 || answer.soldOut.length > 0) return settle(answer);
    send({ type: 'read', cart: { ...answer.cart, errors: [] } });
    // What goes out makes room: a piece that sold out keeps the shop from putting others in.
    const isMore = ([id, { quantity }]: [string, Wish]) => quantity > (answer.cart.quantities[id] ?? 0);
    const inOrder = Object.entries(all).toSorted(
      (one, other) => Number(isMore(one)) - Number(isMore(other)) || one[1].change - other[1].change,
    );
    for (const [id, wish] of inOrder) {
      const single = await tell({ [id]: wish }, telling);
      settle(single);
      if (single.isRefused && single.soldOut.length > 0) return;
    }
  }

  function settle({ cart, told, words, isRefused, soldOut }: ShopAnswer) {
    if (words.length > 0) log('the shop refused a change of the basket', { errors: words });
    if (!isRefused || soldOut.length === 0) return send({ type: 'read', cart, told, words });
    // A piece that is no longer to be had keeps the shop from changing the box. What was wished for waits until it is taken out.
    const answered = soldOut.flatMap(([id]) => (told[id] ? [[id, told[id]] as const] : []));
    send({ type: 'read', cart, told: Object.fromEntries(answered), words, isBlocked: true });
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
      const isRefused = Object.entries(told).some(([id, { quantity }]) => (cart.quantities[id] ?? 0) !== quantity);
      const soldOut = soldOutPieces(cart, words, told).filter(([id]) => told[id]?.quantity !== 0);
      return { cart, told, words: [...new Set(words)], isRefused, soldOut };
    }
  }

  /** Where boxes with pieces in them must go, all that belongs into the one that stays is a wish: nothing is lost if it fails halfway. */
  function held(told: Wishes, before: Basket, cart: Basket): Wishes {
    const doubled = doubledBundles(cart).filter((bundleId) => changedBundles({ wishes: told }).includes(bundleId));
    if (doubled.length === 0) return told;
    const wishes = doubled.flatMap((bundleId) => Object.entries(wishesOf({ cart: before, wishes: told }, bundleId)));
    send({ type: 'hold', wishes: Object.fromEntries(wishes) });
    const ids = [...Object.keys(told), ...wishes.map(([id]) => id)];
    return Object.fromEntries(ids.flatMap((id) => [[id, get().wishes[id]] as const]).filter(isKnown));
  }

  /** Everything a bundle is to hold, as wishes. */
  function wishesOf(state: Pick<BasketState, 'cart' | 'wishes'>, bundleId: string): Wishes {
    const { quantities } = quantitiesToSend(state, bundleId, { bundles: parts.bundles(), containers: [] });
    const ids = Object.keys(quantities).filter((id) => id in { ...state.cart?.quantities, ...state.wishes });
    const fixed = { isMore: false, by: null, bundleId, title: '', price: 0, change: 0 };
    return Object.fromEntries(ids.map((id) => [id, state.wishes[id] ?? { ...fixed, quantity: quantities[id] ?? 0 }]));
  }

  function isUntidy(cart: Basket, told: Wishes): boolean {
    const own = changedBundles({ wishes: told });
    const isEmptied = cart.containers.some(({ bundleId, isEmpty }) => isEmpty && own.includes(bundleId));
    return isEmptied || doubledBundles(cart).some((bundleId) => own.includes(bundleId));
  }

  async function push(sent: Pick<BasketState, 'cart' | 'wishes'>, now: Basket, signal: AbortSignal): Promise<Basket> {
    const bundleIds = changedBundles(sent);
    uncertain = Object.fromEntries(bundleIds.flatMap((bundleId) => Object.entries(wishesOf(sent, bundleId))));
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

  function checkLater(delayMs: number) {
    const { cart } = get();
    clearTimeout(lateCheck);
    if (strays.length === 0 || cart === null || delayMs > lastCheckMs) return;
    lateCheck = setTimeout(() => void checkAgain(cart, delayMs), delayMs);
  }

  /** What was aborted long ago may have ended last all the same. */
  async function checkAgain(known: Basket, delayMs: number) {
    const isStill = () => !sender.isBusy() && get().cart === known && !hasWishes(get());
    if (!isStill()) return;
    const cart = await readQuietly();
    if (!isStill()) return;
    if (cart === null) return checkLater(delayMs * 2);
    const isStray = doubledBundles(cart).length > 0 || strays.some((wishes) => isSaidBy(wishes, cart));
    strays = [];
    if (isAsShown({ cart: known, wishes: {} }, cart)) return;
    if (isStray) {
      const bundleIds = new Set([...known.containers, ...cart.containers].map(({ bundleId }) => bundleId));
      const missing = Object.fromEntries(Object.keys(cart.quantities).map((id) => [id, 0]));
      const all = { ...known, quantities: { ...missing, ...known.quantities } };
      const wishes = [...bundleIds].flatMap((bundleId) =>
        Object.entries(wishesOf({ cart: all, wishes: {} }, bundleId)),
      );
      send({ type: 'hold', wishes: Object.fromEntries(wishes) });
    }
    send({ type: 'read', cart });
    if (isStray) save();
  }

  async function readQuietly(): Promise<Basket | null> {
    let cart: Basket | null = null;
    try {
      await parts.alone(async () => void (cart = await shop.readTheCart()), { isReading: true });
    } catch {
      // Asked again later.
    }
    return cart;
  }

  async function reload() {
    // Whatever is being saved ends in a reading of its own.
    if (sender.isBusy()) return;
    reading?.abort();
    const controller = new AbortController();
    reading = controller;
    const { signal } = controller;
    try {
      await parts.alone(async () => note(await shop.readTheCart(signal)), { signal, isReading: true });
    } catch (error) {
      if (signal.aborted) return;
      log('the basket could not be read', { error });
      isStale = true;
      send({ type: 'unread' });
      return retryLater();
    }
    retryMs = firstRetryMs;
    // The shop answers: what could not be saved until now is sent again.
    if (hasWishes(get()) && get().problem !== 'blocked') save();
    else await removeEmptyBoxes(signal);
  }

  /** A box without pieces is nothing to the visitor, but the shop counts it, and may charge its delivery. */
  async function removeEmptyBoxes(signal: AbortSignal) {
    const empty = get().cart?.containers.filter(({ isEmpty }) => isEmpty) ?? [];
    if (empty.length === 0 || sender.isBusy()) return;
    try {
      await parts.alone(
        async () => {
          for (const { key } of empty) await shop.removeLine(key, signal);
          note(await shop.readTheCart(signal));
        },
        { signal },
      );
      parts.onSaved();
    } catch {
      // The next reading tries again.
    }
  }

  function flush() {
    const sent = get();
    // What is under way already may have changed the key of the box; then the next page sends it.
    if (!isWaiting || sent.cart === null || uncertain || isStale) return;
    isWaiting = false;
    sender.cancel();
    const bundleIds = changedBundles(sent);
    uncertain = Object.fromEntries(bundleIds.flatMap((bundleId) => Object.entries(wishesOf(sent, bundleId))));
    parts.onChanging();
    for (const bundleId of bundleIds) void pushBundle(bundleId, { sent, now: sent.cart }).catch(() => {});
  }

  function forget() {
    isStale = true;
    clearTimeout(lateCheck);
  }

  return { save, reload, flush, forget, isBusy: () => sender.isBusy() };
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

/** Whether the cart holds exactly what a request said. */
function isSaidBy(wishes: Wishes, { quantities }: Basket): boolean {
  const ids = Object.keys({ ...quantities, ...wishes });
  return ids.every((id) => (quantities[id] ?? 0) === (wishes[id]?.quantity ?? 0));
}

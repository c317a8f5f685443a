/**
 * Everything the basket asks of the shop, one change after the other. Changes are gathered, then the whole wanted state goes out as
 * absolute quantities. A newer one aborts the older, which does not undo it: so the cart is read first, which the shop's front
 * answers when the fate of the older is known, and the newer goes out with the key of that cart. What the cart holds afterwards is
 * compared with what was wished for, piece by piece; it decides.
 */
import type { Basket } from '#contract/basket.ts';
import { cartDebounceMs } from '#rules/text/constants.ts';
import { createDebouncedRequest } from '#storefront/browser/debounced-request.ts';
import { hasWishes, isAsShown, type Wishes } from '#storefront/basket/state/basket-state.ts';
import { doubledBundles } from './quantities-to-send.ts';
import { createShopRequests } from './shop-requests.ts';
import { createTeller, type TellerParts } from './tell-shop.ts';

export type BasketParts = Parameters<typeof createShopRequests>[0] &
  TellerParts & {
    /** Runs while no other tab changes this basket. `isContested`: another may have changed it since the last look. */
    alone: Alone;
    /** The cart in the shop is another one now. */
    onSaved: () => void;
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
/**
 * What could not be saved or read is tried again by itself, each time after twice the time, and within 15 s at the latest; not by
 * all tabs at once when a shop comes back.
 */
const firstRetryMs = 2000;
const lastRetryMs = 12_000;
const jitter = 0.2;

export function createBasketCalls(parts: BasketParts): BasketCalls {
  const { get, send, log } = parts;
  const shop = createShopRequests(parts);
  const teller = createTeller(parts, shop);
  /** Changes that did not go out yet. */
  let isWaiting = false;
  /** What requests said that were aborted or failed, and may still be at work in the shop, until a late look found all well. */
  let strays: Wishes[] = [];
  let reading: AbortController | undefined;
  let lateCheck: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  const sender = createDebouncedRequest<null>({
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
    const delayMs = retryMs * (1 + jitter * Math.random());
    retry = setTimeout(() => {
      if (sender.isBusy()) return;
      if (hasWishes(get())) save();
      else void reload();
    }, delayMs);
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  async function saveAll(signal: AbortSignal) {
    isWaiting = false;
    reading?.abort();
    const left = teller.uncertain();
    if (left) strays.push(left);
    const isSuspect = strays.length > 0;
    await parts.alone(
      async (isContested) => {
        // From here on: a page of another tab that goes away now would tell the shop beside us, with a key that is about to change.
        parts.onChanging();
        if (isContested) teller.doubt();
        // Without knowing the rest of the box it would be emptied, and without its key it would be there twice.
        if (teller.isUnsure()) teller.note(await shop.readTheCart(signal));
        await teller.tellAll({ signal, isSuspect });
      },
      { signal },
    );
    checkLater(lateCheckMs);
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
      const missing = Object.fromEntries(Object.keys(cart.quantities).map((id) => [id, 0]));
      const all = { ...known, quantities: { ...missing, ...known.quantities } };
      send({ type: 'hold', wishes: teller.wishesOf(all, [...known.containers, ...cart.containers]) });
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
    clearTimeout(retry);
    reading?.abort();
    const controller = new AbortController();
    reading = controller;
    const { signal } = controller;
    try {
      await parts.alone(async () => teller.note(await shop.readTheCart(signal)), { signal, isReading: true });
    } catch (error) {
      if (signal.aborted) return;
      log('the basket could not be read', { error });
      teller.doubt();
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
          teller.note(await shop.readTheCart(signal));
        },
        { signal },
      );
      parts.onSaved();
    } catch {
      // The next reading tries again.
    }
  }

  function flush() {
    // What is under way already may have changed the key of the box; then the next page sends it.
    if (!isWaiting || teller.isUnsure()) return;
    isWaiting = false;
    sender.cancel();
    teller.tellBlindly();
  }

  function forget() {
    teller.doubt();
    clearTimeout(lateCheck);
  }

  return { save, reload, flush, forget, isBusy: () => sender.isBusy() };
}

/** Whether the cart holds exactly what a request said. */
function isSaidBy(wishes: Wishes, { quantities }: Basket): boolean {
  const ids = Object.keys({ ...quantities, ...wishes });
  return ids.every((id) => (quantities[id] ?? 0) === (wishes[id]?.quantity ?? 0));
}

/**
 * Everything the basket asks of the shop, one change after the other. Changes are gathered, then the whole wanted state of all tabs
 * goes out as absolute quantities, by the tab whose turn it is. What comes while a request is under way is gathered and sent next:
 * a newer change aborts the post before it, but no reading, which tells what became of that post. What the cart holds
 * afterwards is compared with what was wished for, piece by piece; it decides.
 */
import { hasWishes } from '#storefront/basket/state/basket-state.ts';
import { type CartSyncParts, createCartSync, Superseded } from './cart-sync.ts';
import { createLateCheck } from './late-check.ts';
import { createShopRequests } from './shop-requests.ts';
import { createVisitorId, type VisitorMemory } from './visitor-id.ts';

const cartDebounceMs = 300;

export type BasketParts = Pick<Parameters<typeof createShopRequests>[0], 'market' | 'fetch' | 'renewTurn'> &
  Omit<CartSyncParts, 'onAborted' | 'isLate'> & {
    /** Runs while no other tab changes this basket. `isContested`: another may have changed it since the last look. */
    alone: Alone;
    /** Whether another tab changes the basket now. */
    isOthersTurn: () => boolean;
    /** By what all tabs name a visitor without a session. */
    visitorMemory: VisitorMemory;
    /** Lets another tab begin: this page goes away. */
    leaveTurn: () => void;
    /** The cart in the shop is another one now. */
    onSaved: () => void;
  };

export type Alone = (run: (isContested: boolean) => Promise<void>, options?: { isReading?: boolean }) => Promise<void>;

export type BasketCalls = {
  /** To be called after each change. */
  save: () => void;
  reload: () => Promise<void>;
  /** Sends at once what still waits: the page goes away. */
  flush: () => void;
  /** Another tab changed the cart: what this one knows is no longer what counts. */
  forget: () => void;
  /** Another tab has said something about its wishes. */
  hear: () => void;
  isBusy: () => boolean;
};

/** Who presses without a pause is saved every two seconds all the same: its first press comes up to a debounce after the last save. */
const longestGatheringMs = 1900 - cartDebounceMs;
/**
 * What could not be saved or read is tried again by itself, each time after twice the time, and within 15 s at the latest; not by
 * all tabs at once when a shop comes back.
 */
const firstRetryMs = 2000;
const lastRetryMs = 12_000;
const jitter = 0.2;
/** A tab that has not saved its wishes by then may be gone; another sends them. */
const takeOverMs = 5000;

export function createBasketCalls(parts: BasketParts): BasketCalls {
  const { get, send, log } = parts;
  // Whoever has something in the cart has a session.
  const visitorId = createVisitorId(parts.visitorMemory, () => !get().cart?.itemsCount);
  const shop = createShopRequests({ ...parts, visitorId, onSlow });
  const late = createLateCheck({ isAtRest, read: readQuietly, restore: restoreWishes, get, send, save });
  const sync = createCartSync({ ...parts, onAborted: (sent) => late.add(sent), isLate: late.isSaid }, shop);
  /** Changes that did not go out yet. */
  let gathering: { timer: ReturnType<typeof setTimeout>; since: number } | null = null;
  /** Something newer is to be sent as soon as what is under way has ended. */
  let isDue = false;
  let isSaving = false;
  /** Something was saved of which the other tabs were not told yet. */
  let isUntold = false;
  let reading: Promise<void> | null = null;
  /** Another tab changed the cart while it was being read. */
  let mustReadAgain = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  const isBusy = () => gathering !== null || isSaving;

  function isAtRest(): boolean {
    return !isBusy() && !hasWishes(get());
  }

  function save() {
    late.stop();
    clearTimeout(retry);
    const now = Date.now();
    const since = gathering?.since ?? now;
    clearTimeout(gathering?.timer);
    const waitMs = Math.max(0, Math.min(cartDebounceMs, since + longestGatheringMs - now));
    gathering = { timer: setTimeout(sendGathered, waitMs), since };
  }

  function sendGathered() {
    gathering = null;
    isDue = true;
    sync.abortPost();
    if (!isSaving) void saveWhileDue();
  }

  async function saveWhileDue() {
    isSaving = true;
    while (isDue) {
      isDue = false;
      try {
        // Nothing is gained by cutting off a reading, which the shop finishes all the same.
        await reading;
        await parts.alone(async (isContested) => {
          if (await saveAll(isContested)) isUntold = true;
        });
        retryMs = firstRetryMs;
      } catch (error) {
        if (error instanceof Superseded) isDue = true;
        else fail(error);
      }
    }
    isSaving = false;
    tellOthers();
    late.start();
  }

  /** Told after each save they would read the cart each time, and the next change would wait for that. */
  function tellOthers() {
    if (!isUntold || isBusy()) return;
    isUntold = false;
    parts.onSaved();
  }

  function fail(error: unknown) {
    log('the basket could not be saved', { error });
    const left = sync.unconfirmed();
    if (left) late.add(left);
    // Something newer waits, and will be sent.
    if (isDue || gathering) return;
    send({ type: 'unsaved', tried: get().changes });
    retryLater();
  }

  function onSlow() {
    send(hasWishes(get()) ? { type: 'unsaved', tried: get().changes } : { type: 'unread' });
  }

  /** False when there is nothing to save any more: another tab did. */
  async function saveAll(isContested: boolean): Promise<boolean> {
    parts.adopt();
    if (isContested) sync.markStale();
    // Without knowing the rest of the box it would be emptied, and without its key it would be there twice.
    if (sync.isUnsure()) sync.acceptCart(await shop.readTheCart());
    if (!hasWishes(get())) return false;
    await sync.pushAll({ isSuspect: late.isSuspect() });
    return true;
  }

  function retryLater() {
    clearTimeout(retry);
    const delayMs = retryMs * (1 + jitter * Math.random());
    retry = setTimeout(() => {
      if (isBusy()) return;
      if (hasWishes(get())) save();
      else void reload();
    }, delayMs);
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  function restoreWishes(cart: Parameters<typeof sync.wishesBefore>[0]) {
    parts.adopt();
    send({ type: 'hold', wishes: sync.wishesBefore(cart) });
  }

  async function readQuietly() {
    let cart: Awaited<ReturnType<typeof shop.readTheCart>> | null = null;
    try {
      await parts.alone(async () => void (cart = await shop.readTheCart()), { isReading: true });
    } catch {
      // Asked again later.
    }
    return cart;
  }

  /** One reading at a time. */
  async function reload(): Promise<void> {
    // Whatever is being saved ends in a reading of its own.
    if (isBusy()) return;
    if (reading) {
      mustReadAgain = true;
      return reading;
    }
    clearTimeout(retry);
    reading = read();
    await reading;
    reading = null;
    if (mustReadAgain) await reload();
  }

  async function read() {
    mustReadAgain = false;
    try {
      await parts.alone(async () => sync.acceptCart(await shop.readTheCart()), { isReading: true });
    } catch (error) {
      log('the basket could not be read', { error });
      sync.markStale();
      send({ type: 'unread' });
      return retryLater();
    }
    retryMs = firstRetryMs;
    if (isBusy()) return;
    // The shop answers: what could not be saved until now is sent again.
    if (hasWishes(get()) && get().problem !== 'blocked') save();
    else await removeEmptyBoxes();
  }

  /** A box without pieces is nothing to the visitor, but the shop counts it, and may charge its delivery. */
  async function removeEmptyBoxes() {
    const empty = get().cart?.containers.filter(({ isEmpty }) => isEmpty) ?? [];
    if (empty.length === 0) return;
    try {
      await parts.alone(async () => {
        for (const { key } of empty) await shop.removeLine(key);
        sync.acceptCart(await shop.readTheCart());
      });
      parts.onSaved();
    } catch {
      // The next reading tries again.
    }
  }

  function flush() {
    parts.leaveTurn();
    // What is under way already may have changed the key of the box; then the next page, or another tab, sends it.
    if (!gathering || isSaving || sync.isUnsure() || parts.isOthersTurn()) return;
    clearTimeout(gathering.timer);
    gathering = null;
    sync.pushOnUnload();
  }

  function forget() {
    sync.markStale();
    late.stop();
  }

  function hear() {
    const before = get();
    parts.adopt();
    const { cart, wishes } = get();
    if (cart !== before.cart) forget();
    if (wishes !== before.wishes && hasWishes(get()) && !isBusy()) takeOverLater();
  }

  /** Sends what another tab wishes for and has not saved, unless one is at it. */
  function takeOverLater() {
    clearTimeout(retry);
    const takeOver = () => {
      if (isBusy() || !hasWishes(get())) return;
      if (parts.isOthersTurn()) takeOverLater();
      else save();
    };
    retry = setTimeout(takeOver, takeOverMs * (1 + jitter * Math.random()));
  }

  return { save, reload, flush, forget, hear, isBusy };
}

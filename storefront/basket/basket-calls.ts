/**
 * Everything the basket asks of the shop. Changes are gathered, then the whole wanted state goes out as absolute quantities:
 * a newer request aborts an older one, which does not undo it, and so nothing is lost. The cart that is read afterwards decides.
 */
import { type Basket, bundleForm, readCart } from '#contract/basket.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress, shopCalls } from '#contract/shop.ts';
import { cartDebounceMs } from '#rules/constants.ts';
import { createLatestSender } from '#rules/latest-request.ts';
import { withTimeout } from '#rules/with-timeout.ts';
import { type BasketEvent, type BasketState, type Bundles, changedBundles, isAsShown } from './basket-state.ts';
import { quantitiesToSend } from './quantities-to-send.ts';

export type BasketParts = {
  market: Pick<Market, 'code' | 'shopPlugin'>;
  get: () => BasketState;
  send: (event: BasketEvent) => void;
  bundles: () => Bundles;
  fetch: typeof fetch;
  /** The cart in the shop is another one now. */
  onSaved: () => void;
  log: (message: string, details: object) => void;
};

export type BasketCalls = {
  /** To be called after each change. */
  save: () => void;
  reload: () => Promise<void>;
  /** Sends at once what still waits: the page goes away. */
  flush: () => void;
  /** Another tab changed the cart: what this one sent last is no longer what counts. */
  forget: () => void;
  isBusy: () => boolean;
};

/** No visitor waits longer for a shop than this. */
const patienceMs = 20_000;
/** Requests that were aborted but not undone have ended by then, as far as one can know. */
const lateCheckMs = 3000;
/** A shop that cannot be read is asked again after twice the time, but not for ever. */
const lastCheckMs = 200_000;
const attemptLimit = 5;

export function createBasketCalls(parts: BasketParts): BasketCalls {
  const { get, send, log } = parts;
  /** Changes that did not go out yet. */
  let isWaiting = false;
  /** Number of the last change that went out. */
  let tried = 0;
  /** False once a request was aborted or failed, which may still be at work in the shop, until a late look found all well. */
  let isClear = true;
  let reading: AbortController | undefined;
  let lateCheck: ReturnType<typeof setTimeout> | undefined;

  const sender = createLatestSender<null>({
    waitMs: cartDebounceMs,
    send: (_, signal) => saveAll(signal),
    onEnd(result) {
      if (result.isOk) return parts.onSaved();
      log('the basket could not be saved', { error: result.error });
      send({ type: 'unsaved', tried });
    },
  });

  function save() {
    isWaiting = true;
    clearTimeout(lateCheck);
    sender.request(null);
  }

  async function saveAll(signal: AbortSignal) {
    isWaiting = false;
    tried = get().changes;
    reading?.abort();
    const isSuspect = !isClear;
    isClear = false;
    // Without knowing the rest of the box it would be emptied.
    if (get().cart === null) send({ type: 'read', cart: await fetchCart(parts, signal), settled: 0 });
    const { sent, cart } = await saveUntilDone(signal, isSuspect);
    isClear = !isSuspect;
    if (cart.errors.length > 0) log('the shop refused a change of the basket', { errors: cart.errors });
    send({ type: 'read', cart, settled: sent.changes });
    if (isSuspect && isAsShown(sent, cart)) checkLater(sent, lateCheckMs);
  }

  /** An older request may have reached the shop after a newer one; then the newer is sent again. */
  async function saveUntilDone(signal: AbortSignal, isSuspect: boolean) {
    let containers = get().cart?.containers ?? [];
    for (let attempt = 1; ; attempt += 1) {
      const sent = get();
      tried = sent.changes;
      for (const bundleId of changedBundles(sent)) await postBundle(parts, { bundleId, sent, containers, signal });
      const cart = await fetchCart(parts, signal);
      const isOver = !isSuspect || attempt === attemptLimit || cart.errors.length > 0 || isAsShown(sent, cart);
      if (isOver) return { sent, cart };
      ({ containers } = cart);
    }
  }

  function checkLater(sent: BasketState, delayMs: number) {
    if (delayMs <= lastCheckMs) lateCheck = setTimeout(() => void checkAgain(sent, delayMs), delayMs);
  }

  /** What was aborted long ago may have ended last all the same. */
  async function checkAgain(sent: BasketState, delayMs: number) {
    const isStill = () => !sender.isBusy() && get().changes === sent.changes;
    const cart = isStill() ? await fetchCart(parts).catch(() => null) : null;
    if (!isStill()) return;
    if (cart === null) return checkLater(sent, delayMs * 2);
    isClear = isAsShown(sent, cart);
    if (isClear) return;
    send({ type: 'again', wishes: sent.wishes });
    save();
  }

  async function reload() {
    // Whatever is being saved ends in a reading of its own.
    if (sender.isBusy()) return;
    reading?.abort();
    const controller = new AbortController();
    reading = controller;
    // What was changed while these calls were loaded has not gone out yet.
    const settled = tried;
    try {
      send({ type: 'read', cart: await fetchCart(parts, controller.signal), settled });
    } catch (error) {
      if (controller.signal.aborted) return;
      log('the basket could not be read', { error });
      send({ type: 'unread' });
    }
  }

  function flush() {
    const sent = get();
    if (!isWaiting || sent.cart === null) return;
    isWaiting = false;
    sender.cancel();
    const { containers } = sent.cart;
    for (const bundleId of changedBundles(sent)) void postBundle(parts, { bundleId, sent, containers }).catch(() => {});
  }

  return { save, reload, flush, forget: () => clearTimeout(lateCheck), isBusy: () => sender.isBusy() };
}

/** Throws when the shop has no cart to show, and when the answer came too late for whoever asked. */
async function fetchCart({ market, fetch }: BasketParts, signal?: AbortSignal): Promise<Basket> {
  const address = shopAddress(market.code, 'getCart', { plugin: market.shopPlugin });
  const init = { signal, cache: 'no-store', headers: { accept: 'application/json' } } as const;
  const cart = await withTimeout(async () => {
    const answer = await fetch(address, init);
    return answer.ok ? readCart(await answer.json()) : null;
  }, patienceMs);
  signal?.throwIfAborted();
  if (cart === null) throw new Error('the shop shows no cart');
  return cart;
}

type Post = {
  bundleId: string;
  sent: BasketState;
  /** The boxes the shop has by now. */
  containers: Basket['containers'];
  signal?: AbortSignal;
};

async function postBundle(parts: BasketParts, { bundleId, sent, containers, signal }: Post): Promise<void> {
  const { market, fetch } = parts;
  const address = shopAddress(market.code, 'changeBundle', { plugin: market.shopPlugin });
  const { method } = shopCalls.changeBundle;
  for (const box of quantitiesToSend(sent, bundleId, { bundles: parts.bundles(), containers })) {
    const body = new FormData();
    for (const [name, value] of bundleForm(box)) body.append(name, value);
    // Some shops answer with a redirect to a large page that nobody needs; and a page that goes away must not take it along.
    const init = { method, body, signal, redirect: 'manual', keepalive: true } as const;
    const { status } = await withTimeout(() => fetch(address, init), patienceMs);
    signal?.throwIfAborted();
    // All other statuses say nothing: the cart does.
    if (status >= 500) throw new Error(`the shop failed (${status})`);
  }
}

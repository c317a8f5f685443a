/** The basket's requests, one by one. Which of them is sent when is decided in basket-calls.ts. */
import { type Basket, bundleForm, readCart } from '#contract/basket.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress, shopCalls } from '#contract/shop.ts';
import { withTimeout } from '#contract/with-timeout.ts';

/** No visitor waits longer for an answer of the shop than this. */
export const patienceMs = 20_000;

type RequestParts = { market: Pick<Market, 'code' | 'shopPlugin'>; fetch: typeof fetch };

export type ShopRequests = ReturnType<typeof createShopRequests>;

export function createShopRequests({ market, fetch }: RequestParts) {
  const addressOf = (name: 'getCart' | 'changeBundle' | 'removeItem' | 'updateItem') =>
    shopAddress(market.code, name, { plugin: market.shopPlugin });
  /** What the shop wants to see before it takes a line out of the cart; it comes with every cart. */
  let nonce: string | null = null;

  /** Throws when the shop has no cart to show, and when the answer came too late for whoever asked. */
  async function readTheCart(signal?: AbortSignal): Promise<Basket> {
    const init = { signal, cache: 'no-store', headers: { accept: 'application/json' } } as const;
    const cart = await waitFor(async () => {
      const answer = await fetch(addressOf('getCart'), init);
      nonce = answer.headers.get('nonce') ?? nonce;
      // An answer that is not read to its end keeps one of the few connections a browser has.
      const text = await answer.text();
      return answer.ok ? readCart(JSON.parse(text)) : null;
    }, signal);
    if (cart === null) throw new Error('the shop shows no cart');
    return cart;
  }

  async function post(address: string, init: RequestInit, signal?: AbortSignal): Promise<number> {
    // Some shops answer with a redirect to a large page that nobody needs; and a page that goes away must not take it along.
    const sent = { ...init, signal: signal ?? null, redirect: 'manual', keepalive: true } as const;
    const answer = await waitFor(() => fetch(address, sent), signal);
    void answer.text().catch(() => {});
    const { status } = answer;
    // Too many at once is no refusal: what was wished for is sent again later.
    if (status >= 500 || status === 429) throw new Error(`the shop failed (${status})`);
    return status;
  }

  /** Makes a box hold these quantities. What became of it only the cart tells. */
  async function putBox(box: Parameters<typeof bundleForm>[0], signal?: AbortSignal): Promise<void> {
    const body = new FormData();
    for (const [name, value] of bundleForm(box)) body.append(name, value);
    await post(addressOf('changeBundle'), { method: shopCalls.changeBundle.method, body }, signal);
  }

  /** Changes a line of the cart. False when the shop does not do so this way. */
  async function changeLine(name: 'removeItem' | 'updateItem', body: object, signal?: AbortSignal): Promise<boolean> {
    for (const isFirst of [true, false]) {
      if (nonce === null) return false;
      const headers = { 'content-type': 'application/json', accept: 'application/json', nonce };
      const init = { method: shopCalls[name].method, headers, body: JSON.stringify(body) };
      const status = await post(addressOf(name), init, signal);
      // A page that was open for a day has an old nonce; a new one comes with the cart.
      const isDenied = status === 401 || status === 403;
      if (!isDenied || !isFirst) return status < 400 || status === 409;
      await readTheCart(signal);
    }
    return false;
  }

  const removeLine = (key: string, signal?: AbortSignal) => changeLine('removeItem', { key }, signal);

  /** Of a piece that lies in a box already. What became of it only the cart tells. */
  const setPiece = (key: string, quantity: number, signal?: AbortSignal) =>
    quantity === 0 ? removeLine(key, signal) : changeLine('updateItem', { key, quantity }, signal);

  return { readTheCart, putBox, removeLine, setPiece, canRemove: () => nonce !== null };
}

/** Until there is an answer, or nobody waits for it any more. */
async function waitFor<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new DOMException('a newer request took its place', 'AbortError'));
  });
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([withTimeout(ask, patienceMs), aborted]);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

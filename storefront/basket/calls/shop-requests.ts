/** The basket's requests, one by one. Which of them is sent when is decided in basket-calls.ts. */
import { type Basket, bundleForm, piecesHeader, readCart } from '#contract/basket/basket.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress, shopCalls, visitorHeader } from '#contract/shop.ts';
import { withTimeout } from '#contract/with-timeout.ts';
import type { VisitorId } from './visitor-id.ts';

/** How long a visitor is told that something is being saved. */
export const visitorPatienceMs = 20_000;
/**
 * How long an answer is waited for, from the sending. The shop's front answers within it whatever the shop does: half a minute in
 * line, and half a minute for the shop. Asking again before that would only make the line longer.
 */
const answerMs = 65_000;

type RequestParts = {
  market: Pick<Market, 'code' | 'shopPlugin'>;
  fetch: typeof fetch;
  visitorId: VisitorId;
  /** Called before each request; throws when another tab has taken this one's turn. */
  renewTurn: () => void;
  /** A request takes longer than a visitor is to wait for it. */
  onSlow: () => void;
};

export type ShopRequests = ReturnType<typeof createShopRequests>;

export function createShopRequests({ market, fetch, visitorId, renewTurn, onSlow }: RequestParts) {
  const addressOf = (name: 'getCart' | 'changeBundle' | 'removeItem' | 'updateItem') =>
    shopAddress(market.code, name, { plugin: market.shopPlugin });
  /** What the shop wants to see before it takes a line out of the cart; it comes with every cart. */
  let nonce: string | null = null;

  /** Until there is an answer, or a newer request takes the place of this one. */
  async function waitFor<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    renewTurn();
    const slow = setTimeout(onSlow, visitorPatienceMs);
    let stop = () => {};
    const aborted = new Promise<never>((_resolve, reject) => {
      stop = () => reject(new DOMException('a newer request took its place', 'AbortError'));
    });
    signal?.addEventListener('abort', stop);
    try {
      return await Promise.race([withTimeout(ask, answerMs), aborted]);
    } finally {
      clearTimeout(slow);
      signal?.removeEventListener('abort', stop);
    }
  }

  function withVisitor(given: HeadersInit | undefined, isChange: boolean): Headers {
    const headers = new Headers(given);
    const id = visitorId({ isChange });
    if (id !== null) headers.set(visitorHeader, id);
    return headers;
  }

  /** Throws when the shop has no cart to show, and when the answer came too late. */
  async function readTheCart(): Promise<Basket> {
    const cart = await waitFor(async () => {
      const headers = withVisitor({ accept: 'application/json' }, false);
      const answer = await fetch(addressOf('getCart'), { cache: 'no-store', headers });
      nonce = answer.headers.get('nonce') ?? nonce;
      // An answer that is not read to its end keeps one of the few connections a browser has.
      const text = await answer.text();
      return answer.ok ? readCart(JSON.parse(text), answer.headers.get(piecesHeader)) : null;
    });
    if (cart === null) throw new Error('the shop shows no cart');
    return cart;
  }

  async function post(address: string, init: RequestInit, signal?: AbortSignal): Promise<number> {
    // Some shops answer with a redirect to a large page that nobody needs; and a page that goes away must not take it along.
    const how = { signal: signal ?? null, redirect: 'manual', keepalive: true } as const;
    const ask = () => fetch(address, { ...init, ...how, headers: withVisitor(init.headers, true) });
    const answer = await waitFor(ask, signal);
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
  async function changeLine(name: 'removeItem' | 'updateItem', body: object): Promise<boolean> {
    for (const isFirst of [true, false]) {
      if (nonce === null) return false;
      const headers = { 'content-type': 'application/json', accept: 'application/json', nonce };
      const init = { method: shopCalls[name].method, headers, body: JSON.stringify(body) };
      const status = await post(addressOf(name), init);
      // A page that was open for a day has an old nonce; a new one comes with the cart.
      const isDenied = status === 401 || status === 403;
      if (!isDenied || !isFirst) return status < 400 || status === 409;
      await readTheCart();
    }
    return false;
  }

  const removeLine = (key: string) => changeLine('removeItem', { key });

  /** Of a piece that lies in a box already. What became of it only the cart tells. */
  const setPiece = (key: string, quantity: number) =>
    quantity === 0 ? removeLine(key) : changeLine('updateItem', { key, quantity });

  return { readTheCart, putBox, removeLine, setPiece, canRemove: () => nonce !== null };
}

/**
 * The WooCommerce double behind `fetch`, as slow and unreliable as wanted. For tests with a clock of their own. With `isSerial` the
 * requests of a visitor stand in line, as the shop's front makes them; without it they overlap, as a bare WooCommerce lets them.
 */
import { createWooCommerce } from './woocommerce.ts';
import type { ShopKind } from './woocommerce-carts.ts';
import type { ShopRequest } from './woocommerce-exchange.ts';

export type Fate = {
  /** Until the request reaches the shop. */
  arriveMs: number;
  /** How long the shop works on it. */
  workMs: number;
  outcome: 'fine' | 'lost on the way' | 'answer lost' | 'failed';
  /** Whether an abort reaches the shop before the request does. */
  isAbortInTime: boolean;
};

export const fine: Fate = { arriveMs: 5, workMs: 20, outcome: 'fine', isAbortInTime: false };

type Options = {
  kind: ShopKind;
  /** One request of a visitor after the other, or all at once, where the last to end wins. */
  isSerial: boolean;
  /** What becomes of the next request. */
  nextFate: () => Fate;
  /** Pieces there are; more are refused, and the next reading of the cart says so once. */
  stock?: Record<string, number>;
};

export type SimulatedShop = ReturnType<typeof createSimulatedShop>;

const session = 'visitor';
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
const wait = async (ms: number) => {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};

function requestOf(address: string, init: RequestInit | undefined): ShopRequest {
  const { body } = init ?? {};
  return {
    session,
    method: init?.method ?? 'GET',
    path: address.replace(/^\/[a-z]+\/shop/, ''),
    site: '/nl/shop',
    fields: body instanceof FormData ? [...body].map(([name, value]) => [name, textOf(value)]) : [],
    json: typeof body === 'string' ? JSON.parse(body) : null,
    nonce: new Headers(init?.headers).get('nonce'),
  };
}

export function createSimulatedShop({ kind, isSerial, nextFate, stock = {} }: Options) {
  const shop = createWooCommerce({ kind });
  for (const [id, left] of Object.entries(stock)) shop.stock.set(id, left);
  let queue: Promise<unknown> = Promise.resolve();
  let removals = 0;

  async function work(request: ShopRequest, { workMs, outcome }: Fate): Promise<Response> {
    if (outcome === 'failed') {
      await wait(workMs);
      return new Response('', { status: 502 });
    }
    if (request.path.endsWith('/remove-item')) removals += 1;
    const end = shop.begin(request);
    await wait(workMs);
    const { status, headers, body } = end();
    // A browser that is not to follow a redirect sees nothing of it.
    return status === 302 ? redirected() : new Response(body, { status, headers });
  }

  /** Whether it gets there at all. */
  async function arrive(init: RequestInit | undefined, fate: Fate): Promise<void> {
    await wait(fate.arriveMs);
    if (init?.signal?.aborted && fate.isAbortInTime) throw new Error('never arrived');
    if (fate.outcome === 'lost on the way') throw new TypeError('Failed to fetch');
  }

  async function answer(address: string, init: RequestInit | undefined, fate: Fate): Promise<Response> {
    const request = requestOf(address, init);
    const arrived = arrive(init, fate);
    // In line they stand as they were sent.
    const turn = isSerial ? queue.then(() => arrived) : arrived;
    const done = turn.then(() => work(request, fate));
    queue = done.catch(() => {});
    arrived.catch(() => {});
    const response = await (isSerial ? arrived.then(() => done) : done);
    if (fate.outcome === 'answer lost') throw new TypeError('Failed to fetch');
    return response;
  }

  const send: typeof fetch = (address, init) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      const onAbort = () => reject(new DOMException('aborted', 'AbortError'));
      if (init?.signal?.aborted) onAbort();
      init?.signal?.addEventListener('abort', onAbort);
    });
    const answered = answer(address instanceof Request ? address.url : `${address}`, init, nextFate());
    answered.catch(() => {});
    return Promise.race([answered, aborted]);
  };

  return {
    fetch: send,
    /** Pieces in the cart by bundled item. */
    quantities: () => shop.quantities(session),
    boxes: () => shop.boxes(session),
    /** Form fields of every change that reached the shop, in that order. */
    changes: shop.changes,
    readings: shop.readings,
    removals: () => removals,
    stock: shop.stock,
    soldOut: shop.soldOut,
    unlisted: shop.unlisted,
    setDiscount: (percent: number) => shop.setDiscount(session, percent),
    renewNonce: shop.renewNonce,
    endSession: () => shop.endSession(session),
    /** As another tab, or the shop's own pages, would. */
    setBox: (bundleId: string, pieces: Record<string, number>) => shop.setBoxes(session, [bundleId, pieces]),
    setBoxes: (...boxes: [string, Record<string, number>][]) => shop.setBoxes(session, ...boxes),
  };
}

function redirected(): Response {
  const response = new Response(null);
  Object.defineProperties(response, { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } });
  return response;
}

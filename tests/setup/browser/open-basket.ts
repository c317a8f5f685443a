/** A basket as pages have it, in front of a simulated shop. For tests with a clock of their own. */
import { afterEach, beforeEach, vi } from 'vitest';
import {
  type Alone,
  type BasketCalls,
  type BasketParts,
  createBasketCalls,
} from '#storefront/basket/calls/basket-calls.ts';
import { type BoxProduct, quantityOf } from '#storefront/basket/state/basket-state.ts';
import { createBasketStore } from '#storefront/basket/state/basket-store.ts';
import type { WishMemory } from '#storefront/basket/state/kept-wishes.ts';
import { createSimulatedShop, fine, type SimulatedShop } from '#tests/setup/shop/simulated-shop.ts';

export function useBasketClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

const market = { code: 'nl', currency: 'EUR', shopPlugin: 'grutto' };

export function product(id: string, bundleId = '501'): BoxProduct {
  return { id, bundleId, slug: `piece-${id}`, title: `Piece ${id}`, animal: 'cow', price: 10 };
}

/** What one tab of a browser keeps beyond its page. */
export function tabMemory(): WishMemory {
  let text: string | null = null;
  return {
    read: () => (text === null ? null : JSON.parse(text)),
    keep: (wishes) => (text = wishes === null ? null : JSON.stringify(wishes)),
  };
}

/** Tabs of one browser, of which one at a time changes the basket. */
export function createTabs() {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const listeners = new Set<() => void>();
  const alone: Alone = async (run, { signal }) => {
    const isContested = holders > 0;
    holders += 1;
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return run(isContested);
    });
    last = turn.catch(() => {});
    try {
      await turn;
    } finally {
      holders -= 1;
    }
  };
  return { alone, listeners };
}

type Options = { codeMs?: number; memory?: WishMemory; tabs?: ReturnType<typeof createTabs> };

/** `codeMs` is how long the code of its calls takes to load. */
export function openBasket(
  shop: Pick<SimulatedShop, 'fetch'>,
  { codeMs = 0, memory = tabMemory(), tabs = createTabs() }: Options = {},
) {
  const saved = vi.fn<BasketParts['onSaved']>();
  const logged = vi.fn<BasketParts['log']>();
  let calls: BasketCalls | undefined;
  let isGone = false;
  /** A page that is gone hears and keeps nothing more. */
  const here = async <T>(answer: Promise<T>): Promise<T> => {
    const value = await answer;
    return isGone ? new Promise<never>(() => {}) : value;
  };
  const changedElsewhere = () => {
    calls?.forget();
    void calls?.reload();
  };
  const alone: Alone = (run, options) => tabs.alone((isContested) => Promise.race([run(isContested), gone]), options);
  let leave = () => {};
  const gone = new Promise<void>((resolve) => (leave = resolve));
  const store = createBasketStore(
    market,
    async (parts) => {
      if (codeMs > 0) await new Promise((resolve) => setTimeout(resolve, codeMs));
      const send: typeof fetch = (address, init) => (isGone ? new Promise(() => {}) : here(shop.fetch(address, init)));
      const onChanging = () => {
        for (const listener of tabs.listeners) if (listener !== changedElsewhere) listener();
      };
      const onSaved = () => {
        saved();
        onChanging();
      };
      calls = createBasketCalls({ ...parts, market, fetch: send, alone, onChanging, onSaved, log: logged });
      return { ...calls, onStale: () => () => {} };
    },
    { read: memory.read, keep: (wishes) => (isGone ? undefined : memory.keep(wishes)) },
  );
  tabs.listeners.add(changedElsewhere);
  store.setBundles({ '501': ['1', '2', '3'] });
  const stop = store.watch();
  return {
    store,
    saved,
    logged,
    stop,
    click: (id: string, by: 1 | -1 = 1) => store.change(product(id), by),
    shown: (id: string) => quantityOf(store.get(), id),
    calls: () => {
      if (!calls) throw new Error('the calls are not loaded yet');
      return calls;
    },
    /** The tab shows another page. */
    close: () => {
      calls?.flush();
      isGone = true;
      tabs.listeners.delete(changedElsewhere);
      stop();
      leave();
    },
  };
}

export function reliableShop(options: Partial<Parameters<typeof createSimulatedShop>[0]> = {}) {
  return createSimulatedShop({ kind: 'replaces', isSerial: true, nextFate: () => fine, ...options });
}

/** Past the moment the calls are loaded and the cart was read for the first time. */
export const ready = () => vi.advanceTimersByTimeAsync(2100);
export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A basket as pages have it, in front of a simulated shop. For tests with a clock of their own. */
import { afterEach, beforeEach, vi } from 'vitest';
import { type BasketCalls, type BasketParts, createBasketCalls } from '#storefront/basket/basket-calls.ts';
import { type BoxProduct, quantityOf } from '#storefront/basket/basket-state.ts';
import { createBasketStore } from '#storefront/basket/basket-store.ts';
import { createSimulatedShop, fine, type SimulatedShop } from './simulated-shop.ts';

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
  return { id, bundleId, title: `Piece ${id}`, animal: 'cow', price: 10 };
}

/** `codeMs` is how long the code of its calls takes to load. */
export function openBasket(shop: Pick<SimulatedShop, 'fetch'>, { codeMs = 0 } = {}) {
  const saved = vi.fn<BasketParts['onSaved']>();
  const logged = vi.fn<BasketParts['log']>();
  let calls: BasketCalls | undefined;
  const store = createBasketStore(market, async (parts) => {
    if (codeMs > 0) await new Promise((resolve) => setTimeout(resolve, codeMs));
    calls = createBasketCalls({ ...parts, market, fetch: shop.fetch, onSaved: saved, log: logged });
    return { ...calls, onStale: () => () => {} };
  });
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
  };
}

export function reliableShop(options: Partial<Parameters<typeof createSimulatedShop>[0]> = {}) {
  return createSimulatedShop({ kind: 'replaces', isSerial: true, nextFate: () => fine, ...options });
}

/** Past the moment the calls are loaded and the cart was read for the first time. */
export const ready = () => vi.advanceTimersByTimeAsync(2100);
export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A basket as pages have it, in front of a simulated shop. For tests with a clock of their own. */
import { afterEach, beforeEach, vi } from 'vitest';
import { type BasketCalls, type BasketParts, createBasketCalls } from '#storefront/basket/calls/basket-calls.ts';
import { exclusive } from '#storefront/basket/calls/exclusive.ts';
import { createWriterLease } from '#storefront/basket/calls/writer-lease.ts';
import { type BoxProduct, quantityOf } from '#storefront/basket/state/basket-state.ts';
import { createBasketStore } from '#storefront/basket/state/basket-store.ts';
import { readShared, type WishMemory } from '#storefront/basket/state/shared-wishes.ts';
import { createTabLocks } from '#tests/setup/browser/tab-locks.ts';
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

/** What a browser keeps beyond a page. */
export function tabMemory(): WishMemory {
  let text: string | null = null;
  return {
    read: () => (text === null ? null : JSON.parse(text)),
    keep: (shared) => void (text = JSON.stringify(shared)),
    order: () => null,
  };
}

/** What is kept of wishes that no shop has. */
export const unsavedIn = (memory: WishMemory) => readShared(memory.read()).wishes;

type Tab = { hear: () => void; changedElsewhere: () => Promise<void> };

/** Tabs of one browser: they share locks, storage and a channel. Messages come a moment later, as in browsers. */
export function createTabs({ hasLocks = true, memory = tabMemory() } = {}) {
  const tabs = new Set<Tab>();
  let turn: unknown = null;
  let visitor: unknown = null;
  const toOthers = (from: Tab, deliver: (tab: Tab) => void) =>
    void setTimeout(() => {
      for (const tab of tabs) if (tab !== from) deliver(tab);
    }, 1);
  return {
    tabs,
    locks: hasLocks ? createTabLocks() : undefined,
    turnMemory: { read: () => turn, keep: (next: unknown) => void (turn = next) },
    visitorMemory: { read: () => visitor, keep: (next: string) => void (visitor = next) },
    memoryFor: (tab: Tab): WishMemory => ({
      read: memory.read,
      order: () => memory.order(),
      keep(shared) {
        memory.keep(shared);
        toOthers(tab, ({ hear }) => hear());
      },
    }),
    announce: (tab: Tab) => toOthers(tab, (other) => void other.changedElsewhere()),
  };
}

type Options = { codeMs?: number; memory?: WishMemory; tabs?: ReturnType<typeof createTabs> };

/** `codeMs` is how long the code of its calls takes to load. */
export function openBasket(
  shop: Pick<SimulatedShop, 'fetch'>,
  { codeMs = 0, memory = tabMemory(), tabs = createTabs({ memory }) }: Options = {},
) {
  const saved = vi.fn<BasketParts['onSaved']>();
  const logged = vi.fn<BasketParts['log']>();
  let calls: BasketCalls | undefined;
  let state: 'open' | 'frozen' | 'gone' = 'open';
  let thaw = () => {};
  let thawed = Promise.resolve();
  /** A page that is gone hears nothing more, and a frozen one later. */
  const here = async <T>(answer: Promise<T>): Promise<T> => {
    const value = await answer;
    await thawed;
    return state === 'gone' ? new Promise<never>(() => {}) : value;
  };
  const tab: Tab = {
    hear: () => void thawed.then(() => calls?.hear()),
    async changedElsewhere() {
      await thawed;
      calls?.forget();
      await calls?.reload();
    },
  };
  /** Of a page that is gone no code runs any more, none that ends its turn either. */
  const keepTurn = (next: unknown) => (state === 'gone' ? undefined : tabs.turnMemory.keep(next));
  const lease = createWriterLease({ read: tabs.turnMemory.read, keep: keepTurn });
  const together = exclusive('basket', tabs.locks, lease);
  const alone: typeof together = (run, options) =>
    together((isContested) => Promise.race([run(isContested), gone]), options);
  let leave = () => {};
  const gone = new Promise<void>((resolve) => (leave = resolve));
  const shared = tabs.memoryFor(tab);
  const store = createBasketStore(
    market,
    async (parts) => {
      if (codeMs > 0) await new Promise((resolve) => setTimeout(resolve, codeMs));
      const send: typeof fetch = (address, init) =>
        state === 'gone' ? new Promise(() => {}) : here(shop.fetch(address, init));
      const onSaved = () => {
        saved();
        tabs.announce(tab);
      };
      const turn = {
        renewTurn: () => lease.renew(),
        leaveTurn: () => lease.leave(),
        isOthersTurn: () => lease.isHeldElsewhere(),
        visitorMemory: tabs.visitorMemory,
      };
      calls = createBasketCalls({ ...parts, ...turn, market, fetch: send, alone, onSaved, log: logged });
      return { ...calls, onStale: () => () => {} };
    },
    { ...shared, keep: (wishes) => (state === 'gone' ? undefined : shared.keep(wishes)) },
  );
  tabs.tabs.add(tab);
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
    /** The browser stops the page where it is, until the function it returns is called. */
    freeze() {
      state = 'frozen';
      thawed = new Promise((resolve) => (thaw = resolve));
      return () => {
        state = 'open';
        thaw();
      };
    },
    /** The tab shows another page. */
    close: () => {
      calls?.flush();
      state = 'gone';
      tabs.tabs.delete(tab);
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

/** The one basket of the page. Its calls are loaded when they are needed, after the page is there. */
import type { Market } from '#contract/market.ts';
import { basketEvents } from '#rules/text/data-layer.ts';
import { pushEvents, uniqueId } from '#storefront/browser/data-layer.ts';
import { whenIdle } from '#storefront/browser/when-idle.ts';
import type { BasketCalls, BasketParts } from '#storefront/basket/calls/basket-calls.ts';
import {
  type BasketEvent,
  type BasketState,
  type BoxProduct,
  type Bundles,
  changeBasket,
  hasWishes,
  quantityOf,
  unknownBasket,
} from './basket-state.ts';
import { readWishes, type WishMemory } from './kept-wishes.ts';

export type BasketStore = {
  get: () => BasketState;
  subscribe: (listener: () => void) => () => void;
  change: (product: BoxProduct, by: 1 | -1) => void;
  /** Takes a piece out altogether. */
  remove: (id: string) => void;
  retry: () => void;
  dismissNotice: (change: number) => void;
  setBundles: (bundles: Bundles) => void;
  /** Reads the cart now and whenever it may have changed, until the function it returns is called. */
  watch: () => () => void;
};

export type LoadCalls = (parts: Pick<BasketParts, 'get' | 'send' | 'bundles'>) => Promise<WatchedCalls>;
export type WatchedCalls = BasketCalls & {
  /** Calls back when the cart may have changed elsewhere. */
  onStale: (listener: () => void) => () => void;
};

const noMemory: WishMemory = { read: () => null, keep() {} };

export function createBasketStore(
  market: Pick<Market, 'currency'>,
  loadCalls: LoadCalls,
  memory: WishMemory = noMemory,
): BasketStore {
  let state = unknownBasket;
  let hasRestored = false;
  let bundles: Bundles = {};
  let loading: Promise<WatchedCalls> | undefined;
  const listeners = new Set<() => void>();

  function send(event: BasketEvent) {
    const next = changeBasket(state, event);
    if (next === state) return;
    const { wishes } = state;
    state = next;
    if (next.wishes !== wishes && hasRestored) memory.keep(hasWishes(next) ? next.wishes : null);
    for (const listener of listeners) listener();
  }

  /** Not before the page is the visitor's: the server knows nothing of it. */
  function restore() {
    if (hasRestored) return;
    hasRestored = true;
    send({ type: 'restore', wishes: readWishes(memory.read()) });
  }

  async function withCalls(use: (calls: WatchedCalls) => void) {
    loading ??= loadCalls({ get: () => state, send, bundles: () => bundles });
    try {
      use(await loading);
    } catch {
      // The next change tries again to load them.
      loading = undefined;
      send({ type: 'unread' });
      send({ type: 'unsaved', tried: state.changes });
    }
  }

  function change(product: BoxProduct, by: 1 | -1) {
    restore();
    const from = quantityOf(state, product.id);
    send({ type: 'change', product, by });
    const to = quantityOf(state, product.id);
    if (from === to) return;
    const { id, title: name, animal: category, price } = product;
    pushEvents(basketEvents({ from, to }, { market, product: { id, name, category, price }, uniqueId: uniqueId() }));
    void withCalls((calls) => calls.save());
  }

  function watch() {
    let stop = () => {};
    let isOver = false;
    const cancel = whenIdle(
      () =>
        void withCalls((calls) => {
          if (isOver) return;
          restore();
          stop = calls.onStale(() => void calls.reload());
          void calls.reload();
        }),
    );
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    remove(id) {
      send({ type: 'remove', id });
      void withCalls((calls) => calls.save());
    },
    retry() {
      if (!hasWishes(state)) return;
      send({ type: 'retry' });
      void withCalls((calls) => calls.save());
    },
    dismissNotice: (change) => send({ type: 'noticed', change }),
    setBundles: (next) => (bundles = next),
    watch,
  };
}

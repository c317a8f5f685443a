/** The one basket of the page. Its calls are loaded when they are needed, after the page is there. */
import type { Market } from '#contract/market.ts';
import { basketEvents } from '#rules/visit/data-layer.ts';
import { pushEvents, uniqueId } from '#storefront/browser/data-layer.ts';
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
import type { Wishes } from './wish.ts';
import { readShared, sharedAfter, type WishMemory } from './shared-wishes.ts';

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

export type LoadCalls = (parts: Pick<BasketParts, 'get' | 'send' | 'bundles' | 'adopt'>) => Promise<WatchedCalls>;
export type WatchedCalls = BasketCalls & {
  /** Calls back when the cart may have changed elsewhere. */
  onStale: (listener: () => void) => () => void;
};

const noMemory: WishMemory = { read: () => null, keep() {}, order: () => null };

export function createBasketStore(
  market: Pick<Market, 'currency'>,
  loadCalls: LoadCalls,
  memory: WishMemory = noMemory,
): BasketStore {
  let state: BasketState = { ...unknownBasket, tab: Math.random().toString(36).slice(2) };
  /** Not before the page is the visitor's: the server knows nothing of other tabs. */
  let isShared = false;
  /** The last order this page knows of; undefined until it has looked. */
  let lastOrder: string | null | undefined;
  let bundles: Bundles = {};
  let loading: Promise<WatchedCalls> | undefined;
  const listeners = new Set<() => void>();

  function send(event: BasketEvent) {
    const next = changeBasket(state, event);
    if (next === state) return;
    const { wishes } = state;
    state = next;
    if (next.wishes !== wishes && isShared) share(wishes);
    for (const listener of listeners) listener();
  }

  const readMemory = () => readShared(memory.read(), memory.order());

  /** Tells the other tabs what this one wishes for, and what the shop has of what it wished for before. */
  function share(before: Wishes) {
    const shared = readMemory();
    const next = sharedAfter(shared, before, state);
    if (next !== shared) memory.keep(next);
  }

  /** Takes over what other tabs and earlier pages have said; what they do not know of this one is told again. */
  function adopt(pressed?: string) {
    isShared = true;
    const order = memory.order();
    if (order !== null && lastOrder !== undefined && order !== lastOrder) send({ type: 'ordered' });
    lastOrder = order;
    send({ type: 'adopt', shared: readMemory(), pressed });
    share({});
  }

  async function withCalls(use: (calls: WatchedCalls) => void) {
    loading ??= loadCalls({ get: () => state, send, bundles: () => bundles, adopt: () => adopt() });
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
    adopt(product.id);
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
    void withCalls((calls) => {
      if (isOver) return;
      adopt();
      stop = calls.onStale(() => void calls.reload());
      void calls.reload();
    });
    return () => {
      isOver = true;
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
      adopt();
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

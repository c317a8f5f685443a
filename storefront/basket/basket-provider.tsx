import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type BasketState, type Bundles, unknownBasket } from './state/basket-state.ts';
import { type BasketStore, createBasketStore } from './state/basket-store.ts';
import { BoxForms } from './box-forms.tsx';
import { wishMemory } from './state/shared-wishes.ts';

const BasketContext = createContext<BasketStore | null>(null);

/** In a browser there is one basket a market, whichever pages come and go. */
const stores = new Map<string, BasketStore>();

function storeOf(market: BrowserMarket, t: Text): BasketStore {
  const known = stores.get(market.code);
  if (known) return known;
  const store = createBasketStore(
    market,
    async (parts) => {
      const { startBasket } = await import('./calls/start-basket.ts');
      return startBasket({ market, t }, parts);
    },
    wishMemory(market.code),
  );
  // A server shows all its visitors the same, empty one.
  if (typeof document !== 'undefined') stores.set(market.code, store);
  return store;
}

type BasketProviderProps = {
  /** All items of the bundles whose products are shown: a change tells the shop about each of them. */
  bundles: Bundles;
  children: ReactNode;
};

/** For the pages that show or change the box. */
export function BasketProvider({ bundles, children }: BasketProviderProps) {
  const market = useMarket();
  const store = storeOf(market, useText());
  useEffect(() => {
    store.setBundles(bundles);
  }, [store, bundles]);
  useEffect(() => store.watch(), [store]);
  return (
    <BasketContext value={store}>
      <BoxForms bundleIds={Object.keys(bundles)} />
      {children}
    </BasketContext>
  );
}

export function useBasket(): BasketStore {
  const store = use(BasketContext);
  if (!store) throw new Error('There is no BasketProvider above this component');
  return store;
}

/** What `select` picks must be the same as long as it is equal: a number, a text, a part of the state. */
export function useBasketState<T>(select: (state: BasketState) => T): T {
  const { subscribe, get } = useBasket();
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(unknownBasket),
  );
}

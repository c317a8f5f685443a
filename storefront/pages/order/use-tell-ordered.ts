import { useEffect } from 'react';
import { announceBasketChange } from '#storefront/basket/state/basket-signals.ts';
import { readLastOrder } from '#storefront/basket/state/last-order.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** The page of the order that was placed last tells the other windows that their basket is a new one. */
export function useTellOrdered(number: string): void {
  const { code } = useMarket();
  useEffect(() => {
    if (readLastOrder() === number) announceBasketChange(code);
  }, [code, number]);
}

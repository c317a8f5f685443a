import { useEffect } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { onBasketStale } from '#storefront/basket/state/basket-signals.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/**
 * What another window ordered or changed is not what this page shows: it is loaded anew, at once or when somebody looks at it. By its own
 * address, so that a link that puts something in the basket does so once.
 */
export function useNewestBasket(): void {
  const market = useMarket();
  useEffect(() => {
    let isOld = false;
    return onBasketStale(market.code, ({ isOtherTab, isVisible }) => {
      isOld ||= isOtherTab;
      if (isOld && isVisible) window.location.replace(pathTo(market, 'basket'));
    });
  }, [market]);
}

import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { useBasketState } from './basket-provider.tsx';

/** Not one of the app's links: the shop is another application. It waits for what is being saved (watch-leaving.tsx). */
export function ToBasketLink({ className }: { className: string | undefined }) {
  const t = useText();
  const market = useMarket();
  const isWaiting = useBasketState((state) => state.leaving === 'waiting');
  return (
    <a href={pathTo(market, 'basket')} className={className}>
      {t(isWaiting ? 'farmshop:overview.waiting' : 'farmshop:overview.toBasket')}
    </a>
  );
}

import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** Basket, order, pay. Where it stands, the header has nothing but the logo (styles/order-path.css). */
export function OrderPath() {
  const t = useText();
  return (
    <nav className="shop-order-path wrap" aria-label={t('selling:checkout.steps')}>
      <ol>
        <li>
          <a href={pathTo(useMarket(), 'basket')}>{t('selling:basket.title')}</a>
        </li>
        <li aria-current="step">{t('selling:checkout.title')}</li>
        <li>{t('selling:checkout.payStep')}</li>
      </ol>
    </nav>
  );
}

import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';

/** The way on from a page that leads nowhere else. */
export function BackButton() {
  const t = useText();
  return (
    <p className="shop-form-buttons">
      <ButtonLink to={pathTo(useMarket(), 'home')} look="ghost">
        {t('selling:back')}
      </ButtonLink>
    </p>
  );
}

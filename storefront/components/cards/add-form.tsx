import { useLocation } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import add from '#storefront/ui/add-sign.module.css';
import type { FarmshopCardData } from './card-data.ts';

type Added = Pick<FarmshopCardData, 'bundledItemId' | 'bundleId' | 'title'>;

/** The plus of a piece on pages that do not hold the box: the shop takes one more of it and leads back here. */
export function AddForm({ product: { bundledItemId, bundleId, title } }: { product: Added }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <form method="post" action={pathTo(useMarket(), 'basket')}>
      <input type="hidden" name="add-to-cart" value={bundleId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="return_to" value={pathname} />
      <button
        type="submit"
        name={`bundle_quantity_${bundledItemId}`}
        value="1"
        className={add.add}
        aria-label={t('cards.addNamed', { title })}
      />
    </form>
  );
}

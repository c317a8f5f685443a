import { useId } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Price } from '#storefront/ui/text/price.tsx';
import type { PackageView } from '#storefront/pages/packages/load.server.ts';
import styles from './variations.module.css';

/** Other sizes of the same package, each a page of its own. Nothing where there is no choice. */
export function Variations({ variations, current }: Pick<PackageView, 'variations'> & { current: string }) {
  const t = useText();
  const market = useMarket();
  const labelId = useId();
  if (!variations.some(({ slug }) => slug !== current)) return null;
  return (
    <nav aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {t('package:buy.choose')}
      </p>
      <ul className={styles.options}>
        {variations.map(({ slug, title, details, price }) => (
          <li key={slug}>
            <AppLink
              to={pathTo(market, 'package', { slug })}
              className={styles.option}
              aria-current={slug === current ? 'page' : undefined}
            >
              <span>
                {unbrokenAmounts(title)}
                {details ? <small className={styles.details}>{unbrokenAmounts(details)}</small> : null}
              </span>
              <Price amount={price ?? null} size="small" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

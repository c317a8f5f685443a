import { useId } from 'react';
import { pathTo } from '#rules/paths.ts';
import { unbrokenAmounts } from '#rules/unbroken-amounts.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import type { PackageView } from './load-packages.server.ts';
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
        {variations.map(({ slug, title }) => (
          <li key={slug}>
            <AppLink
              to={pathTo(market, 'package', { slug })}
              className={styles.option}
              aria-current={slug === current ? 'page' : undefined}
            >
              {unbrokenAmounts(title)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './logo.module.css';

export function Logo({ place }: { place: 'header' | 'footer' }) {
  const t = useText();
  const market = useMarket();
  return (
    <Link
      to={pathTo(market, 'home')}
      className={classNames(styles.logo, styles[place])}
      aria-label={t('header.home')}
      prefetch="intent"
    >
      <BrandMark isFirst={place === 'header'} />
      {market.brand}
    </Link>
  );
}

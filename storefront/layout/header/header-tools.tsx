import { pathTo } from '#rules/addresses/paths.ts';
import { useBasketCount } from '#storefront/basket/use-basket-count.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './header.module.css';
import buttonStyles from './icon-button.module.css';
import { SiteSearch } from './site-search.tsx';

/** The search, and links to the shop area, which is another application: they load whole pages. */
export function HeaderTools() {
  const t = useText();
  const market = useMarket();
  const count = useBasketCount(market);
  return (
    <div className={styles.tools}>
      <SiteSearch />
      <span className={styles.account}>
        <a href={pathTo(market, 'account')} className={buttonStyles.button} aria-label={t('header.account')}>
          <Icon name="account" className={buttonStyles.icon} />
        </a>
      </span>
      <a
        href={pathTo(market, 'basket')}
        className={buttonStyles.button}
        aria-label={count > 0 ? t('header.basketCount', { count }) : t('header.basket')}
      >
        <Icon name="basket" className={buttonStyles.icon} />
        {count > 0 ? <span className={buttonStyles.count}>{count}</span> : null}
      </a>
    </div>
  );
}

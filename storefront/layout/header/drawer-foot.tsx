import { pathTo } from '#rules/addresses/paths.ts';
import type { ChromeContent } from '#storefront/layout/load-layout.server.ts';
import { MarketSwitch } from '#storefront/layout/footer/market-switch.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './drawer.module.css';

type DrawerFootProps = Pick<ChromeContent, 'deliveryDay' | 'markets'>;

/** What has no room in a narrow header: the account, when it comes, whom to call, and the other countries. */
export function DrawerFoot({ deliveryDay, markets }: DrawerFootProps) {
  const t = useText();
  const market = useMarket();
  const { delivery, phone } = market;
  return (
    <div className={styles.foot}>
      <div className={styles.day}>
        <Icon name="truck" />
        <div>
          {deliveryDay ? (
            <p>
              <b data-dated="">{t('header.deliveryDay', { date: deliveryDay })}</b>
            </p>
          ) : null}
          <p>{t('header.uspDeadline', { hour: delivery.deadlineHour, days: delivery.leadDays })}</p>
        </div>
      </div>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
        <Icon name="phone" />
        {phone}
      </a>
      <MarketSwitch markets={markets} />
      <a href={pathTo(market, 'account')} className={styles.phone}>
        <Icon name="account" />
        {t('header.account')}
      </a>
    </div>
  );
}

import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './stock-tooltips.module.css';

/** How many people bought from the animal. */
export function BuyersTooltip({ buyers }: { buyers: number }) {
  const t = useText();
  return (
    <p className={styles.figure}>
      <Icon name="users" />
      {t('urgency.buyers', { count: buyers })}
    </p>
  );
}

/** How many packages of the animal are left; nothing when none is. */
export function PackagesRemainingTooltip({ remaining }: { remaining: number }) {
  const t = useText();
  if (remaining <= 0) return null;
  return (
    <p className={styles.figure}>
      <Icon name="box" />
      {t('urgency.remaining', { count: remaining })}
    </p>
  );
}

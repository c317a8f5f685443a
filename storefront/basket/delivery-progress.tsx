import { freeDelivery } from '#rules/orders/money/free-delivery.ts';
import { formatPrice } from '#rules/money/price.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './delivery-progress.module.css';

/** How far it is to free delivery, and what delivery costs until then where the market says so. */
export function DeliveryProgress({ subtotal }: { subtotal: number }) {
  const t = useText();
  const market = useMarket();
  const delivery = freeDelivery(subtotal, market);
  if (!delivery || !market.farmshop) return null;
  const { freeDeliveryFrom } = market.farmshop;
  const insulated = formatPrice(delivery.insulatedDelivery, market);
  return (
    <div className={styles.delivery}>
      <p className={styles.label}>
        {delivery.isFree ? <Icon name="check" /> : null}
        {delivery.isFree
          ? t('farmshop:overview.free')
          : t('farmshop:overview.freeMissing', { price: formatPrice(delivery.missing, market) ?? '' })}
      </p>
      <progress
        className={styles.bar}
        aria-label={t('farmshop:overview.progress')}
        value={Math.min(subtotal, freeDeliveryFrom)}
        max={freeDeliveryFrom}
      />
      {insulated ? <p className={styles.insulated}>{t('farmshop:overview.insulated', { price: insulated })}</p> : null}
    </div>
  );
}

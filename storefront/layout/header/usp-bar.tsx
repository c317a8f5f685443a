import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './usp-bar.module.css';

/** Where the footer tells whose reviews they are. */
export const reviewsId = 'reviews-text';

/** The line above the header: what a visitor can count on. */
export function UspBar({ rating, ratingText }: { rating: string | null; ratingText: string | null }) {
  const t = useText();
  const { delivery } = useMarket();
  return (
    <aside className={styles.bar} aria-label={t('header.usps')}>
      <div className={`wrap ${styles.inside}`}>
        <ul className={styles.list}>
          <li>
            <Icon name="truck" />
            {t('header.uspDeadline', { hour: delivery.deadlineHour, days: delivery.leadDays })}
          </li>
          <li>
            <Icon name="pin" />
            {t('header.uspFarmers')}
          </li>
          <li>
            <Icon name="snowflake" />
            {t('header.uspCooled')}
          </li>
        </ul>
        {rating ? (
          <a href={`#${reviewsId}`} className={styles.rating}>
            <Icon name="star" />
            <span className="sr">{t('footer.reviews')}: </span>
            {[rating, ratingText].filter(Boolean).join(' ')}
          </a>
        ) : null}
      </div>
    </aside>
  );
}

import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './feedback.module.css';

/** Asks what is missing. */
export function FeedbackCard() {
  const t = useText();
  const to = pathTo(useMarket(), 'feedback');
  if (to === null) return null;
  return (
    <section className={styles.card} aria-labelledby="feedback-title">
      <div>
        <h2 id="feedback-title" className={styles.title}>
          {t('farmshop:feedback.cardTitle')}
        </h2>
        <p>{t('farmshop:feedback.cardBody')}</p>
      </div>
      <ButtonLink to={to} look="ghost">
        {t('farmshop:feedback.cardButton')}
      </ButtonLink>
    </section>
  );
}

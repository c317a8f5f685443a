import { useId } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import styles from './contact-box.module.css';

/** Telephone, mail and hours of the market's customer service. */
export function ContactBox({ image }: { image: string | null }) {
  const t = useText();
  const { phone, email } = useMarket();
  const titleId = useId();
  return (
    <aside className={styles.contact} aria-labelledby={titleId}>
      {image ? <Picture image={image} use="card" alt="" className={styles.picture} /> : null}
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {t('contact.title')}
        </h2>
        <p className={styles.text}>{t('contact.body')}</p>
        <ul>
          <li className={styles.line}>
            <Icon name="phone" />
            {/* A telephone dials digits only. */}
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={t('contact.call')}>
              {phone}
            </a>
          </li>
          <li className={styles.line}>
            <Icon name="mail" />
            <a href={`mailto:${email}`} aria-label={t('contact.write')}>
              {email}
            </a>
          </li>
          <li className={styles.line}>
            <Icon name="clock" />
            <span>
              {t('contact.hours')}
              <small className={styles.closed}>{t('contact.closed')}</small>
            </span>
          </li>
        </ul>
      </div>
    </aside>
  );
}

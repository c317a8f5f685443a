import { useText } from '#storefront/i18n/messages.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { shareAddresses } from './share-addresses.ts';
import styles from './share-links.module.css';

export function ShareLinks(shared: Parameters<typeof shareAddresses>[0]) {
  const t = useText();
  return (
    <nav aria-label={t('blog:share.label')} className={styles.share}>
      <p className={styles.label} aria-hidden="true">
        {t('blog:share.label')}
      </p>
      <ul className={styles.links}>
        {shareAddresses(shared).map(({ network, address }) => (
          <li key={network}>
            <AppLink to={address} className={styles.link}>
              <Icon name="external" />
              {t(`blog:share.${network}`)}
              <span className="sr">({t('actions.newTab')})</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

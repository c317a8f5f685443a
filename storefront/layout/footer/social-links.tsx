import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import styles from './social-links.module.css';

const networks = ['facebook', 'twitter', 'instagram', 'pinterest'] as const;

/** Only networks the market is on. */
export function SocialLinks() {
  const t = useText();
  const { social } = useMarket();
  const links = networks.flatMap((network) => {
    const href = social[network];
    return href ? [{ network, href, name: t('footer.socialLink', { network: t(`social.${network}`) }) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('footer.social')}>
      {links.map(({ network, href, name }) => (
        <li key={network}>
          <AppLink to={href} aria-label={name} className={styles.link}>
            <svg aria-hidden="true" focusable="false">
              <use href={`/images/footer.svg#${network}`} />
            </svg>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

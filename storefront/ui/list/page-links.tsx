import type { TextLink as Link } from '#contract/entities/shared-fields.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './page-links.module.css';
import { TextLink } from '#storefront/ui/text/text-link.tsx';

/** The links an editor gave a page, below its head. */
export function PageLinks({ links }: { links: readonly Link[] }) {
  const t = useText();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('header.links')}>
      <ul className={styles.links}>
        {links.map(({ address, title }) => (
          <li key={`${address} ${title}`}>
            <TextLink to={address}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

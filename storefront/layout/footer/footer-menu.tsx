import { useId } from 'react';
import type { MenuEntry } from '#storefront/layout/menu-entries.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import styles from './footer.module.css';

/** One column for each entry of the first level. */
export function FooterMenu({ entries }: { entries: MenuEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={t('footer.menu')}>
      {entries.map((entry) => (
        <Column key={entry.id} entry={entry} />
      ))}
    </nav>
  );
}

function Column({ entry: { title, to, children } }: { entry: MenuEntry }) {
  const titleId = useId();
  const hasOwnList = children.length > 0;
  return (
    <div>
      <p id={titleId} className={styles.columnTitle}>
        <AppLink to={to}>{title}</AppLink>
      </p>
      {hasOwnList ? (
        <ul aria-labelledby={titleId}>
          {children.map((child) => (
            <li key={child.id}>
              <AppLink to={child.to}>{child.title}</AppLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

import { useText } from '#storefront/i18n/messages.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import styles from './breadcrumbs.module.css';

/** Without an address it is the page itself. */
export type Crumb = { title: string; to: string | null };

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, to }) => (
          <li key={`${to} ${title}`} className={styles.crumb}>
            {to ? <AppLink to={to}>{title}</AppLink> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

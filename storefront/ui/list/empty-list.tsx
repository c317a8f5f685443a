import type { ReactNode } from 'react';
import styles from './empty-list.module.css';
import { TextLink } from '#storefront/ui/text/text-link.tsx';

/** In place of a list that has nothing to show, with a way on. */
export function EmptyList({ children, to, link }: { children: ReactNode; to?: string | null; link?: string }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {to && link ? <TextLink to={to}>{link}</TextLink> : null}
    </div>
  );
}

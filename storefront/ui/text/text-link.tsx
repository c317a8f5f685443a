import type { ReactNode } from 'react';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './text-link.module.css';

/** An underlined link with an arrow: "all packages →". */
export function TextLink({ to, children }: { to: string | null; children: ReactNode }) {
  return (
    <AppLink to={to} className={styles.link}>
      {children}
      <Icon name="arrow-right" className={styles.arrow} />
    </AppLink>
  );
}

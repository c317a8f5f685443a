import type { ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './badge.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';

export type BadgeTone = 'plain' | 'organic' | 'premium' | 'msc' | 'rouge' | 'hot' | 'new';

/** Those of the others are cut by hand, in the sheet. */
const icons: Partial<Record<BadgeTone, IconName>> = { premium: 'award', msc: 'fish' };

/** A word with its sign: colour never carries the meaning alone. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  const icon = icons[tone];
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

export function Badges({ children }: { children: ReactNode }) {
  return <div className={styles.badges}>{children}</div>;
}

import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '#storefront/i18n/longest-word.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './page-title.module.css';

type PageTitleProps = { children: ReactNode; className?: string | undefined };

/** The page's own heading, so large that its longest word has room in one line: not every browser knows where to divide it. */
export function PageTitle({ children, className }: PageTitleProps) {
  const letters = typeof children === 'string' ? longestWord(children) : 1;
  return (
    <div className={styles.room}>
      <h1 className={classNames(styles.title, className)} style={{ '--letters': letters } as CSSProperties}>
        {children}
      </h1>
    </div>
  );
}

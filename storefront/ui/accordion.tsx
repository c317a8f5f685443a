import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './media/icon.tsx';

export function Accordion({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <div className={styles.accordion} id={id}>
      {children}
    </div>
  );
}

type AccordionItemProps = {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Items of one group close each other. */
  group?: string;
  id?: string;
};

/** Works without our code: the browser opens and closes it. */
export function AccordionItem({ title, children, isOpen = false, group, id }: AccordionItemProps) {
  return (
    // A browser opens it before our code where the address names what is inside.
    <details className={styles.item} open={isOpen} name={group} id={id} suppressHydrationWarning>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

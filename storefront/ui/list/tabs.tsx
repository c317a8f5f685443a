import type { CSSProperties, MouseEvent, ReactNode, RefObject } from 'react';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';
import { useActiveTabInView } from './tabs-scroll.ts';
import styles from './tabs.module.css';

type Tab = { id: string; title: string; note?: string; picture?: ReactNode };

type TabsProps = {
  tabs: readonly Tab[];
  label: string;
  active: string | null;
  bar: RefObject<HTMLElement | null>;
  show: (id: string) => void;
};

/**
 * A sticky bar of links to groups further down; see `useScrollTabs`. The pictures slip under the page's header, so that only
 * the words stay. Without our code the links are plain anchors.
 */
export function Tabs({ tabs, label, active, bar, show }: TabsProps) {
  const list = useActiveTabInView(active);

  function onClick(event: MouseEvent, id: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(id);
  }

  return (
    <nav ref={bar} aria-label={label} className={styles.bar}>
      <ul ref={list} className={styles.tabs} style={{ '--count': tabs.length } as CSSProperties}>
        {tabs.map(({ id, title, note, picture }) => (
          <li key={id} className={styles.item}>
            <a
              href={`#${id}`}
              className={styles.tab}
              aria-current={id === active ? 'true' : undefined}
              onClick={(event) => onClick(event, id)}
            >
              {picture}
              <span>{title}</span>
              {note ? <small className={styles.note}>{note}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

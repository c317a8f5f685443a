import type { MouseEvent, RefObject } from 'react';
import type { FarmshopGroup } from '#contract/market.ts';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import filters from '#storefront/ui/list/filter-bar.module.css';
import { useActiveTabInView } from '#storefront/ui/list/tabs-scroll.ts';
import { GroupSpot } from './group.tsx';
import { FarmshopSearch, type Search } from './search.tsx';
import type { ListedProduct } from './load.server.ts';
import styles from './tabs.module.css';

type GroupTab = { group: FarmshopGroup | null; id: string; title: string; count: number };

type FarmshopTabsProps = {
  tabs: GroupTab[];
  active: string | null;
  bar: RefObject<HTMLElement | null>;
  show: (id: string) => void;
  products: ListedProduct[];
  search: Search;
};

/** Sticks below the page's header: a tab for each animal, and the search. Without our code the tabs are plain anchors. */
export function FarmshopTabs({ tabs, active, bar, show, products, search }: FarmshopTabsProps) {
  const t = useText();
  const list = useActiveTabInView(active);

  function onClick(event: MouseEvent, id: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(id);
  }

  return (
    <section ref={bar} className={styles.bar}>
      <div className={`wrap ${styles.inside}`}>
        <nav aria-label={t('farmshop:list.tabs')} className={styles.tabs}>
          <ul ref={list} className={styles.list}>
            {tabs.map(({ group, id, title, count }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={`${filters.chip} ${styles.tab}`}
                  aria-current={id === active ? 'true' : undefined}
                  onClick={(event) => onClick(event, id)}
                >
                  <GroupSpot group={group} size="sign" className={styles.spot} />
                  {title}
                  <small className={styles.count} aria-hidden="true">
                    {count}
                  </small>
                  <span className="sr">{t('farmshop:list.groupCount', { count })}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FarmshopSearch products={products} search={search} />
      </div>
    </section>
  );
}

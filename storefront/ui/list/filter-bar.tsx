import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { tabsClass } from '#rules/lists/filter-list.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './filter-bar.module.css';

export type FilterTab = { key: string; title: string; to: string | null; isCurrent: boolean };

type FilterBarProps = {
  tabs: FilterTab[];
  label: string;
  /** They put the list in another order and take nothing out of it: a word and underlines instead of chips. */
  isOrder?: boolean;
};

/** Chips that lead to the filtered list. The layout follows their number; narrow screens always scroll sideways. */
export function FilterBar({ tabs, label, isOrder }: FilterBarProps) {
  const list = useChosenInView(tabs.find(({ isCurrent }) => isCurrent)?.key);
  if (tabs.length === 0) return null;
  const layout = tabsClass(tabs.length);
  return (
    <nav aria-label={label}>
      {/* The layout's own name stays beside the module's, for whoever styles or tests by it. */}
      <ul ref={list} className={classNames(styles.filters, styles[layout], layout, isOrder && styles.order)}>
        {isOrder ? <li aria-hidden="true">{label}:</li> : null}
        {tabs.map(({ key, title, to, isCurrent }) => (
          <li key={key}>
            <Link
              to={to ?? ''}
              className={styles.chip}
              aria-current={isCurrent ? 'true' : undefined}
              preventScrollReset
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For browsers that do not do it by themselves (`scroll-initial-target`), and for a filter chosen in the app. */
function useChosenInView(chosen: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const bar = list.current;
    const chip = chosen && bar?.querySelector('[aria-current]');
    if (!bar || !chip) return;
    const [seen, place] = [bar.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (place.left >= seen.left && place.right <= seen.right) return;
    bar.scrollLeft += place.left + place.width / 2 - seen.left - seen.width / 2;
  }, [chosen]);
  return list;
}

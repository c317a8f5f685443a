import type { ComponentProps, ReactNode } from 'react';
import { AccordionItem } from '#storefront/ui/accordion.tsx';
import { useListScroll } from './use-list-scroll.ts';
import { FilterBar } from './filter-bar.tsx';
import { Pagination } from './pagination.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from './list.css?url';
import styles from './list-section.module.css';
import section from '#storefront/ui/section.module.css';

type ListSectionProps = {
  /** Names the list for screen readers. */
  label: string;
  /** Which part of the list is shown; another one brings its top into view. */
  part: string;
  filter?: ComponentProps<typeof FilterBar>;
  /** More to choose by. */
  bars?: ComponentProps<typeof FilterBar>[];
  /** Yet more, which would push the list out of view: to be opened. */
  folded?: { title: string; bars: ComponentProps<typeof FilterBar>[]; isOpen: boolean };
  /** How many there are, in words. */
  count?: string | null;
  pages: ComponentProps<typeof Pagination>;
  children: ReactNode;
};

/** A list with its filter above and its pages below. */
export function ListSection({ label, part, filter, bars, folded, count, pages, children }: ListSectionProps) {
  const list = useListScroll<HTMLElement>(part);
  return (
    <section ref={list} className={`wrap ${section.content}`} aria-label={label}>
      <SheetLink href={sheet} />
      {filter ? <FilterBar {...filter} /> : null}
      {bars?.map((bar) => (
        <FilterBar key={bar.label} {...bar} />
      ))}
      {folded && folded.bars.length > 0 ? (
        <AccordionItem title={folded.title} isOpen={folded.isOpen}>
          {folded.bars.map((bar) => (
            <FilterBar key={bar.label} {...bar} />
          ))}
        </AccordionItem>
      ) : null}
      {count ? <p className={styles.count}>{count}</p> : null}
      <div className={styles.items}>{children}</div>
      <Pagination {...pages} />
    </section>
  );
}

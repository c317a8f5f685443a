import type { ComponentProps, ReactNode } from 'react';
import { listAddress, type ListState } from '#rules/lists/page-links.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import type { Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';

/** A list that has pages. */
type PagedState = Extract<ListState, { page: number }>;

/** What the loader of every list finds. */
export type LoadedList<State extends PagedState> = Pick<ComponentProps<typeof ListSection>, 'bars' | 'folded'> & {
  page: ListHead;
  /** The page's title with what is chosen; where it is left out, the title. */
  heading?: string;
  state: State;
  pageCount: number;
  /** What the addresses of other pages of this list end in. */
  query?: string;
};

type ListScreenProps<T> = LoadedList<PagedState> & {
  crumbs?: Crumb[];
  /** What follows the lead in the head. */
  intro: ReactNode;
  /** In the right half of the head, in place of the page's picture. */
  aside?: ReactNode;
  /** Between the head and the list: page modules. */
  top: ReactNode;
  /** After the list: page modules, and what else there is. */
  bottom: ReactNode;
  /** The animal the list is of; another one brings its top into view. */
  animal: string | null;
  /** How many there are, in words. */
  count?: string | null;
  /** In front of the cards. */
  above?: ReactNode;
  items: readonly T[];
  /** In the place of the cards, where there are none. */
  empty: { text: string; to: string | null; link: string };
  /** The card of one of them. */
  children: (item: T) => ReactNode;
};

/** The screen of a list: its head, what it is narrowed by, its cards and its pages. */
export function ListScreen<T extends { slug: string }>({
  page,
  heading = page.title,
  state,
  pageCount,
  query = '',
  crumbs,
  intro,
  aside,
  top,
  bottom,
  animal,
  bars,
  folded,
  count,
  above,
  items,
  empty,
  children,
}: ListScreenProps<T>) {
  const market = useMarket();
  const addressOf = (number: number) => {
    const address = listAddress(market, { ...state, page: number });
    return address && `${address}${query}`;
  };
  return (
    <>
      <PageHead
        title={heading}
        crumbs={crumbs}
        lead={page.summary ?? page.body}
        image={page.image}
        aside={aside}
        isList
      >
        {intro}
      </PageHead>
      {top}
      <ListSection
        label={heading}
        part={`${animal} ${state.page}`}
        bars={bars}
        folded={folded}
        count={count}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        {above}
        {items.length === 0 ? (
          <EmptyList to={empty.to} link={empty.link}>
            {empty.text}
          </EmptyList>
        ) : (
          <CardGrid items={items} isMain>
            {children}
          </CardGrid>
        )}
      </ListSection>
      {bottom}
    </>
  );
}

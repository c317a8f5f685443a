import type { AnimalType, Market } from '#contract/market.ts';
import { listPageSize } from './constants.ts';
import { pathTo } from './paths.ts';

type Count = number | null | undefined;

/** A page size that makes no sense counts as ours. */
export function pageCount(total: Count, perPage: Count): number {
  const size = perPage && perPage > 0 ? perPage : listPageSize;
  return total && total > 0 ? Math.ceil(total / size) : 0;
}

/** The pages to choose from; none when there is nothing to choose. */
export function pageSteps(count: number): number[] {
  return count > 1 ? Array.from({ length: count }, (_, index) => index + 1) : [];
}

/** The page to go to, or null when the wish is ignored. */
export function goToPage(requested: number, { current, last }: { current: number; last: number }): number | null {
  const isPage = Number.isInteger(requested) && requested >= 1 && requested <= last;
  return isPage && requested !== current ? requested : null;
}

/** A typed address beyond the last page is not found; an empty list still has its first page. */
export function isBeyondLast(page: number, count: number): boolean {
  return page > Math.max(count, 1);
}

export type ListState =
  | { list: 'farmers' | 'recipes'; filter: AnimalType | null; page: number }
  | { list: 'faq' | 'animals'; filter: AnimalType | null }
  | { list: 'breeds'; page: number }
  | { list: 'blog'; category: string | null; page: number };

/** Null when the market has no such list, or does not sell the animal. */
export function listAddress(market: Market, state: ListState): string | null {
  const { list, ...params } = state;
  return pathTo(market, list, params);
}

type FilteredState = Extract<ListState, { filter: AnimalType | null }>;

/** Another filter starts at its first page. */
export function withFilter(state: FilteredState, filter: AnimalType | null): FilteredState {
  return 'page' in state ? { ...state, filter, page: 1 } : { ...state, filter };
}

import type { AnimalType, BrowserMarket, HostKind } from '#contract/market.ts';
import { listPageSize } from './page-sizes.ts';
import { pathTo } from '#rules/addresses/paths.ts';

/** Up to this many pages each has its own link; of more, those around the current one and both ends. */
const pageLinksUpTo = 12;

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

/** How many pages on either side of the current one keep their link. */
const linksAround = 2;

/** The links to show: all pages when they are few; otherwise both ends and those around the current one, null for a gap. */
export function pageLinks(page: number, count: number): (number | null)[] {
  const steps = pageSteps(count);
  if (count <= pageLinksUpTo) return steps;
  const isNear = (step: number) => step === 1 || step === count || Math.abs(step - page) <= linksAround;
  // A gap of one page would take the place of its link.
  const isShown = (step: number) => isNear(step) || (isNear(step - 1) && isNear(step + 1));
  return steps.flatMap((step) => (isShown(step) ? [step] : isShown(step - 1) ? [null] : []));
}

/** A part of one of several lists: entries `from` up to `to` of its page. */
type ListPart = { list: number; page: number; from: number; to: number };

/** What to read of lists that are shown as one, for a page of that one. */
export function partsOfPage(totals: readonly number[], page: number, size: number): ListPart[] {
  const first = (page - 1) * size;
  let before = 0;
  return totals.flatMap((total, list) => {
    const from = Math.max(first - before, 0);
    const to = Math.min(first + size - before, total);
    before += total;
    return from < to ? partsOfRange(list, { from, to }, size) : [];
  });
}

/** A range of a list lies on one of its pages, or across two. */
function partsOfRange(list: number, { from, to }: { from: number; to: number }, size: number): ListPart[] {
  const firstPage = Math.floor(from / size);
  const lastPage = Math.floor((to - 1) / size);
  return [...new Set([firstPage, lastPage])].map((index) => ({
    list,
    page: index + 1,
    from: Math.max(from - index * size, 0),
    to: Math.min(to - index * size, size),
  }));
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
  | { list: 'productList'; animal: string; hostKind: HostKind; page: number }
  | { list: 'breeds'; page: number }
  | { list: 'blog'; category: string | null; page: number };

/** Null when the market has no such list, or does not sell the animal. */
export function listAddress(market: BrowserMarket, state: ListState): string | null {
  const { list, ...params } = state;
  return pathTo(market, list, params);
}

type FilteredState = Extract<ListState, { filter: AnimalType | null }>;

/** Another filter starts at its first page. */
export function withFilter(state: FilteredState, filter: AnimalType | null): FilteredState {
  return 'page' in state ? { ...state, filter, page: 1 } : { ...state, filter };
}

import type { Page } from './page-response.ts';

/** Things that only changed their figures. */
export type Sale = {
  market: string;
  /** As `packages/slug`, or `packages/*` for lists of the kind. */
  items: readonly string[];
  /** Of these what can be bought no more, or again, or at another price. */
  urgent: readonly string[];
};

/** How soon a page has to show it; null for a page that does not. */
export type Shows = (page: Shown) => { isUrgent: boolean } | null;

type Shown = Pick<Page, 'reads' | 'market'>;

/** More than come while one page is made. */
const remembered = 100;

/** What a page says it was made from is compared with these: the items, their kinds as a whole, and all there is. */
function namesOf(market: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const kinds = items.map((item) => item.slice(0, item.indexOf('/')));
  return [...new Set([...items, ...kinds, '*'])].map((name) => `${market} ${name}`);
}

/** Nobody knows what is on a page that does not say it. */
function showsOf({ market, items, urgent }: Sale): Shows {
  const [all, soon] = [namesOf(market, items), namesOf(market, urgent)];
  return ({ reads, market: own }) => {
    const isShown = (names: string[]) =>
      reads ? names.some((name) => reads.has(name)) : own === market && names.length > 0;
    return isShown(all) ? { isUrgent: isShown(soon) } : null;
  };
}

/** Remembers what was sold lately, for pages that were begun before and are finished after it. */
export function createRecentSales() {
  let count = 0;
  let recent: Shows[] = [];

  return {
    count: () => count,

    add(sale: Sale): Shows {
      const shows = showsOf(sale);
      count += 1;
      recent = [...recent.slice(1 - remembered), shows];
      return shows;
    },

    /** What was sold of this page since so many sales; null where nothing was. */
    since(seen: number, page: Shown): { isUrgent: boolean } | null {
      if (count - seen > recent.length) return { isUrgent: true };
      const shown = recent.slice(recent.length - (count - seen)).flatMap((shows) => shows(page) ?? []);
      return shown.length === 0 ? null : { isUrgent: shown.some(({ isUrgent }) => isUrgent) };
    },
  };
}

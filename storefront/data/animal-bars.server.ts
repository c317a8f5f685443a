/** The animals a list is filtered by, as bars of links. */
import type { AnimalType } from '#contract/market.ts';
import { animalTabs } from '#storefront/components/animal-tabs.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { FilterTab } from '#storefront/ui/list/filter-bar.tsx';

type Filtered = {
  state: Parameters<typeof animalTabs>[0]['state'];
  types: readonly AnimalType[];
  /** Title of the tab that leads to the list without a filter. */
  all: string;
  /** What stays chosen with another animal. */
  query?: string;
};

export function animalBars({ market, text }: RequestContext, { state, types, all, query = '' }: Filtered) {
  const tabs = animalTabs({ state, types, all, market, text });
  return tabs.length > 0 ? [{ label: text('filters.label'), tabs: tabs.map(withQuery) }] : [];

  function withQuery(tab: FilterTab): FilterTab {
    return { ...tab, to: tab.to && `${tab.to}${query}` };
  }
}

import type { Text } from '#contract/locales.ts';
import type { AnimalType, BrowserMarket } from '#contract/market.ts';
import { listAddress, type ListState, withFilter } from '#rules/lists/page-links.ts';

type Filtered = Extract<ListState, { filter: AnimalType | null }>;

type Tabs = {
  /** The list as it is shown now. */
  state: Filtered;
  /** What can be chosen; nothing shows no tabs. */
  types: readonly AnimalType[];
  /** Title of the tab that leads to the list without a filter. */
  all: string;
  market: BrowserMarket;
  text: Text;
};

/** The filter of a list as tabs: all of it, then each animal. */
export function animalTabs({ state, types, all, market, text }: Tabs) {
  if (types.length === 0) return [];
  const tab = (filter: AnimalType | null, title: string) => ({
    key: filter ?? 'all',
    title,
    to: listAddress(market, withFilter(state, filter)),
    isCurrent: state.filter === filter,
  });
  return [tab(null, all), ...types.map((type) => tab(type, text.find(`animals.${type}`) ?? type))];
}

import type { AnimalType, Market } from '#contract/market.ts';

const filterListMinimumTypes = 2;
const tabsUpToEight = 8;
/** Filter tabs: the largest count each layout holds; more scroll sideways. */
const tabsUpToFour = 4;
const tabsUpToTen = 10;

/**
 * The animals to filter by, in the market's order; none when there is no choice. `typesInData` are those of the unfiltered
 * list, in any order and as often as they occur; what is no animal of this market (wine) cannot be a filter.
 */
export function filterTypes(market: Pick<Market, 'animalTypes'>, typesInData: Iterable<string>): AnimalType[] {
  const present = new Set(typesInData);
  const types = market.animalTypes.filter((type) => present.has(type));
  return types.length >= filterListMinimumTypes ? types : [];
}

type TabsClass = 'tabs-4' | 'tabs-8' | 'tabs-10' | 'tabs-scroll';

/** `count` is the number of tabs shown, "all" included. */
export function tabsClass(count: number): TabsClass {
  if (count <= tabsUpToFour) return 'tabs-4';
  if (count <= tabsUpToEight) return 'tabs-8';
  return count <= tabsUpToTen ? 'tabs-10' : 'tabs-scroll';
}

import type { AnimalType, BrowserMarket } from '#contract/market.ts';
import type { PageQuery } from '#rules/addresses/readable-query.ts';

export function filterWordOf(market: BrowserMarket, animal: AnimalType): string | null {
  return market.animalTypes.includes(animal) ? (market.filterWords[animal] ?? null) : null;
}

/** Null when the word names no animal that this market sells. */
export function animalOfFilter(market: BrowserMarket, word: string): AnimalType | null {
  return market.animalTypes.find((animal) => market.filterWords[animal] === word) ?? null;
}

/** Where a word in the path would be a slug, the animal stands in the query, as it is called in every market. */
export function animalOfQuery({ animalTypes }: Pick<BrowserMarket, 'animalTypes'>, params: PageQuery) {
  return animalTypes.find((animal) => animal === params.get('animal')) ?? null;
}

/** With its question mark; nothing for nothing. */
export function animalQuery(animal: AnimalType | null): string {
  return animal === null ? '' : `?animal=${animal}`;
}

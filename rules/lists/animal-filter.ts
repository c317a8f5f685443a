import type { AnimalType, BrowserMarket } from '#contract/market.ts';

export function filterWordOf(market: BrowserMarket, animal: AnimalType): string | null {
  return market.animalTypes.includes(animal) ? (market.filterWords[animal] ?? null) : null;
}

/** Null when the word names no animal that this market sells. */
export function animalOfFilter(market: BrowserMarket, word: string): AnimalType | null {
  return market.animalTypes.find((animal) => market.filterWords[animal] === word) ?? null;
}

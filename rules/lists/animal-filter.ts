import type { AnimalType, Market } from '#contract/market.ts';

export function filterWordOf(market: Market, animal: AnimalType): string | null {
  return market.animalTypes.includes(animal) ? (market.filterWords[animal] ?? null) : null;
}

/** Null when the word names no animal that this market sells. */
export function animalOfFilter(market: Market, word: string): AnimalType | null {
  return market.animalTypes.find((animal) => market.filterWords[animal] === word) ?? null;
}

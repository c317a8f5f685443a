import type { AnimalType } from '#contract/market.ts';

/** Animals that belong to another one of the market's list. */
const groups: Partial<Record<AnimalType, AnimalType>> = {
  deer: 'game',
  roe: 'game',
  boar: 'game',
  salmon: 'fish',
  codfish: 'fish',
};

/** The group an animal is listed under: itself, where its group is not among them. */
export function groupOf(type: AnimalType, types: readonly AnimalType[]): AnimalType {
  const group = groups[type];
  return group && types.includes(group) ? group : type;
}

/** The first level: groups, and animals without one. */
export function topAnimals(types: readonly AnimalType[]): AnimalType[] {
  return types.filter((type) => groupOf(type, types) === type);
}

/** The second level of a group; none where there is nothing to choose. */
export function animalsBelow(group: AnimalType, types: readonly AnimalType[]): AnimalType[] {
  return types.filter((type) => type !== group && groupOf(type, types) === group);
}

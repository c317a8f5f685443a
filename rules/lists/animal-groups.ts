import { animalFamily } from '#rules/animals/animal-family.ts';
import type { AnimalType } from '#contract/market.ts';

/** Families that are also animals of a list; birds are not, since chicken and duck are not chosen between. */
const listed: readonly AnimalType[] = ['game', 'fish'];

/** The group an animal is listed under: itself, where its group is not among them. */
export function groupOf(type: AnimalType, types: readonly AnimalType[]): AnimalType {
  const group = listed.find((family) => family === animalFamily(type));
  return group && types.includes(group) ? group : type;
}

/** The first level: groups, and animals without one. */
export function topAnimals(types: readonly AnimalType[]): AnimalType[] {
  return types.filter((type) => groupOf(type, types) === type);
}

/** The second level: the animals of a group, in the same order. */
export function animalsOfGroup(group: AnimalType, types: readonly AnimalType[]): AnimalType[] {
  return types.filter((type) => type !== group && groupOf(type, types) === group);
}

/** Who asks for game or fish asks for all of it. */
export function withGroups(animals: readonly string[]): string[] {
  const groups = listed.filter((group) => animals.some((animal) => animalFamily(animal) === group));
  return [...new Set([...animals, ...groups])];
}

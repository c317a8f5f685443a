import { type AnimalFamily, animalFamily } from '#rules/animals/animal-family.ts';
import type { AnimalGroup, AnimalPanel } from './animal-panels.tsx';

/** Who stands for a family in pictures, here as in the menu and on tiles, where the market sells it. */
const signs: Record<AnimalFamily, string> = { game: 'deer', bird: 'chicken', fish: 'fish' };

/** What relatives have in common: a name, and where all of them stand with a heading each. */
type FamilyTab = { titleOf: (family: AnimalFamily) => string; toGroup: (animal: string) => string };

/** One tab for each animal, and one for the relatives of a family; each animal stays a group of its own, in its place. */
export function joinRelatives(groups: readonly AnimalGroup[], { titleOf, toGroup }: FamilyTab): AnimalPanel[] {
  return groups.flatMap((group, at): AnimalPanel[] => {
    const family = animalFamily(group.animal);
    const relatives = family === null ? [group] : groups.filter(({ animal }) => animalFamily(animal) === family);
    const { packages: _, ...own } = group;
    if (family === null || relatives.length === 1) return [{ ...own, sign: own.animal, groups: [group] }];
    if (groups.findIndex(({ animal }) => animalFamily(animal) === family) !== at) return [];
    return [
      {
        ...own,
        sign: relatives.find(({ animal }) => animal === signs[family])?.animal ?? own.animal,
        title: titleOf(family),
        to: toGroup(group.animal),
        total: relatives.reduce((sum, { total }) => sum + total, 0),
        groups: relatives,
      },
    ];
  });
}

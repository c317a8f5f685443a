/** What the butcher cuts: packs of each cut, of one animal and never over animals. */
import type { OrderLine } from '../order-store.ts';

export type Production = {
  animals: string[];
  farmer: string | null;
  /** Of the package; null for pieces of the farm shop. */
  name: string | null;
  packs: { title: string; packs: number }[];
};

/** What was packed where that was said, else what was ordered. */
export function animalsOf({ animals, packedAnimals }: Pick<OrderLine, 'animals' | 'packedAnimals'>): string[] {
  return packedAnimals ?? animals;
}

/** By animal, then farmer, then package. */
export function productionOf(lines: OrderLine[]): Production[] {
  const groups = new Map<string, Production & { counted: Map<string, number> }>();
  for (const line of lines) {
    const animals = animalsOf(line);
    const name = line.kind === 'piece' ? null : line.name;
    const key = JSON.stringify([animals, line.farmer, name]);
    const group = groups.get(key) ?? { animals, farmer: line.farmer, name, packs: [], counted: new Map() };
    for (const { title, packs } of line.contents)
      group.counted.set(title, (group.counted.get(title) ?? 0) + packs * line.quantity);
    groups.set(key, group);
  }
  const order = ({ animals, farmer, name }: Production) => [animals.join(' '), farmer ?? '', name ?? ''].join('\n');
  return [...groups.values()]
    .map(({ counted, ...group }) => ({
      ...group,
      packs: [...counted]
        .map(([title, packs]) => ({ title, packs }))
        .toSorted((a, b) => a.title.localeCompare(b.title)),
    }))
    .toSorted((a, b) => order(a).localeCompare(order(b)));
}

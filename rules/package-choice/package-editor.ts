import type { PackageItem } from '#contract/entities/package-item.ts';

export type MincedItem = Pick<PackageItem, 'name' | 'meals'> & { maxPacks?: number | null };

/** Vacuum packs by the name of the item. */
export type MincedChoice = Readonly<Record<string, number>>;

export type EditorMessage = { kind: 'fits' } | { kind: 'pickMore'; count: number } | { kind: 'remove'; count: number };

export function requiredPacks(items: readonly MincedItem[]): number {
  return items.reduce((sum, item) => sum + item.meals, 0);
}

/** The package as it is composed, which always fits. */
export function startChoice(items: readonly MincedItem[]): MincedChoice {
  return Object.fromEntries(items.map((item) => [item.name, item.meals]));
}

function packsOf(choice: MincedChoice, name: string): number {
  return Object.hasOwn(choice, name) ? (choice[name] ?? 0) : 0;
}

/** The chosen packs in the order of the table, as the checkout link carries them. */
export function chosenPacks(choice: MincedChoice, items: readonly MincedItem[]) {
  return items.map(({ name }) => ({ name, packs: packsOf(choice, name) }));
}

export function totalPacks(choice: MincedChoice, items: readonly MincedItem[]): number {
  return chosenPacks(choice, items).reduce((sum, { packs }) => sum + packs, 0);
}

/** Plus is refused at the item's cap, never because the total is reached: the message then says what to remove. */
export function canStep(choice: MincedChoice, item: MincedItem, direction: 'plus' | 'minus'): boolean {
  const packs = packsOf(choice, item.name);
  return direction === 'minus' ? packs > 0 : packs < (item.maxPacks ?? Number.POSITIVE_INFINITY);
}

/** A refused step gives the choice back as it was. */
export function step(choice: MincedChoice, item: MincedItem, direction: 'plus' | 'minus'): MincedChoice {
  if (!canStep(choice, item, direction)) return choice;
  return { ...choice, [item.name]: packsOf(choice, item.name) + (direction === 'plus' ? 1 : -1) };
}

/** The add button is enabled when the choice fits. */
export function editorMessage({ required, total }: { required: number; total: number }): EditorMessage {
  if (total === required) return { kind: 'fits' };
  return total < required ? { kind: 'pickMore', count: required - total } : { kind: 'remove', count: total - required };
}

/** A stored choice, as far as it still fits the package; the other items start as composed. */
export function restoreChoice(stored: unknown, items: readonly MincedItem[]): MincedChoice {
  const entries = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  return Object.fromEntries(
    items.map((item) => {
      const packs = entries.get(item.name);
      const isUsable = typeof packs === 'number' && Number.isInteger(packs) && packs >= 0;
      const fits = isUsable && packs <= (item.maxPacks ?? Number.POSITIVE_INFINITY);
      return [item.name, fits ? packs : item.meals];
    }),
  );
}

/**
 * Plus on a full choice swaps: another item gives a pack, the one chosen last before it, else the one with the most. Where all is of
 * this item there is nothing to swap, and the message says what to remove.
 */
export function stepOrSwap(
  choice: MincedChoice,
  items: readonly MincedItem[],
  pressed: { item: MincedItem; direction: 'plus' | 'minus'; chosen: readonly string[] },
): MincedChoice {
  const { item, direction, chosen } = pressed;
  const next = step(choice, item, direction);
  if (next === choice || direction === 'minus' || totalPacks(choice, items) !== requiredPacks(items)) return next;
  const others = items.filter(({ name }) => name !== item.name && packsOf(choice, name) > 0);
  const latest = chosen.findLast((name) => others.some((other) => other.name === name));
  const giver = others.find(({ name }) => name === latest) ?? mostPacks(choice, others);
  return giver ? step(next, giver, 'minus') : next;
}

function mostPacks(choice: MincedChoice, items: readonly MincedItem[]): MincedItem | undefined {
  return items.toSorted((a, b) => packsOf(choice, b.name) - packsOf(choice, a.name))[0];
}

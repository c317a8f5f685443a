/** Divides the minced packs of an order's line anew. What else is in it, and how many packs there are, stays as it was ordered. Pure. */

/** One kind of minced packs that a package can hold, as content names it today. */
export type Mince = { name: string; title: string; maxPacks: number | null };
type Ordered = { choice: string; contents: readonly { title: string; packs: number }[] };
type Rechosen = { choice: string; contents: { title: string; packs: number }[] };

/** How many of each kind the line holds; null where nothing can be chosen: fewer than two kinds, or none of them is in it. */
export function mincePacks(
  { contents }: Pick<Ordered, 'contents'>,
  mince: readonly Mince[],
): Map<string, number> | null {
  const packs = new Map(
    mince.map(({ name, title }) => [name, contents.find((part) => part.title === title)?.packs ?? 0]),
  );
  const total = [...packs.values()].reduce((sum, count) => sum + count, 0);
  return mince.length > 1 && total > 0 ? packs : null;
}

/** Null where it does not come to as many packs as were ordered, or to more of one kind than there may be. */
export function rechosen(line: Ordered, mince: readonly Mince[], wish: ReadonlyMap<string, number>): Rechosen | null {
  const before = mincePacks(line, mince);
  if (!before) return null;
  const sum = (packs: Iterable<number>) => [...packs].reduce((total, count) => total + count, 0);
  const chosen = mince.map(({ name, title, maxPacks }) => ({ title, packs: wish.get(name) ?? 0, maxPacks }));
  const isWhole = chosen.every(({ packs }) => Number.isInteger(packs) && packs >= 0);
  const isWithin = chosen.every(({ packs, maxPacks }) => maxPacks === null || packs <= maxPacks);
  if (!isWhole || !isWithin || sum(chosen.map(({ packs }) => packs)) !== sum(before.values())) return null;
  const taken = chosen.flatMap(({ title, packs }) => (packs > 0 ? [{ title, packs }] : []));
  const kept = line.contents.filter(({ title }) => mince.every((kind) => kind.title !== title));
  return { choice: taken.map(({ title, packs }) => `${packs} × ${title}`).join(', '), contents: [...kept, ...taken] };
}

import type { Package } from '#contract/entities/package.ts';
import { requiredPacks, startChoice } from '#rules/package-choice/package-editor.ts';

/** What was chosen of the minced packs, if it comes to as many as there are; else the package as it is composed. */
export function chosenPacks(
  { contents: { minced } }: Package,
  { choices }: { choices: readonly (readonly [name: string, value: string])[] },
): { title: string; packs: number }[] {
  const given = new Map(choices);
  const wish = minced.map(({ name, maxPacks }) => {
    const text = given.get(name) ?? '0';
    const packs = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    return packs <= (maxPacks ?? Number.POSITIVE_INFINITY) ? packs : Number.NaN;
  });
  const composed = startChoice(minced);
  const fits = wish.reduce((sum, packs) => sum + packs, 0) === requiredPacks(minced);
  return minced
    .map(({ name, shortTitle }, index) => ({ title: shortTitle, packs: (fits ? wish[index] : composed[name]) ?? 0 }))
    .filter(({ packs }) => packs > 0);
}

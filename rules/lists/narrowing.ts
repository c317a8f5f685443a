/** What the query of a list's address asks for; whatever else stands there means nothing. */
import { type PackageChip, packageChips, type PackageSort, packageSorts } from './package-order.ts';
import type { PageQuery } from '#rules/addresses/readable-query.ts';

export type Narrowing = {
  sort: PackageSort | null;
  chips: PackageChip[];
  /** One of the animals that share the list. */
  animal: string | null;
  /** Slugs of what is compared, each once. */
  compared: string[];
};

export const noNarrowing: Narrowing = { sort: null, chips: [], animal: null, compared: [] };

const mostCompared = 4;
export const fewestCompared = 2;
const longestSlug = 80;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Exact letters only; of a name that stands twice the first counts, but for what is compared and chosen. */
export function readNarrowing(params: PageQuery): Narrowing {
  const all = (name: string) => params.getAll(name).flatMap((value) => value.split(','));
  const sort = packageSorts.find((known) => known === params.get('sort')) ?? null;
  const asked = new Set(all('only'));
  const compared = [...new Set(all('with'))].filter((name) => name.length <= longestSlug && slug.test(name));
  const animal = params.get('animal') ?? '';
  return {
    sort,
    chips: packageChips.filter((chip) => asked.has(chip)),
    animal: animal.length <= longestSlug && slug.test(animal) ? animal : null,
    compared: compared.slice(0, mostCompared),
  };
}

/** As it stands in an address: always in the same order, with its question mark; nothing for nothing. */
export function narrowingQuery({ sort, chips, animal, compared }: Narrowing): string {
  const parts = [
    animal === null ? null : `animal=${animal}`,
    chips.length > 0 ? `only=${chips.join(',')}` : null,
    sort === null ? null : `sort=${sort}`,
    compared.length > 0 ? `with=${compared.join(',')}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A chip pressed once more is off. */
export function toggled(narrowing: Narrowing, chip: PackageChip): Narrowing {
  const isOn = (other: PackageChip) => narrowing.chips.includes(other) !== (other === chip);
  return { ...narrowing, chips: packageChips.filter(isOn) };
}

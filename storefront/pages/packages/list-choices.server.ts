/** What a list of packages can be narrowed and sorted by: links with their texts, and the head that says what is chosen. */
import type { PackageCard } from '#contract/entities/package.ts';
import { narrowingQuery, type Narrowing, toggled } from '#rules/lists/narrowing.ts';
import {
  cheapUpTo,
  lightUpToKg,
  narrowPackages,
  type PackageChip,
  packageChips,
  packageSorts,
} from '#rules/lists/package-order.ts';
import { formatWholePrice } from '#rules/money/whole-price.ts';
import { isWine } from '#rules/stock/drink.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { FilterTab } from '#storefront/ui/list/filter-bar.tsx';

type Bar = { label: string; tabs: FilterTab[]; isOrder?: boolean };
type Listed = {
  address: string;
  narrowing: Narrowing;
  all: readonly PackageCard[];
  /** Whether that is the whole list, so that it can be counted. */
  isWhole: boolean;
};

/** Fewer boxes need no choice. */
const fewestToChoose = 2;

export function listBars(ctx: RequestContext, { address, narrowing, all, isWhole }: Listed): Bar[] {
  const { text } = ctx;
  const to = (other: Narrowing) => `${address}${narrowingQuery({ ...other, compared: [] })}`;
  const animals = [...new Set(all.flatMap(({ animal }) => animal ?? []))];
  const ofAnimal = narrowing.animal === null ? all : all.filter(({ animal }) => animal === narrowing.animal);
  const animalTab = (animal: string | null, title: string): FilterTab => ({
    key: animal ?? 'all',
    title,
    to: to({ ...narrowing, animal }),
    isCurrent: narrowing.animal === animal,
  });
  const isDrink = all.every(isWine);
  const chips = packageChips.flatMap((chip): FilterTab[] => {
    const isCurrent = narrowing.chips.includes(chip);
    // Drinks are measured in litres.
    if (isDrink && chip === 'light' && !isCurrent) return [];
    const kept = narrowPackages(ofAnimal, [chip]).length;
    // What every box is, or none, is no choice.
    if (!isCurrent && (kept === 0 || kept === ofAnimal.length)) return [];
    return [
      {
        key: chip,
        title: isWhole ? `${chipName(ctx, chip)} (${kept})` : chipName(ctx, chip),
        to: to(toggled(narrowing, chip)),
        isCurrent,
      },
    ];
  });
  const sorts = [null, ...packageSorts].flatMap((sort): FilterTab[] => {
    if (sort !== null && !all.some((box) => hasNumber(box, sort))) return [];
    if (isDrink && sort === 'weight' && narrowing.sort !== sort) return [];
    const title = text(sort === 'kilo' && isDrink ? 'find:sorts.litre' : `find:sorts.${sort ?? 'own'}`);
    return [{ key: sort ?? 'own', title, to: to({ ...narrowing, sort }), isCurrent: narrowing.sort === sort }];
  });
  const isChoice = all.length >= fewestToChoose;
  return [
    {
      label: text('filters.label'),
      tabs:
        animals.length > 1
          ? [
              animalTab(null, text('filters.all')),
              ...animals.map((animal) => animalTab(animal, animalName(ctx, animal))),
            ]
          : [],
    },
    { label: text('find:narrow'), tabs: isChoice ? chips : [] },
    { label: text('find:sort'), tabs: isChoice && sorts.length > 1 ? sorts : [], isOrder: true },
  ].filter(({ tabs }) => tabs.length > 0);
}

function hasNumber(box: PackageCard, sort: (typeof packageSorts)[number]): boolean {
  const number = { kilo: box.pricePerKilo, meal: box.pricePerMeal, weight: box.size }[sort];
  return Boolean(number);
}

function animalName({ text }: RequestContext, animal: string): string {
  return text.find(`animals.${animal}`) ?? animal;
}

function chipName({ text, market }: RequestContext, chip: PackageChip): string {
  return text(`find:chips.${chip}`, { kilos: lightUpToKg, price: formatWholePrice(cheapUpTo, market) });
}

/** "Beef boxes: organic, up to 4 kilo". */
export function narrowedTitle(ctx: RequestContext, title: string, { animal, chips, sort }: Narrowing): string {
  const { text } = ctx;
  const chosen = [
    ...(animal ? [animalName(ctx, animal)] : []),
    ...chips.map((chip) => chipName(ctx, chip)),
    ...(sort ? [text(`find:sorts.${sort}`)] : []),
  ].map((name, index) => (index === 0 && animal ? name : lowerFirst(name)));
  return chosen.length > 0 ? text('meta.filteredTitle', { title, filter: chosen.join(', ') }) : title;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

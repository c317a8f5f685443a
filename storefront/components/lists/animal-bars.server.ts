/** The animals a list is filtered by, as bars of links: the groups, then the animals of the chosen one. */
import type { AnimalType } from '#contract/market.ts';
import { animalsOfGroup, groupOf, topAnimals } from '#rules/lists/animal-groups.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { FilterTab } from '#storefront/ui/list/filter-bar.tsx';

type Filtered = {
  filter: AnimalType | null;
  /** What can be chosen; nothing shows no bars. */
  types: readonly AnimalType[];
  /** Title of the tab that leads to the list without a filter. */
  all: string;
  /** The first page of the filtered list. */
  addressOf: (filter: AnimalType | null) => string | null;
};

export function animalBars({ text }: Pick<RequestContext, 'text'>, { filter, types, all, addressOf }: Filtered) {
  if (types.length === 0) return [];
  const name = (animal: AnimalType) => text.find(`animals.${animal}`) ?? animal;
  const tab = (animal: AnimalType | null, title: string, current: AnimalType | null): FilterTab => ({
    key: animal ?? 'all',
    title,
    to: addressOf(animal),
    isCurrent: current === animal,
  });
  const group = filter && groupOf(filter, types);
  const members = group ? animalsOfGroup(group, types) : [];
  return [
    {
      label: text('filters.label'),
      tabs: [tab(null, all, group), ...topAnimals(types).map((animal) => tab(animal, name(animal), group))],
    },
    ...(group && members.length > 0
      ? [
          {
            label: name(group),
            tabs: [
              tab(group, text('filters.all'), filter),
              ...members.map((animal) => tab(animal, name(animal), filter)),
            ],
          },
        ]
      : []),
  ];
}

/** What the pages about breeds ask of the content service. */
import type { Breed } from '#contract/entities/breed.ts';
import type { AnimalType } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { animalQuery } from '#rules/lists/animal-filter.ts';
import { filterTypes } from '#rules/lists/filter-list.ts';
import { distinctTypesPageSize, listPageSize } from '#rules/lists/page-sizes.ts';
import { shownItems } from '#rules/lists/item-counts.ts';
import { isBeyondLast, pageCount } from '#rules/lists/page-links.ts';
import { breedCardData, farmerCardData, packageCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { animalBars } from '#storefront/components/lists/animal-bars.server.ts';
import { breedsOf, listOfAnimal } from '#storefront/data/list-of-animal.server.ts';
import { filteredTitle, listHead } from '#storefront/data/list-head.ts';
import { modulesOfList } from '#storefront/data/modules-of-list.ts';

type Wanted = { filter: AnimalType | null; page: number };

export async function loadBreedList(ctx: RequestContext, { filter, page }: Wanted) {
  const { content, market, log, text } = ctx;
  const [breeds, all, staticPage] = await Promise.all([
    orNotFound(listOfAnimal(breedsOf(content), { page, per_page: listPageSize, animal_type: filter ?? undefined })),
    orNull(content.listBreeds({ query: { per_page: distinctTypesPageSize } }), log),
    orNull(content.getStaticPage({ params: { slug: 'breeds' } }), log),
  ]);
  const count = pageCount(breeds.total, breeds.perPage);
  if (isBeyondLast(page, count)) throw notFound();
  const head = listHead(staticPage, { title: text('breeds:title'), summary: text('breeds:intro') });
  return {
    page: head,
    heading: filteredTitle(ctx, head.title, { filter }),
    filter,
    bars: animalBars(ctx, {
      filter,
      types: filterTypes(market, all?.items.flatMap(({ animalTypes }) => animalTypes) ?? []),
      all: text('breeds:all'),
      addressOf: (animal) => `${pathTo(market, 'breeds')}${animalQuery(animal)}`,
    }),
    breeds: breeds.items.map(breedCardData),
    total: breeds.total,
    pageCount: count,
    state: { list: 'breeds' as const, page },
    modules: modulesOfList(staticPage?.modules ?? [], { animal: filter }),
  };
}

export async function loadBreed(ctx: RequestContext, slug: string) {
  const { content, log } = ctx;
  const { modules, alternates, ...breed } = await orNotFound(content.getBreed({ params: { slug } }));
  // An editor who placed the packages decides how they are shown.
  const hasPackages = modules.some(({ type }) => type === 'related-products');
  const [farmers, packages] = await Promise.all([
    farmersOf(ctx, breed),
    hasPackages
      ? null
      : orNull(content.listRelatedPackages({ params: { relatedType: 'breed', relatedSlug: slug } }), log),
  ]);
  return {
    breed,
    farmers: shownItems(farmers, 'related', null).map(farmerCardData),
    packages: shownItems(packages?.items ?? [], 'related', null).map(packageCardData),
    modules,
    alternates,
  };
}

/** Farmers name their breeds and not the other way round, so those with the same animal are gone through. */
async function farmersOf({ content, log }: RequestContext, { slug, animalTypes }: Pick<Breed, 'slug' | 'animalTypes'>) {
  const [animal] = animalTypes;
  if (animal === undefined) return [];
  const query = { per_page: distinctTypesPageSize, animal_type: animal };
  const farmers = await orNull(content.listFarmers({ query }), log);
  return farmers?.items.filter(({ breeds }) => breeds.some((breed) => breed.slug === slug)) ?? [];
}

/** What the pages about farmers ask of the content service. */
import type { Farmer } from '#contract/entities/farmer.ts';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import type { Page, RichText } from '#contract/fields/read.ts';
import { distinctTypesPageSize, listPageSize } from '#rules/lists/page-sizes.ts';
import { newFarmerGroups } from '#rules/farmshop/farmer-rules.ts';
import { filterTypes } from '#rules/lists/filter-list.ts';
import type { FilteredList } from '#rules/addresses/list-path.ts';
import { isBeyondLast, pageCount } from '#rules/lists/page-links.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { breedCardData, farmerCardData, packageCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { farmersOf, listOfAnimal } from '#storefront/data/list-of-animal.server.ts';
import { animalBars } from '#storefront/components/lists/animal-bars.server.ts';
import { filteredTitle, listHead } from '#storefront/data/list-head.ts';
import { modulesOfList } from '#storefront/data/modules-of-list.ts';
import { farmerMap } from './farmer-map.server.ts';

/** Breeds shown with a picture beside the farmer; all of them are linked. */
const picturedBreeds = 2;

export async function loadFarmerList(ctx: RequestContext, { filter, page }: Pick<FilteredList, 'filter' | 'page'>) {
  const { content, market, log, text } = ctx;
  const [farmers, all, staticPage] = await Promise.all([
    orNotFound(listOfAnimal(farmersOf(content), { page, per_page: listPageSize, animal_type: filter ?? undefined })),
    orNull(content.listFarmers({ query: { per_page: distinctTypesPageSize } }), log),
    orNull(content.getStaticPage({ params: { slug: 'farmers' } }), log),
  ]);
  const count = pageCount(farmers.total, farmers.perPage);
  if (isBeyondLast(page, count)) throw notFound();
  const head = listHead(staticPage, { title: text('farmers:title'), summary: text('farmers:intro') });
  return {
    page: head,
    heading: filteredTitle(ctx, head.title, { filter }),
    farmers: farmers.items.map(farmerCardData),
    total: farmers.total,
    pageCount: count,
    state: { list: 'farmers' as const, filter, page },
    map: page === 1 ? farmerMap(await wholeList(ctx, { first: farmers, all, filter }), ctx) : null,
    bars: animalBars(ctx, {
      filter,
      types: filterTypes(market, all?.items.flatMap(({ animalTypes }) => animalTypes) ?? []),
      all: text('farmers:all'),
      addressOf: (animal) => pathTo(market, 'farmers', { filter: animal }),
    }),
    hasNew: all?.items.some(({ isNew }) => isNew) ?? false,
    modules: modulesOfList(staticPage?.modules ?? [], { animal: filter }),
  };
}

type Lists = { first: Page<Farmer>; all: Page<Farmer> | null; filter: FilteredList['filter'] };

/** Every farmer of the list, of which `first` is the first page. Out of reach, the map shows those of that page. */
async function wholeList({ content, log }: RequestContext, { first, all, filter }: Lists): Promise<readonly Farmer[]> {
  if (first.items.length >= first.total) return first.items;
  if (filter === null) return all?.items ?? first.items;
  const query = { per_page: distinctTypesPageSize, animal_type: filter };
  return (await orNull(listOfAnimal(farmersOf(content), query), log))?.items ?? first.items;
}

export async function loadNewFarmers({ content, market, log, text }: RequestContext) {
  const [farmers, staticPage] = await Promise.all([
    orNotFound(content.listFarmers({ query: { per_page: distinctTypesPageSize } })),
    orNull(content.getStaticPage({ params: { slug: 'new-farmers' } }), log),
  ]);
  const groups = newFarmerGroups(farmers.items, market);
  return {
    page: listHead(staticPage, { title: text('farmers:newTitle'), summary: text('farmers:newIntro') }),
    groups: groups.map((group) => ({ ...group, farmers: group.farmers.map(newFarmer) })),
    modules: staticPage?.modules ?? [],
  };
}

function newFarmer({ slug, title, location, image, breeds, body }: Farmer) {
  return { slug, title, location, image, breeds, body: body && lowerHeadings(body) };
}

/** Bodies are written to stand below the heading of a page; here they stand below a group's and a farmer's. */
function lowerHeadings({ html }: RichText): RichText {
  const lower = (_: string, start: string, level: string) => `${start}${Math.min(Number(level) + 2, 6)}`;
  return { html: html.replace(/(<\/?h)([1-6])(?=[\s>])/gi, lower) };
}

export async function loadFarmer({ content, market, log, text }: RequestContext, slug: string) {
  const { modules, alternates, ...farmer } = await orNotFound(content.getFarmer({ params: { slug } }));
  // An editor who placed the farmer's packages decides how they are shown.
  const hasPackages = modules.some(({ type }) => type === 'related-products');
  const [breeds, packages] = await Promise.all([
    Promise.all(
      farmer.breeds
        .slice(0, picturedBreeds)
        .map((breed) => orNull(content.getBreed({ params: { slug: breed.slug } }), log)),
    ),
    hasPackages
      ? null
      : orNull(content.listRelatedPackages({ params: { relatedType: 'farmer', relatedSlug: slug } }), log),
  ]);
  return {
    farmer,
    breeds: breeds.flatMap((breed) => (breed ? [breedCardData(breed)] : [])),
    crumbs: crumbsOf(farmer, market, text),
    /** Null where a module shows them, or they are out of reach. */
    packages: packages && packages.items.map(packageCardData),
    modules,
    alternates,
  };
}

/** The list, then the list of the farmer's first animal. */
function crumbsOf({ animalTypes }: Pick<Farmer, 'animalTypes'>, market: Market, text: Text) {
  const filter = market.animalTypes.find((type) => animalTypes.includes(type));
  const to = filter ? pathTo(market, 'farmers', { filter }) : null;
  const title = filter ? text.find(`animals.${filter}`) : null;
  return [{ title: text('farmers:title'), to: pathTo(market, 'farmers') }, ...(to && title ? [{ title, to }] : [])];
}

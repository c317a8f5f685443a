import type { MenuItem } from '#contract/entities/menu-item.ts';
import { productKeys } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { CategoryGroup } from './package-tabs.tsx';
import { type PackageCardData, packageCardData } from '#storefront/components/cards/card-data.ts';
import { listOfAnimal, packagesOf } from '#storefront/data/list-of-animal.server.ts';

const categoryGroupSize = 12;
/** With more packages than this in all, the category tabs show the first of each group and a way to the others. */
const categoryTabsWholeUpTo = 100;

type GroupContext = Pick<RequestContext, 'content' | 'market' | 'hostKind' | 'text' | 'log'>;
type Group = Omit<CategoryGroup, 'title'>;

const noAnimal = 'other';

/**
 * Packages by animal, in the market's order, other goods after it. `only` limits it to some. All of them while they are few;
 * the first of each animal, with the way to its list, when they are many.
 */
export async function loadCategoryGroups(
  context: GroupContext,
  only: readonly string[] = [],
): Promise<CategoryGroup[]> {
  const [groups, menu] = await Promise.all([allOrFirst(context, only), animalsMenu(context)]);
  return groups.map((group) => ({ ...group, title: titleOf(group.animal, menu, context) }));
}

async function allOrFirst(context: GroupContext, only: readonly string[]): Promise<Group[]> {
  // One of them tells how many there are.
  const { total } = await context.content.listPackages({ query: { per_page: 1 } });
  if (total > categoryTabsWholeUpTo) return firstOfEach(context, only, total);
  return wanted(wholeGroups(await firstCards(context), context.market.animalTypes), only);
}

function wanted(groups: Group[], only: readonly string[]): Group[] {
  return groups.filter(({ animal }) => only.length === 0 || only.includes(animal));
}

async function firstCards({ content }: GroupContext): Promise<PackageCardData[]> {
  const { items } = await content.listPackages({ query: { per_page: categoryTabsWholeUpTo } });
  return items.map(packageCardData);
}

function wholeGroups(cards: PackageCardData[], order: readonly string[]): Group[] {
  const animals = new Set<string>([...order, ...cards.map(({ animal }) => animal ?? noAnimal)]);
  return [...animals].flatMap((animal) => {
    const packages = cards.filter((card) => (card.animal ?? noAnimal) === animal);
    return packages.length === 0 ? [] : [{ animal, packages }];
  });
}

async function firstOfEach(context: GroupContext, only: readonly string[], total: number): Promise<Group[]> {
  const known = new Set<string>([...context.market.animalTypes, ...productKeys]);
  const shown = only.length === 0 ? [...known] : [...known].filter((animal) => only.includes(animal));
  const lists = await Promise.all(shown.map((animal) => firstOf(context, animal, total)));
  const groups = lists.flatMap(({ group }) => (group.packages.length > 0 ? [group] : []));
  // When each package is in the list of its animal, there are no others to look for.
  const listed = lists.reduce((sum, list) => sum + list.total, 0);
  const hasOthers = only.length === 0 ? listed !== total : only.some((animal) => !known.has(animal));
  if (!hasOthers) return groups;
  // What has no animal that can be asked for comes from the first of all.
  const others = wholeGroups(await firstCards(context), []).filter(({ animal }) => !known.has(animal));
  return [...groups, ...wanted(others, only)];
}

async function firstOf({ content, market, hostKind }: GroupContext, animal: string, totalOfAll: number) {
  const to = pathTo(market, 'productList', { animal, hostKind });
  // Without a list of their own they could be seen nowhere else.
  const limit = to === null ? categoryTabsWholeUpTo : categoryGroupSize;
  const { items, total } = await listOfAnimal(
    packagesOf(content),
    { animal_type: animal, per_page: limit },
    totalOfAll,
  );
  const packages = items.slice(0, limit).map(packageCardData);
  const all = to !== null && total > packages.length ? { all: { total, to } } : {};
  return { group: { animal, packages, ...all } satisfies Group, total };
}

function titleOf(animal: string, menu: readonly MenuItem[], { text }: GroupContext): string {
  const item = menu.find((candidate) => candidate.animal === animal);
  return item?.title || (text.find(`animals.${animal}`) ?? animal);
}

/** Its titles are the editor's; the catalogue's do as well. */
async function animalsMenu({ content, market, log }: GroupContext): Promise<MenuItem[]> {
  try {
    return (await content.getMenu({ params: { menu: `animals-${market.code}` } })).items;
  } catch (error) {
    log.warn({ err: error, menu: 'animals' }, 'the animals are named without their menu');
    return [];
  }
}

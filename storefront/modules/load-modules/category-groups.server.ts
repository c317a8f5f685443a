import type { MenuItem } from '#contract/entities/menu-item.ts';
import { productKeys } from '#contract/market.ts';
import { categoryGroupSize, categoryTabsWholeUpTo } from '#rules/constants.ts';
import { pathTo } from '#rules/paths.ts';
import type { VisitorContext } from '#storefront/context.ts';
import type { CategoryGroup } from '#storefront/blocks/category-tabs.tsx';
import { type PackageCardData, packageCardData } from '#storefront/cards/card-data.ts';

type GroupContext = Pick<VisitorContext, 'content' | 'market' | 'hostKind' | 'text' | 'log'>;
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
  const [packages, menu] = await Promise.all([
    context.content.listPackages({ query: { per_page: categoryTabsWholeUpTo } }),
    animalsMenu(context),
  ]);
  const cards = packages.items.map(packageCardData);
  const isWanted = (animal: string) => only.length === 0 || only.includes(animal);
  const groups =
    packages.total > categoryTabsWholeUpTo
      ? await firstOfEach(context, cards, isWanted)
      : wholeGroups(cards, context.market.animalTypes).filter(({ animal }) => isWanted(animal));
  return groups.map((group) => ({ ...group, title: titleOf(group.animal, menu, context) }));
}

function wholeGroups(cards: PackageCardData[], order: readonly string[]): Group[] {
  const animals = new Set<string>([...order, ...cards.map(({ animal }) => animal ?? noAnimal)]);
  return [...animals].flatMap((animal) => {
    const packages = cards.filter((card) => (card.animal ?? noAnimal) === animal);
    return packages.length === 0 ? [] : [{ animal, packages }];
  });
}

/** What has no animal that can be asked for comes from the cards that are there already. */
async function firstOfEach(
  context: GroupContext,
  cards: PackageCardData[],
  isWanted: (animal: string) => boolean,
): Promise<Group[]> {
  const known = [...new Set<string>([...context.market.animalTypes, ...productKeys])];
  const groups = await Promise.all(known.filter(isWanted).map((animal) => firstOf(context, animal)));
  const others = wholeGroups(cards, []).filter(({ animal }) => isWanted(animal) && !known.includes(animal));
  return [...groups.filter(({ packages }) => packages.length > 0), ...others];
}

async function firstOf({ content, market, hostKind }: GroupContext, animal: string): Promise<Group> {
  const to = pathTo(market, 'productList', { animal, hostKind });
  // Without a list of their own they could be seen nowhere else.
  const limit = to === null ? categoryTabsWholeUpTo : categoryGroupSize;
  const { items, total } = await content.listPackages({ query: { animal_type: animal, per_page: limit } });
  const packages = items.slice(0, limit).map(packageCardData);
  return to !== null && total > packages.length ? { animal, packages, all: { total, to } } : { animal, packages };
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

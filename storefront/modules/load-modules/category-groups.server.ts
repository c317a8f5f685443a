import type { MenuItem } from '#contract/entities/menu-item.ts';
import type { VisitorContext } from '#storefront/context.ts';
import type { CategoryGroup } from '#storefront/blocks/category-tabs.tsx';
import { packageCardData } from '#storefront/cards/card-data.ts';

type GroupContext = Pick<VisitorContext, 'content' | 'market' | 'text' | 'log'>;

const noAnimal = 'other';

/** All packages by animal, in the market's order, other goods after it. `only` limits it to some. */
export async function loadCategoryGroups(
  context: GroupContext,
  only: readonly string[] = [],
): Promise<CategoryGroup[]> {
  const { content, market } = context;
  const [packages, menu] = await Promise.all([content.listPackages({ query: {} }), animalsMenu(context)]);
  const cards = packages.items.map(packageCardData);
  const animals = new Set<string>([...market.animalTypes, ...cards.map(({ animal }) => animal ?? noAnimal)]);
  return [...animals].flatMap((animal) => {
    const ofAnimal = cards.filter((card) => (card.animal ?? noAnimal) === animal);
    if (ofAnimal.length === 0 || (only.length > 0 && !only.includes(animal))) return [];
    return [{ animal, title: titleOf(animal, menu, context), packages: ofAnimal }];
  });
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

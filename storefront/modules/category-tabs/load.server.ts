import type { ModuleOf } from '#contract/page-modules.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { loadCategoryGroups } from '#storefront/components/load-category-groups.server.ts';
import type { CategoryGroup } from '#storefront/components/package-tabs.tsx';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';
import type { AnimalGroup, AnimalPanel } from './animal-panels.tsx';
import { joinRelatives } from './join-relatives.ts';

/** The first packages of each animal, those that can be bought before the others, with the way to all of them. */
export async function load(
  { config, totalShow }: ModuleOf<'category-tabs'>,
  context: LoadContext,
): Promise<AnimalPanel[]> {
  const groups = await loadCategoryGroups(context, config.animals);
  const all = groups.map((group) => groupOf(group, itemLimit('highlightModule', totalShow), context));
  return joinRelatives(all, {
    titleOf: (family) => context.text(`categories.families.${family}`),
    toGroup: (animal) => `${pathTo(context.market, 'animals')}#${animal}`,
  });
}

function groupOf({ animal, title, packages, all }: CategoryGroup, limit: number, context: LoadContext): AnimalGroup {
  const { market, hostKind } = context;
  const list = all?.to ?? pathTo(market, 'productList', { animal, hostKind });
  return {
    animal,
    title,
    total: all?.total ?? packages.length,
    to: list ?? pathTo(market, 'animals'),
    // Without a list of their own they could be seen nowhere else.
    packages: buyableFirst(packages).slice(0, list === null ? packages.length : limit),
  };
}

function buyableFirst(packages: readonly PackageCardData[]): PackageCardData[] {
  const isGone = ({ stockStatus }: PackageCardData) => Number(!canBuy(readStockStatus(stockStatus)));
  return packages.toSorted((one, other) => isGone(one) - isGone(other));
}

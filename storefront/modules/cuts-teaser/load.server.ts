import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/stock/item-counts.ts';
import { type CutCardData, cutCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load(
  { config, totalShow }: ModuleOf<'cuts-teaser'>,
  { content }: LoadContext,
): Promise<CutCardData[]> {
  const { animal } = config;
  if (!animal) return [];
  const { items } = await content.listCutsOfAnimal({ params: { animal } });
  return items.slice(0, itemLimit('related', totalShow)).map(cutCardData);
}

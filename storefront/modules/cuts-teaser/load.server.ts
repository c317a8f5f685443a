import type { ModuleOf } from '#contract/page-modules.ts';
import { holdsCut } from '#rules/stock/holds-cut.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { type CutCardData, cutCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

/** The cuts of an animal; on the page of a package only those that are in it. */
export async function load(
  { config, totalShow }: ModuleOf<'cuts-teaser'>,
  { content, page }: LoadContext,
): Promise<CutCardData[]> {
  const { animal } = config;
  if (!animal) return [];
  const { items } = await content.listCutsOfAnimal({ params: { animal } });
  const contents = page.package?.contents;
  const cuts = contents ? items.filter((cut) => holdsCut(contents, cut)) : items;
  return cuts.slice(0, itemLimit('related', totalShow)).map(cutCardData);
}

import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { type BreedCardData, breedCardData } from '#storefront/components/cards/card-data.ts';
import { breedsOf, firstOfAnimal } from '#storefront/data/list-of-animal.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export async function load(
  { config, totalShow }: ModuleOf<'breeds-teaser'>,
  { content }: LoadContext,
): Promise<BreedCardData[]> {
  const limit = itemLimit('related', totalShow);
  const items = await firstOfAnimal(breedsOf(content), { per_page: limit, animal_type: config.animal ?? undefined });
  return items.slice(0, limit).map(breedCardData);
}

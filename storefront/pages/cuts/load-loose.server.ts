import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import { type FarmshopCardData, farmshopCardData } from '#storefront/components/cards/card-data.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

const most = 3;

/** The pieces of a cut that are sold by themselves today. */
export async function loadLoose(
  cut: string,
  { content, market, now, log }: RequestContext,
): Promise<FarmshopCardData[]> {
  if (!market.farmshop) return [];
  const list = await orNull(content.listFarmshopProducts({ query: {} }), log);
  return (list?.items ?? [])
    .filter(
      ({ slug, relationSlug, stockStatus }) => (relationSlug ?? slug) === cut && canBuy(readFarmshopStock(stockStatus)),
    )
    .slice(0, most)
    .map((product) => farmshopCardData(product, now));
}

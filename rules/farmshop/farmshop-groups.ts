import { animalFamily } from '#rules/animals/animal-family.ts';
import type { FarmshopCard } from '#contract/entities/farmshop-product.ts';
import type { FarmshopGroup, Market } from '#contract/market.ts';
import { type FarmshopStock, readFarmshopStock } from '#rules/stock/stock-status.ts';

type Groupable = Pick<FarmshopCard, 'animal' | 'isOrganic' | 'stockStatus'>;
type GroupMarket = Pick<Market, 'animalTypes' | 'farmshop'>;

/** Null holds products of no known animal. */
export type FarmshopProductGroup<T> = { group: FarmshopGroup | null; products: T[] };

const groupOrder: readonly FarmshopGroup[] = ['bioCow', 'cow', 'chicken', 'pig', 'sheep', 'duck', 'fish', 'deer'];
const stockOrder: readonly FarmshopStock[] = ['instock', 'coming_soon', 'outofstock'];

/** A group for display only: calls and filters go on using the animal. */
export function farmshopGroup(market: GroupMarket, product: Groupable): FarmshopGroup | null {
  if (animalFamily(product.animal ?? '') === 'fish') return 'fish';
  if (product.animal === 'cow' && product.isOrganic && market.farmshop?.hasBioCow) return 'bioCow';
  return allGroups(market).find((group) => group === product.animal && group !== 'bioCow') ?? null;
}

/** The fixed order first, then the market's other animals. */
function allGroups(market: GroupMarket): FarmshopGroup[] {
  return [...new Set([...groupOrder, ...market.animalTypes])];
}

/** Groups that have products, in their order; inside a group by stock, else as the service sent them. */
export function farmshopGroups<T extends Groupable>(
  market: GroupMarket,
  products: readonly T[],
): FarmshopProductGroup<T>[] {
  return [...allGroups(market), null].flatMap((group) => {
    const members = products.filter((product) => farmshopGroup(market, product) === group);
    return members.length > 0 ? [{ group, products: sortByStock(members) }] : [];
  });
}

export function sortByStock<T extends Pick<Groupable, 'stockStatus'>>(products: readonly T[]): T[] {
  const rank = ({ stockStatus }: T) => stockOrder.indexOf(readFarmshopStock(stockStatus));
  return products.toSorted((one, other) => rank(one) - rank(other));
}

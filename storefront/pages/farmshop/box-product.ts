import type { FarmshopCard } from '#contract/entities/farmshop-product.ts';
import type { BoxProduct } from '#storefront/basket/state/basket-state.ts';

type Product = Pick<FarmshopCard, 'bundledItemId' | 'bundleId' | 'slug' | 'title' | 'animal' | 'price'>;

/** A product as the basket knows it. */
export function boxProduct({ bundledItemId, bundleId, slug, title, animal, price }: Product): BoxProduct {
  return { id: bundledItemId, bundleId, slug, title, animal, price };
}

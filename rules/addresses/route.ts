import type { AnimalType } from '#contract/market.ts';
import type { ProductRoute } from './product-routes.ts';

/** What an address leads to. The names are those of `pathTo`, and the shop area, the 404 view, what can be no animal, and redirects. */
export type Route =
  | {
      name: 'home' | 'notFound' | 'newFarmers' | 'mission' | 'search' | 'origin' | 'noAnimal' | 'farmshop' | 'feedback';
    }
  | { name: 'animals' | 'faq'; filter: AnimalType | null }
  | { name: 'coupons'; index: number }
  | { name: 'farmers' | 'recipes'; filter: AnimalType | null; page: number }
  | { name: 'breeds'; page: number }
  | { name: 'blog'; category: string | null; page: number }
  | { name: 'productList'; route: ProductRoute; page: number }
  | {
      name: 'farmer' | 'animal' | 'cut' | 'package' | 'recipe' | 'breed' | 'farmshopProduct' | 'article' | 'staticPage';
      slug: string;
    }
  | { name: 'shop' }
  | { name: 'missing' }
  | { name: 'redirect'; to: string };

/** What cards show of their entities. Loaders send no more than this to the browser; a full entity fits as well. */
import type { ArticleCard as Article } from '#contract/entities/article.ts';
import type { Breed } from '#contract/entities/breed.ts';
import type { Cut } from '#contract/entities/cut.ts';
import type { Farmer } from '#contract/entities/farmer.ts';
import type { FarmshopCard as FarmshopProduct } from '#contract/entities/farmshop-product.ts';
import type { PackageCard as Package } from '#contract/entities/package.ts';
import type { RecipeCard as Recipe } from '#contract/entities/recipe.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { longDate } from '#rules/time/long-date.ts';
import { hasNewBadge } from '#rules/time/new-badge.ts';

function pick<T extends object, const K extends keyof T>(entity: T, fields: readonly K[]): Pick<T, K> {
  // `fromEntries` cannot say that these are the fields asked for.
  return Object.fromEntries(fields.map((field) => [field, entity[field]])) as Pick<T, K>;
}

const packageFields = [
  'slug',
  'title',
  'image',
  'animal',
  'isOrganic',
  'isDemeter',
  'isSpecial',
  'highlight',
  'isMsc',
  'hasLabelRouge',
  'percentageSold',
  'size',
  'mealsForPerson',
  'price',
  'pricePerMeal',
  'pricePerKilo',
  'previousPrice',
  'stockStatus',
] as const;
export type PackageCardData = Pick<Package, (typeof packageFields)[number]> & {
  farmer: { name: string; location: string | null } | null;
};

export function packageCardData(box: Package): PackageCardData {
  return { ...pick(box, packageFields), farmer: box.farmer && pick(box.farmer, ['name', 'location']) };
}

const farmerFields = [
  'slug',
  'title',
  'summary',
  'location',
  'image',
  'headerImage',
  'animalTypes',
  'isOrganic',
  'isMsc',
  'hasLabelRouge',
  'qualityLevels',
] as const;
export type FarmerCardData = Pick<Farmer, (typeof farmerFields)[number]>;

export function farmerCardData(farmer: Farmer): FarmerCardData {
  return pick(farmer, farmerFields);
}

const teaserFields = ['slug', 'title', 'summary', 'image'] as const;
export type BreedCardData = Pick<Breed, (typeof teaserFields)[number]>;
export type CutCardData = Pick<Cut, (typeof teaserFields)[number]>;

export function breedCardData(breed: Breed): BreedCardData {
  return pick(breed, teaserFields);
}

export function cutCardData(cut: Cut): CutCardData {
  return pick(cut, teaserFields);
}

const recipeFields = ['slug', 'title', 'image', 'prepMinutes', 'cookMinutes', 'portions'] as const;
export type RecipeCardData = Pick<Recipe, (typeof recipeFields)[number]>;

export function recipeCardData(recipe: Recipe): RecipeCardData {
  return pick(recipe, recipeFields);
}

export type ArticleCardData = Pick<Article, (typeof teaserFields)[number] | 'categories'> & {
  /** As it is written in the market. */
  date: string | null;
};

export function articleCardData(article: Article, market: BrowserMarket): ArticleCardData {
  return {
    ...pick(article, teaserFields),
    // The address needs the first category only.
    categories: article.categories.slice(0, 1),
    date: longDate(article.publishedAt, market),
  };
}

const farmshopFields = [
  'bundledItemId',
  'bundleId',
  'slug',
  'title',
  'image',
  'animal',
  'isOrganic',
  'stockStatus',
  'price',
  'regularPrice',
  'pricePerKilo',
  'weight',
  'unitType',
  'piecesPerPack',
] as const;
export type FarmshopCardData = Pick<FarmshopProduct, (typeof farmshopFields)[number]> & {
  farmer: { name: string } | null;
  /** Published so lately that the card says so. */
  isNew: boolean;
};

export function farmshopCardData(product: FarmshopProduct, now: Date): FarmshopCardData {
  return {
    ...pick(product, farmshopFields),
    farmer: product.farmer && pick(product.farmer, ['name']),
    isNew: hasNewBadge(product.publishedAt, now),
  };
}

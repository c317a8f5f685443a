/** The kinds of content there are: how each is read, named and listed. */
import { z } from 'zod';
import { Article, ArticleCategory, articleCardFields } from '#contract/entities/article.ts';
import { Breed } from '#contract/entities/breed.ts';
import { Coupon } from '#contract/entities/coupon.ts';
import { Cut } from '#contract/entities/cut.ts';
import { Farmer } from '#contract/entities/farmer.ts';
import { FarmshopProduct, farmshopCardFields } from '#contract/entities/farmshop-product.ts';
import { Question } from '#contract/entities/question.ts';
import { MenuItem } from '#contract/entities/menu-item.ts';
import { Package, packageCardFields } from '#contract/entities/package.ts';
import { Recipe, recipeCardFields } from '#contract/entities/recipe.ts';
import { Settings } from '#contract/entities/settings.ts';
import { StaticPage } from '#contract/entities/static-page.ts';
import { TraceabilityRecord } from '#contract/entities/traceability.ts';
import { commaList, items } from '#contract/fields/read.ts';

export type Doc = Record<string, unknown>;

type Kind = {
  schema: z.ZodType;
  /** Wire fields of a card; absent means the whole document. */
  cardFields?: readonly string[];
  /** Not on a card, although the whole document is one otherwise. */
  heavyFields?: readonly string[];
  /** The field with its animal types, one or a list. */
  animals?: string;
  /** The item's own name; without it items are numbered. */
  slug?: string;
};

/** A menu is one document, its items in a list. */
const Menu = z.object({ name: z.string(), items: items(MenuItem) });
/** An invite code of the embedded shop. */
export const CouponCode = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,30}$/),
  percent: z.number().min(1).max(100),
  /** First and last day it holds, in the market's own time. */
  valid_from: z.iso.date().optional(),
  valid_until: z.iso.date().optional(),
  /** Orders it is for. */
  max_uses: z.number().int().positive().optional(),
  /** Holds beside other codes that say so too. Without it a code stands alone. */
  combines: z.boolean().optional(),
});

const kinds = {
  packages: { schema: Package, cardFields: packageCardFields, animals: 'shop_brand_slug', slug: 'slug' },
  farmers: { schema: Farmer, heavyFields: ['modules'], animals: 'animal_types', slug: 'slug' },
  breeds: { schema: Breed, heavyFields: ['modules', 'body'], animals: 'animal_types', slug: 'slug' },
  recipes: { schema: Recipe, cardFields: recipeCardFields, animals: 'animal_types', slug: 'slug' },
  cuts: { schema: Cut, heavyFields: ['modules', 'body'], animals: 'animal_types', slug: 'slug' },
  'article-categories': { schema: ArticleCategory, slug: 'slug' },
  articles: { schema: Article, cardFields: articleCardFields, slug: 'slug' },
  questions: { schema: Question, animals: 'animal_type' },
  'farmshop-products': {
    schema: FarmshopProduct,
    cardFields: farmshopCardFields,
    animals: 'animal_type',
    slug: 'slug',
  },
  coupons: { schema: Coupon },
  'static-pages': { schema: StaticPage, slug: 'slug' },
  menus: { schema: Menu, slug: 'name' },
  traceability: { schema: TraceabilityRecord },
  settings: { schema: Settings },
  redirects: { schema: z.record(z.string().startsWith('/'), z.strictObject({ to: z.string().min(1) })) },
  'coupon-codes': { schema: CouponCode, slug: 'code' },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
// Object.keys forgets that the keys are the kinds.
export const kindNames = Object.keys(kinds) as KindName[];

export function kindOf(name: KindName): Kind {
  return kinds[name];
}

export function animalsOf(name: KindName, doc: Doc): string[] {
  const field = kindOf(name).animals;
  const read = field ? commaList.safeParse(doc[field]) : null;
  return read?.success ? read.data : [];
}

export function cardOf(name: KindName, doc: Doc): Doc {
  const { cardFields, heavyFields } = kindOf(name);
  // A season is looked at when the card is read.
  const kept = (field: string) => cardFields?.includes(field) || field.startsWith('season_');
  if (cardFields) return Object.fromEntries(Object.entries(doc).filter(([field]) => kept(field)));
  if (heavyFields) return Object.fromEntries(Object.entries(doc).filter(([field]) => !heavyFields.includes(field)));
  return doc;
}

/** An item without a name of its own is called by its number. */
export function slugOf(name: KindName, doc: Doc, index: number): string {
  const field = kindOf(name).slug;
  return field ? textOf(doc[field]) : String(index + 1);
}

/** A field of a document as text; numbers are written out, anything else is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

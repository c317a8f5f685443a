/**
 * The content service, API v1. Its base is {host}/api/v1/{market}/{site-language}; the paths below are added to it.
 * Adding a call: one entry here; the compiler then asks for its handler.
 */
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { Article, ArticleCard, ArticleCategory } from './entities/article.ts';
import { Breed } from './entities/breed.ts';
import { Coupon } from './entities/coupon.ts';
import { Cut } from './entities/cut.ts';
import { ChangeDate } from './search/change-date.ts';
import { Farmer } from './entities/farmer.ts';
import { FarmshopCard, FarmshopProduct } from './entities/farmshop-product.ts';
import { Question } from './entities/question.ts';
import { MenuItem } from './entities/menu-item.ts';
import { Package, PackageCard } from './entities/package.ts';
import { Recipe, RecipeCard } from './entities/recipe.ts';
import { SearchAnswer, searchKinds } from './search/search-answer.ts';
import { Settings } from './entities/settings.ts';
import { StaticPage } from './entities/static-page.ts';
import { AnimalRecord, TraceabilityRecord } from './entities/traceability.ts';
import { items, listOf } from './fields/read.ts';

/** Largest page anybody may ask for. */
const maxPerPage = 1000;

export const relatedTypes = ['recipe', 'farmer', 'breed', 'meatcut', 'product', 'blog'] as const;
export type RelatedType = (typeof relatedTypes)[number];

/** No control characters: a database refuses some of them, and no name has any. */
const slug = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), 'must not have control characters');
const BySlug = z.object({ slug });
const Related = z.object({ relatedType: z.enum(relatedTypes), relatedSlug: slug });

const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max);
const paging = { page: wholeNumber(1_000_000).default(1), per_page: wholeNumber(maxPerPage).optional() };
const animal_type = z.string().min(1).max(50).optional();

const Paging = z.object(paging);
const PagingByAnimal = z.object({ ...paging, animal_type });

export const contentCalls = defineCalls({
  search: {
    method: 'GET',
    path: '/search',
    summary: 'What is found by some words, of every kind: the best hits of each, and how many there are.',
    query: z.object({
      q: z.string().max(200),
      per_kind: wholeNumber(100).default(6),
      kind: z.enum(searchKinds).optional(),
    }),
    response: SearchAnswer,
    cache: 'none',
  },
  getMenu: {
    method: 'GET',
    path: '/menu/:menu',
    summary: 'Menu items as a flat list; names are animals, main-menu and footer, each followed by - and the market.',
    params: z.object({ menu: slug }),
    response: listOf(MenuItem),
    cache: 'long',
  },
  listPackages: {
    method: 'GET',
    path: '/products',
    summary: 'Package cards; all of them unless per_page is given.',
    query: PagingByAnimal,
    response: listOf(PackageCard),
    cache: 'short',
  },
  listTraceabilityOfProduct: {
    method: 'GET',
    path: '/products/product-id/:productId',
    summary: 'What is known about the animals of one delivered product.',
    params: z.object({ productId: slug }),
    response: listOf(TraceabilityRecord),
    cache: 'long',
  },
  listTraceabilityOfWeek: {
    method: 'GET',
    path: '/products/category/:category/:cut/:year/:week/:organic',
    summary: 'What is known about the animals of one category and cut delivered in one week.',
    params: z.object({
      category: slug,
      cut: slug,
      year: wholeNumber(9999),
      week: wholeNumber(53),
      organic: z.enum(['0', '1']),
    }),
    response: listOf(TraceabilityRecord),
    cache: 'long',
  },
  listAnimalsOfTag: {
    method: 'GET',
    path: '/traceability/:tag',
    summary:
      'What is known about the animal with this number: one record for each delivery, and one for each package it is sold in.',
    params: z.object({ tag: slug }),
    response: listOf(AnimalRecord),
    cache: 'short',
  },
  listRelatedPackages: {
    method: 'GET',
    path: '/products/:relatedType/:relatedSlug',
    summary: 'Package cards that belong to something else.',
    params: Related,
    response: listOf(PackageCard),
    cache: 'short',
  },
  getPackage: {
    method: 'GET',
    path: '/products/:slug',
    summary: 'One package.',
    params: BySlug,
    response: Package,
    cache: 'short',
  },
  listRecipes: {
    method: 'GET',
    path: '/recipes',
    summary: 'A page of recipes.',
    query: PagingByAnimal,
    response: listOf(RecipeCard),
    cache: 'long',
  },
  listRelatedRecipes: {
    method: 'GET',
    path: '/recipes/:relatedType/:relatedSlug',
    summary: 'Recipes that belong to something else.',
    params: Related,
    response: listOf(RecipeCard),
    cache: 'long',
  },
  getRecipe: {
    method: 'GET',
    path: '/recipes/:slug',
    summary: 'One recipe.',
    params: BySlug,
    response: Recipe,
    cache: 'long',
  },
  listCutsOfAnimal: {
    method: 'GET',
    path: '/meatcuts/animal/:animal',
    summary: 'Meat cuts of one animal type.',
    params: z.object({ animal: slug }),
    response: listOf(Cut),
    cache: 'long',
  },
  getCut: {
    method: 'GET',
    path: '/meatcuts/:slug',
    summary: 'One meat cut.',
    params: BySlug,
    response: Cut,
    cache: 'long',
  },
  getStaticPage: {
    method: 'GET',
    path: '/statics/:slug',
    summary: 'Content of a page by its name or slug, banners included.',
    params: BySlug,
    response: StaticPage,
    cache: 'long',
  },
  listFarmshopProducts: {
    method: 'GET',
    path: '/farmshop-products',
    summary: 'Farm shop products; all of them unless per_page is given.',
    query: PagingByAnimal,
    response: listOf(FarmshopCard),
    cache: 'short',
  },
  getFarmshopProduct: {
    method: 'GET',
    path: '/farmshop-products/:slug',
    summary: 'One farm shop product.',
    params: BySlug,
    response: FarmshopProduct,
    cache: 'short',
  },
  listPopularFarmshopProducts: {
    method: 'GET',
    path: '/popular-farmshop-products',
    summary: 'Popular farm shop products that are in stock, as an object whose key order is their order.',
    response: items(FarmshopCard),
    cache: 'short',
  },
  listPopularFarmshopProductsOfAnimal: {
    method: 'GET',
    path: '/popular-farmshop-products/:animal',
    summary: 'The same for one animal type.',
    params: z.object({ animal: slug }),
    response: items(FarmshopCard),
    cache: 'short',
  },
  listQuestions: {
    method: 'GET',
    path: '/faq',
    summary: 'Questions and answers.',
    query: PagingByAnimal,
    response: listOf(Question),
    cache: 'long',
  },
  listFarmers: {
    method: 'GET',
    path: '/farmers',
    summary: 'A page of farmers.',
    query: PagingByAnimal,
    response: listOf(Farmer),
    cache: 'long',
  },
  getFarmer: {
    method: 'GET',
    path: '/farmers/:slug',
    summary: 'One farmer.',
    params: BySlug,
    response: Farmer,
    cache: 'long',
  },
  listBreeds: {
    method: 'GET',
    path: '/breeds',
    summary: 'A page of breeds.',
    query: PagingByAnimal,
    response: listOf(Breed),
    cache: 'long',
  },
  getBreed: {
    method: 'GET',
    path: '/breeds/:slug',
    summary: 'One breed.',
    params: BySlug,
    response: Breed,
    cache: 'long',
  },
  listCoupons: {
    method: 'GET',
    path: '/coupons',
    summary: 'Coupon products.',
    response: listOf(Coupon),
    cache: 'long',
  },
  listArticles: {
    method: 'GET',
    path: '/blogs',
    summary: 'A page of blog posts, of one category or matching a search.',
    query: Paging.extend({ category: slug.optional(), search: z.string().max(200).optional() }),
    response: listOf(ArticleCard),
    cache: 'long',
  },
  listArticleCategories: {
    method: 'GET',
    path: '/blogs/categories',
    summary: 'Blog categories that have posts.',
    response: listOf(ArticleCategory),
    cache: 'long',
  },
  getArticle: {
    method: 'GET',
    path: '/blogs/:slug',
    summary: 'One blog post.',
    params: BySlug,
    response: Article,
    cache: 'long',
  },
  listChangeDates: {
    method: 'GET',
    path: '/changes',
    summary: 'When each document that has a name last said something else.',
    response: listOf(ChangeDate),
    cache: 'long',
  },
  getSettings: {
    method: 'GET',
    path: '/settings/:market',
    summary: 'Texts an editor sets once for a market.',
    params: z.object({ market: z.string().min(1).max(10) }),
    response: Settings,
    cache: 'long',
  },
});
export type ContentCalls = typeof contentCalls;

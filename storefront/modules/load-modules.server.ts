/**
 * What page modules ask of the content service. Most ask nothing; one that does gets a line in `loads`. What is loaded goes to
 * the browser, so a load answers with what its view shows and no more.
 */
import type { ModuleOf, ModuleType, PageModule } from '#contract/page-modules.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { dedupeCalls } from '#storefront/data/dedupe-calls.server.ts';
import { loadCategoryGroups } from '#storefront/components/load-category-groups.server.ts';
import { withDeliveryTexts } from './load/delivery-texts.server.ts';
import { buyersOf, freezerFitOf, remainingOf, soldOutOfferOf } from './load/figures.server.ts';
import { devWarningsModule } from './load/dev-warnings.server.ts';
import type { LoadContext, ModulePage } from './load/load-context.ts';
import { loadPackages, loadPopular, loadRelatedPackages } from './load/products.server.ts';
import { loadRecipe, loadRecipes, loadRelatedRecipes } from './load/recipes.server.ts';
import { loadArticles, loadBanner, loadBreeds, loadCuts, loadReviewSummary } from './load/teasers.server.ts';

export type { ModulePage };

const loads = {
  'blog-highlight': loadArticles,
  'blog-list': loadArticles,
  'breeds-teaser': loadBreeds,
  'buyers-tooltip': buyersOf,
  'category-tabs': (module, context) => loadCategoryGroups(context, module.config.animals),
  'cuts-teaser': loadCuts,
  'farmshop-banner': loadBanner,
  'freezer-fit': freezerFitOf,
  highlight: loadPackages('highlightModule'),
  'packages-remaining-tooltip': remainingOf,
  popular: loadPopular,
  'product-highlight': loadPackages('productHighlight'),
  recipe: loadRecipe,
  'recipe-highlight': loadRecipes,
  'related-products': loadRelatedPackages,
  'related-recipes': loadRelatedRecipes,
  reviews: loadReviewSummary,
  'sold-out-sign-up': soldOutOfferOf,
} satisfies { [T in ModuleType]?: (module: ModuleOf<T>, context: LoadContext) => unknown };

type Loads = typeof loads;
export type DataOf<T extends ModuleType> = T extends keyof Loads ? Awaited<ReturnType<Loads[T]>> : null;

/** A module with what it asked for; null where it asked for nothing, got no answer or has nothing to show. */
export type Loaded<T extends ModuleType = ModuleType> = {
  [K in T]: { type: K; module: ModuleOf<K>; data: DataOf<K> | null };
}[T];

/** All modules of a page, loaded at once. A load that fails hides its module and nothing else. */
export async function loadModules(
  modules: PageModule[],
  visitor: RequestContext,
  page: ModulePage = { relatedType: null, slug: null },
): Promise<Loaded[]> {
  const context = { ...visitor, page, content: dedupeCalls(visitor.content) };
  const loaded = await Promise.all(modules.map((module) => loadModule(module, context)));
  return visitor.devWarnings ? [...loaded, ...devWarningsModule(visitor.devWarnings)] : loaded;
}

async function loadModule(module: PageModule, context: LoadContext): Promise<Loaded> {
  const data = await dataOf(module, context);
  // The table ties module and data together; looked up by a type that is not known yet, it cannot say so.
  return { type: module.type, module: withDeliveryTexts(module, context), data } as Loaded;
}

async function dataOf(module: PageModule, context: LoadContext): Promise<unknown> {
  // As above.
  const load = (loads as Partial<Record<ModuleType, (module: PageModule, context: LoadContext) => unknown>>)[
    module.type
  ];
  try {
    const data = (await load?.(module, context)) ?? null;
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
    if (load && isEmpty) context.devWarnings?.push(`${module.type} (${module.id}): nothing to show on this page`);
    return data;
  } catch (error) {
    context.devWarnings?.push(`${module.type} (${module.id}): ${String(error)}`);
    context.log.error({ err: error, module: module.type, id: module.id }, 'a page module could not be loaded');
    return null;
  }
}

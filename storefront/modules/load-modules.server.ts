/**
 * What page modules ask of the content service. Most ask nothing; one that does gets a line in `loads`. What is loaded goes to
 * the browser, so a load answers with what its view shows and no more.
 */
import type { ModuleOf, ModuleType, PageModule } from '#contract/page-modules.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { dedupeCalls } from '#storefront/data/dedupe-calls.server.ts';
import { withDeliveryTexts } from './load/delivery-texts.server.ts';
import { withSeasonTexts } from './load/season-texts.server.ts';
import { devWarningsModule } from './load/dev-warnings.server.ts';
import { load as blogHighlight } from './blog-highlight/load.server.ts';
import { load as blogList } from './blog-list/load.server.ts';
import { load as breedsTeaser } from './breeds-teaser/load.server.ts';
import { load as buyersTooltip } from './buyers-tooltip/load.server.ts';
import { load as categoryTabs } from './category-tabs/load.server.ts';
import { load as cutsTeaser } from './cuts-teaser/load.server.ts';
import { load as farmshopBanner } from './farmshop-banner/load.server.ts';
import { load as freezerFit } from './freezer-fit/load.server.ts';
import { load as herdCounter } from './herd-counter/load.server.ts';
import { load as highlight } from './highlight/load.server.ts';
import { load as packagesRemainingTooltip } from './packages-remaining-tooltip/load.server.ts';
import { load as popular } from './popular/load.server.ts';
import { load as productHighlight } from './product-highlight/load.server.ts';
import { load as recipe } from './recipe/load.server.ts';
import { load as recipeHighlight } from './recipe-highlight/load.server.ts';
import { load as relatedProducts } from './related-products/load.server.ts';
import { load as relatedRecipes } from './related-recipes/load.server.ts';
import { load as reviews } from './reviews/load.server.ts';
import { load as slider } from './slider/load.server.ts';
import { load as soldOutSignUp } from './sold-out-sign-up/load.server.ts';
import type { LoadContext, ModulePage } from './load/load-context.ts';

export type { ModulePage };

const loads = {
  'blog-highlight': blogHighlight,
  'blog-list': blogList,
  'breeds-teaser': breedsTeaser,
  'buyers-tooltip': buyersTooltip,
  'category-tabs': categoryTabs,
  'cuts-teaser': cutsTeaser,
  'farmshop-banner': farmshopBanner,
  'freezer-fit': freezerFit,
  'herd-counter': herdCounter,
  highlight,
  'packages-remaining-tooltip': packagesRemainingTooltip,
  popular,
  'product-highlight': productHighlight,
  recipe,
  'recipe-highlight': recipeHighlight,
  'related-products': relatedProducts,
  'related-recipes': relatedRecipes,
  reviews,
  slider,
  'sold-out-sign-up': soldOutSignUp,
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
  ctx: RequestContext,
  page: ModulePage = { relatedType: null, slug: null },
): Promise<Loaded[]> {
  const context = { ...ctx, page, content: dedupeCalls(ctx.content) };
  const told = await withSeasonTexts(modules, context);
  const loaded = await Promise.all(told.map((module) => loadModule(module, context)));
  return ctx.devWarnings ? [...loaded, ...devWarningsModule(ctx.devWarnings)] : loaded;
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

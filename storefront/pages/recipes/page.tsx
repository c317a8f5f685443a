import type { MetaDescriptor } from 'react-router';
import { recipeOptions } from '#contract/search/recipe-choices.ts';
import { readRecipeChoice } from '#rules/lists/recipe-choice.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, recipeJsonLd } from '#storefront/seo/json-ld.ts';
import { deferredScreen } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadRecipe, loadRecipeList } from './load.server.ts';
import type { Route } from './+types/page';

const RecipeDetail = deferredScreen(async () => (await import('./detail.tsx')).RecipeDetail);
const RecipeList = deferredScreen(async () => (await import('./list.tsx')).RecipeList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded));
}

async function load({ context, url }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  const messages = ctx.messagesFor(['recipes']);
  if (route.name === 'recipe') {
    return { kind: 'detail' as const, ...(await loadDetail(ctx, route.slug)), messages };
  }
  if (route.name !== 'recipes') throw notFound();
  const { filter, page } = route;
  const { modules, chosen, ...list } = await loadRecipeList(ctx, {
    filter,
    page,
    choice: readRecipeChoice(url.searchParams, recipeOptions),
  });
  const address = pageAddress(ctx, { name: 'recipes', params: { filter, page }, chosen, queryIn: () => list.query });
  return { kind: 'list' as const, ...list, modules: await loadModules(modules, ctx), address, messages };
}

async function loadDetail(ctx: RequestContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadRecipe(ctx, slug);
  return {
    ...loaded,
    modules: await loadModules(modules, ctx, { relatedType: 'recipe', slug }),
    address: pageAddress(ctx, { name: 'recipe', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.kind === 'list') return pageMeta({ page: loaded.page, address: loaded.address });
  const { recipe, crumbs, address } = loaded;
  const trail = breadcrumbJsonLd(address, [...crumbs, { title: recipe.title, to: null }]);
  return pageMeta({ page: recipe, address, kind: 'article', jsonLd: [recipeJsonLd(address, recipe), trail] });
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Recipes({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.kind === 'list' ? <RecipeList {...loaderData} /> : <RecipeDetail {...loaderData} />}
    </PageMessages>
  );
}

import type { MetaDescriptor } from 'react-router';
import { visitor, type VisitorContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, recipeJsonLd } from '#storefront/seo/json-ld.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadRecipe, loadRecipeList } from './load.server.ts';
import type { Route } from './+types/page';

const RecipeDetail = lateView(async () => (await import('./detail.tsx')).RecipeDetail);
const RecipeList = lateView(async () => (await import('./list.tsx')).RecipeList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  const messages = asked.messagesFor(['recipes']);
  if (route.name === 'recipe') {
    return { kind: 'detail' as const, ...(await loadDetail(asked, route.slug)), messages };
  }
  if (route.name !== 'recipes') throw notFound();
  const { modules, ...list } = await loadRecipeList(asked, route);
  const { filter, page } = route;
  const address = pageAddress(asked, { name: 'recipes', params: { filter, page } });
  return { kind: 'list' as const, ...list, modules: await loadModules(modules, asked), address, messages };
}

async function loadDetail(asked: VisitorContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadRecipe(asked, slug);
  return {
    ...loaded,
    modules: await loadModules(modules, asked, { relatedType: 'recipe', slug }),
    address: pageAddress(asked, { name: 'recipe', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.kind === 'list') return pageMeta({ page: loaded.page, address: loaded.address });
  const { recipe, crumbs, address } = loaded;
  const trail = breadcrumbJsonLd(address, [...crumbs, { title: recipe.title, to: null }]);
  return pageMeta({ page: recipe, address, kind: 'article', jsonLd: [recipeJsonLd(address, recipe), trail] });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Recipes({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.kind === 'list' ? <RecipeList {...loaderData} /> : <RecipeDetail {...loaderData} />}
    </PageMessages>
  );
}

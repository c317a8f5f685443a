import { redirect } from 'react-router';
import { parseRecipes } from '#rules/list-path.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor, type VisitorContext } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { breadcrumbJsonLd, recipeJsonLd } from '#storefront/lib/json-ld.ts';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadRecipe, loadRecipeList } from '#storefront/screens/recipes/load-recipes.server.ts';
import { RecipeDetail } from '#storefront/screens/recipes/recipe-detail.tsx';
import { RecipeList } from '#storefront/screens/recipes/recipe-list.tsx';
import type { Route } from './+types/recipes.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const target = parseRecipes(asked.market, segmentsOf(url.pathname).slice(2));
  if (target.kind === 'notFound') throw notFound();
  if (target.kind === 'redirect') throw redirect(`${target.to}${url.search}`, 301);
  const messages = asked.messagesFor(['recipes']);
  if (target.kind === 'detail') {
    return { kind: 'detail' as const, ...(await loadDetail(asked, target.slug)), messages };
  }
  const { modules, ...list } = await loadRecipeList(asked, target);
  const { filter, page } = target;
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

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  if (loaderData.kind === 'list') return pageMeta({ page: loaderData.page, address: loaderData.address });
  const { recipe, crumbs, address } = loaderData;
  const trail = breadcrumbJsonLd(address, [...crumbs, { title: recipe.title, to: null }]);
  return pageMeta({ page: recipe, address, kind: 'article', jsonLd: [recipeJsonLd(address, recipe), trail] });
};

export default function Recipes({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.kind === 'list' ? <RecipeList {...loaderData} /> : <RecipeDetail {...loaderData} />}
    </PageMessages>
  );
}

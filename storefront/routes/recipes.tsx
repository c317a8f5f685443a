import { redirect } from 'react-router';
import { distinctTypesPageSize, listPageSize } from '#rules/constants.ts';
import { filterTypes } from '#rules/filter-list.ts';
import { type FilteredList, parseRecipes } from '#rules/list-path.ts';
import { isBeyondLast, pageCount } from '#rules/pagination.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor, type VisitorContext } from '#storefront/context.ts';
import { found, foundOrNull, notFound } from '#storefront/lib/found.server.ts';
import { recipeJsonLd } from '#storefront/lib/json-ld.ts';
import { listHead } from '#storefront/lib/list-head.ts';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { RecipeDetail } from '#storefront/screens/recipes/recipe-detail.tsx';
import { RecipeList } from '#storefront/screens/recipes/recipe-list.tsx';
import type { Route } from './+types/recipes.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const target = parseRecipes(asked.market, segmentsOf(url.pathname).slice(2));
  if (target.kind === 'notFound') throw notFound();
  if (target.kind === 'redirect') throw redirect(`${target.to}${url.search}`, 301);
  return target.kind === 'list' ? loadList(asked, target) : loadDetail(asked, target.slug);
}

async function loadList(asked: VisitorContext, { filter, page }: FilteredList) {
  const { content, market, log, text } = asked;
  const [recipes, all, staticPage] = await Promise.all([
    found(content.listRecipes({ query: { page, per_page: listPageSize, animal_type: filter ?? undefined } })),
    foundOrNull(content.listRecipes({ query: { per_page: distinctTypesPageSize } }), log),
    foundOrNull(content.getStaticPage({ params: { slug: 'recipes' } }), log),
  ]);
  const count = pageCount(recipes.total, recipes.perPage);
  if (isBeyondLast(page, count)) throw notFound();
  return {
    kind: 'list' as const,
    page: listHead(staticPage, { title: text('recipes:title'), summary: text('recipes:intro') }),
    recipes: recipes.items,
    total: recipes.total,
    pageCount: count,
    state: { list: 'recipes' as const, filter, page },
    types: filterTypes(market, all?.items.flatMap(({ animalTypes }) => animalTypes) ?? []),
    modules: await loadModules(staticPage?.modules ?? [], asked),
    messages: asked.messagesFor(['recipes']),
    address: pageAddress(asked, { name: 'recipes', params: { filter, page } }),
  };
}

async function loadDetail(asked: VisitorContext, slug: string) {
  const { modules, alternates, ...recipe } = await found(asked.content.getRecipe({ params: { slug } }));
  return {
    kind: 'detail' as const,
    recipe,
    modules: await loadModules(modules, asked, { relatedType: 'recipe', slug }),
    messages: asked.messagesFor(['recipes']),
    address: pageAddress(asked, { name: 'recipe', params: { slug }, alternates }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.kind !== 'detail') return pageMeta(loaderData);
  const { recipe, address } = loaderData;
  return pageMeta({ page: recipe, address, kind: 'article', jsonLd: [recipeJsonLd(address, recipe)] });
};

export default function Recipes({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.kind === 'list' ? <RecipeList {...loaderData} /> : <RecipeDetail {...loaderData} />}
    </PageMessages>
  );
}

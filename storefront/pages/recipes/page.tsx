import type { MetaDescriptor } from 'react-router';
import { recipeOptions } from '#contract/search/recipe-choices.ts';
import { readRecipeChoice } from '#rules/lists/recipe-choice.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, itemListJsonLd, recipeJsonLd } from '#storefront/seo/json-ld.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { lazyScreen } from '#storefront/hydration/lazy-view.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadRecipe, loadRecipeList } from './load.server.ts';
import sheet from './recipe.css?url';
import printSheet from './recipe-print.css?url';
import type { Route } from './+types/page';

const RecipeDetail = lazyScreen(async () => (await import('./detail.tsx')).RecipeDetail);
const RecipeList = lazyScreen(async () => (await import('./list.tsx')).RecipeList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded, requestContext(args.context)));
}

async function load({ context }: Route.LoaderArgs) {
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
    choice: readRecipeChoice(ctx.query, recipeOptions),
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

function metaOf(loaded: Awaited<ReturnType<typeof load>>, { market }: RequestContext): MetaDescriptor[] {
  if (loaded.kind === 'list') {
    const paths = loaded.recipes.map(({ slug }) => pathTo(market, 'recipe', { slug }));
    return pageMeta({ page: loaded.page, address: loaded.address, jsonLd: [itemListJsonLd(loaded.address, paths)] });
  }
  const { recipe, crumbs, address } = loaded;
  const trail = breadcrumbJsonLd(address, [...crumbs, { title: recipe.title, to: null }]);
  return pageMeta({ page: recipe, address, kind: 'article', jsonLd: [recipeJsonLd(address, recipe), trail] });
}

/** What holds on paper comes last: it changes rules of the screen. */
export const links: Route.LinksFunction = () => [
  ...sheetLinks(sheet),
  { rel: 'stylesheet', href: printSheet, media: 'print' },
];

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Recipes({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.kind === 'list' ? <RecipeList {...loaderData} /> : <RecipeDetail {...loaderData} />}
    </PageMessages>
  );
}

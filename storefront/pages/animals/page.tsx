import { visitor } from '#storefront/request-context.ts';
import { found, foundOrNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { listHead } from '#storefront/data/list-head.ts';
import { pack, useUnpacked } from '#storefront/data/json-payload.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadCategoryGroups } from '#storefront/components/load-category-groups.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const AnimalsScreen = lateView(async () => (await import('./view.tsx')).AnimalsScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { content, route, text, log } = asked;
  if (route.name !== 'animals') throw notFound();
  const { filter } = route;
  const [groups, staticPage] = await Promise.all([
    found(loadCategoryGroups(asked)),
    foundOrNull(content.getStaticPage({ params: { slug: 'animals' } }), log),
  ]);
  return {
    page: listHead(staticPage, { title: text('categories.title'), summary: text('categories.intro') }),
    groups: pack(groups),
    filter,
    // The page is what that module would show once more.
    modules: pack(await loadModules(staticPage?.modules.filter(({ type }) => type !== 'category-tabs') ?? [], asked)),
    address: pageAddress(asked, { name: 'animals', params: { filter } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Animals({ loaderData }: Route.ComponentProps) {
  const groups = useUnpacked(loaderData.groups);
  const modules = useUnpacked(loaderData.modules);
  return <AnimalsScreen {...loaderData} groups={groups} modules={modules} />;
}

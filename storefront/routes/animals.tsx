import { visitor } from '#storefront/context.ts';
import { found, foundOrNull, notFound } from '#storefront/lib/found.server.ts';
import { headOf } from '#storefront/lib/head.ts';
import { lateView } from '#storefront/lib/late-part.tsx';
import { listHead } from '#storefront/lib/list-head.ts';
import { pack, useUnpacked } from '#storefront/lib/packed.ts';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { withHead } from '#storefront/lib/with-head.server.ts';
import { loadCategoryGroups } from '#storefront/modules/load-modules/category-groups.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/animals.ts';

const AnimalsScreen = lateView(async () => (await import('#storefront/screens/home/animals-screen.tsx')).AnimalsScreen);

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

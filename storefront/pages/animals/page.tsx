import { requestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { listHead } from '#storefront/data/list-head.ts';
import { toPayload, usePayload } from '#storefront/data/json-payload.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadCategoryGroups } from '#storefront/components/load-category-groups.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const AnimalsScreen = onlyScreen(async () => (await import('./view.tsx')).AnimalsScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { content, route, text, log } = ctx;
  if (route.name !== 'animals') throw notFound();
  const { filter } = route;
  const [groups, staticPage] = await Promise.all([
    orNotFound(loadCategoryGroups(ctx)),
    orNull(content.getStaticPage({ params: { slug: 'animals' } }), log),
  ]);
  return {
    page: listHead(staticPage, { title: text('categories.title'), summary: text('categories.intro') }),
    groups: toPayload(groups),
    filter,
    // The page is what that module would show once more.
    modules: toPayload(
      await loadModules(staticPage?.modules.filter(({ type }) => type !== 'category-tabs') ?? [], ctx),
    ),
    address: pageAddress(ctx, { name: 'animals', params: { filter } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Animals({ loaderData }: Route.ComponentProps) {
  const groups = usePayload(loaderData.groups);
  const modules = usePayload(loaderData.modules);
  return <AnimalsScreen {...loaderData} groups={groups} modules={modules} />;
}

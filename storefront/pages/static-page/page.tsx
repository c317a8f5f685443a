import { requestContext } from '#storefront/request-context.ts';
import { orNotFound, notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const StaticPageScreen = onlyScreen(async () => (await import('./view.tsx')).StaticPageScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name !== 'staticPage') throw notFound();
  const { slug } = route;
  const { modules, alternates, ...page } = await orNotFound(ctx.content.getStaticPage({ params: { slug } }));
  return {
    page,
    modules: await loadModules(modules, ctx),
    address: pageAddress(ctx, { name: 'staticPage', params: { slug }, alternates }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return <StaticPageScreen {...loaderData} />;
}

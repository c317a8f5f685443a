import { visitor } from '#storefront/request-context.ts';
import { found, notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const StaticPageScreen = lateView(async () => (await import('./view.tsx')).StaticPageScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  if (route.name !== 'staticPage') throw notFound();
  const { slug } = route;
  const { modules, alternates, ...page } = await found(asked.content.getStaticPage({ params: { slug } }));
  return {
    page,
    modules: await loadModules(modules, asked),
    address: pageAddress(asked, { name: 'staticPage', params: { slug }, alternates }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return <StaticPageScreen {...loaderData} />;
}

import { parseStaticPage } from '#rules/list-path.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor } from '#storefront/context.ts';
import { found, notFound } from '#storefront/lib/found.server.ts';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { StaticPageScreen } from '#storefront/screens/static-page/static-page-screen.tsx';
import type { Route } from './+types/static-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const segments = segmentsOf(url.pathname);
  // A path whose language is unknown begins with the page's own name.
  const target = parseStaticPage(segments[0] === asked.market.code ? segments.slice(1) : segments);
  if (target.kind === 'notFound') throw notFound();
  const { slug } = target;
  const { modules, alternates, ...page } = await found(asked.content.getStaticPage({ params: { slug } }));
  return {
    page,
    modules: await loadModules(modules, asked),
    address: pageAddress(asked, { name: 'staticPage', params: { slug }, alternates }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return <StaticPageScreen {...loaderData} />;
}

import { visitor } from '#storefront/context.ts';
import { found } from '#storefront/lib/found.server.ts';
import { pack, useUnpacked } from '#storefront/lib/packed.ts';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { HomeScreen } from '#storefront/screens/home/home-screen.tsx';
import type { Route } from './+types/mission.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { modules, ...page } = await found(asked.content.getStaticPage({ params: { slug: 'mission' } }));
  return {
    page,
    modules: pack(await loadModules(modules, asked)),
    address: pageAddress(asked, { name: 'mission', params: {} }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Mission({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} modules={useUnpacked(loaderData.modules)} />;
}

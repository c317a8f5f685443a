import { visitor } from '#storefront/context.ts';
import { found } from '#storefront/lib/found.server.ts';
import { organizationJsonLd } from '#storefront/lib/json-ld.ts';
import { pack, useUnpacked } from '#storefront/lib/packed.ts';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { HomeScreen } from '#storefront/screens/home/home-screen.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { modules, ...page } = await found(asked.content.getStaticPage({ params: { slug: 'home' } }));
  const address = pageAddress(asked, { name: 'home', params: {} });
  const { market, text } = asked;
  const company = { market, legalName: text('company.name'), postalAddress: text('company.address') };
  return {
    page,
    modules: pack(await loadModules(modules, asked)),
    address,
    jsonLd: [organizationJsonLd(address, company)],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Home({ loaderData: { page, modules } }: Route.ComponentProps) {
  return <HomeScreen page={page} modules={useUnpacked(modules)} />;
}

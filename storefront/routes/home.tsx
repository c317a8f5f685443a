import { visitor } from '#storefront/context.ts';
import { found } from '#storefront/lib/found.server.ts';
import { headOf } from '#storefront/lib/head.ts';
import { organizationJsonLd } from '#storefront/lib/json-ld.ts';
import { lateView } from '#storefront/lib/late-part.tsx';
import { pack, useUnpacked } from '#storefront/lib/packed.ts';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { withHead } from '#storefront/lib/with-head.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/home.ts';

const HomeScreen = lateView(async () => (await import('#storefront/screens/home/home-screen.tsx')).HomeScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  const { market, text } = visitor(args.context);
  const company = { market, legalName: text('company.name'), postalAddress: text('company.address') };
  return withHead(loaded, pageMeta({ ...loaded, jsonLd: [organizationJsonLd(loaded.address, company)] }));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { modules, ...page } = await found(asked.content.getStaticPage({ params: { slug: 'home' } }));
  return {
    page,
    modules: pack(await loadModules(modules, asked)),
    address: pageAddress(asked, { name: 'home', params: {} }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Home({ loaderData: { page, modules } }: Route.ComponentProps) {
  return <HomeScreen page={page} modules={useUnpacked(modules)} />;
}

import { visitor } from '#storefront/request-context.ts';
import { found } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { organizationJsonLd } from '#storefront/seo/json-ld.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { pack, useUnpacked } from '#storefront/data/json-payload.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const HomeScreen = lateView(async () => (await import('./view.tsx')).HomeScreen);

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

import { requestContext } from '#storefront/request-context.ts';
import { orNotFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { organizationJsonLd } from '#storefront/seo/json-ld.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { toPayload, usePayload } from '#storefront/data/json-payload.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const HomeScreen = onlyScreen(async () => (await import('./view.tsx')).HomeScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  const { market, text } = requestContext(args.context);
  const company = { market, legalName: text('company.name'), postalAddress: text('company.address') };
  return withMeta(loaded, pageMeta({ ...loaded, jsonLd: [organizationJsonLd(loaded.address, company)] }));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { modules, ...page } = await orNotFound(ctx.content.getStaticPage({ params: { slug: 'home' } }));
  return {
    page,
    modules: toPayload(await loadModules(modules, ctx)),
    address: pageAddress(ctx, { name: 'home', params: {} }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Home({ loaderData: { page, modules } }: Route.ComponentProps) {
  return <HomeScreen page={page} modules={usePayload(modules)} />;
}

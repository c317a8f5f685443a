import { requestContext } from '#storefront/request-context.ts';
import { orNotFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { toPayload, usePayload } from '#storefront/data/json-payload.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/mission-page';

const HomeScreen = onlyScreen(async () => (await import('./view.tsx')).HomeScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { modules, ...page } = await orNotFound(ctx.content.getStaticPage({ params: { slug: 'mission' } }));
  return {
    page,
    modules: toPayload(await loadModules(modules, ctx)),
    address: pageAddress(ctx, { name: 'mission', params: {} }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Mission({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} modules={usePayload(loaderData.modules)} />;
}

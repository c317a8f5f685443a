import type { MetaDescriptor } from 'react-router';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { deferredScreen } from '#storefront/hydration/deferred.tsx';
import { requestContext } from '#storefront/request-context.ts';
import { metaFrom, noIndex } from '#storefront/seo/meta.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadSearch } from './load.server.ts';
import type { Route } from './+types/page';

const SearchScreen = deferredScreen(async () => (await import('./view.tsx')).SearchScreen);

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  if (ctx.route.name !== 'search') throw notFound();
  const { searchParams } = url;
  const found = await loadSearch(ctx, { q: searchParams.get('q'), kind: searchParams.get('kind') });
  const loaded = { ...found, address: pageAddress(ctx, { name: 'search' }) };
  return withMeta(loaded, metaOf(loaded));
}

function metaOf({ heading, address }: Parameters<typeof withMeta>[0] & { heading: string }): MetaDescriptor[] {
  return [...pageMeta({ page: { title: heading }, address }), noIndex];
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />;
}

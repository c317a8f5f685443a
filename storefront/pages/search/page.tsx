import type { MetaDescriptor } from 'react-router';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { requestContext } from '#storefront/request-context.ts';
import { metaFrom, noIndex } from '#storefront/seo/meta.ts';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadSearch } from './load.server.ts';
import sheet from './search.css?url';
import type { Route } from './+types/page';

const SearchScreen = onlyScreen(async () => (await import('./view.tsx')).SearchScreen);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  if (ctx.route.name !== 'search') throw notFound();
  const found = await loadSearch(ctx, { q: ctx.query.get('q'), kind: ctx.query.get('kind') });
  const loaded = { ...found, address: pageAddress(ctx, { name: 'search' }) };
  return withMeta(loaded, metaOf(loaded));
}

function metaOf({ heading, address }: Parameters<typeof withMeta>[0] & { heading: string }): MetaDescriptor[] {
  return [...pageMeta({ page: { title: heading }, address }), noIndex];
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Search({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return <SearchScreen {...loaderData} />;
}

import type { MetaDescriptor } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '#storefront/seo/json-ld.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { lazyScreen } from '#storefront/hydration/lazy-view.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadFarmer, loadFarmerList, loadNewFarmers } from './load.server.ts';
import sheet from './farmers.css?url';
import type { Route } from './+types/page';

const FarmerDetail = lazyScreen(async () => (await import('./detail.tsx')).FarmerDetail);
const FarmerList = lazyScreen(async () => (await import('./list.tsx')).FarmerList);
const NewFarmers = lazyScreen(async () => (await import('./new-farmers.tsx')).NewFarmers);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded, requestContext(args.context)));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  const messages = ctx.messagesFor(['farmers']);
  if (route.name === 'farmers') {
    const { modules, ...list } = await loadFarmerList(ctx, route);
    const { filter, page } = route;
    const address = pageAddress(ctx, { name: 'farmers', params: { filter, page } });
    return { view: 'list' as const, ...list, modules: await loadModules(modules, ctx), address, messages };
  }
  if (route.name === 'newFarmers') {
    const { modules, ...list } = await loadNewFarmers(ctx);
    const address = pageAddress(ctx, { name: 'newFarmers', params: {} });
    return { view: 'new' as const, ...list, modules: await loadModules(modules, ctx), address, messages };
  }
  if (route.name !== 'farmer') throw notFound();
  return { view: 'detail' as const, ...(await loadDetail(ctx, route.slug)), messages };
}

async function loadDetail(ctx: RequestContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadFarmer(ctx, slug);
  return {
    ...loaded,
    modules: await loadModules(modules, ctx, { relatedType: 'farmer', slug }),
    address: pageAddress(ctx, { name: 'farmer', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>, { market }: RequestContext): MetaDescriptor[] {
  if (loaded.view === 'list') {
    const paths = loaded.farmers.map(({ slug }) => pathTo(market, 'farmer', { slug }));
    return pageMeta({ page: loaded.page, address: loaded.address, jsonLd: [itemListJsonLd(loaded.address, paths)] });
  }
  if (loaded.view !== 'detail') return pageMeta(loaded);
  const { farmer, address, crumbs } = loaded;
  const trail = [...crumbs, { title: farmer.title, to: null }];
  const page = { ...farmer, image: farmer.headerImage ?? farmer.image };
  return pageMeta({ page, address, jsonLd: [breadcrumbJsonLd(address, trail)] });
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Farmers({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return <PageMessages messages={loaderData.messages}>{screenOf(loaderData)}</PageMessages>;
}

function screenOf(loaded: Route.ComponentProps['loaderData']) {
  switch (loaded.view) {
    case 'list':
      return <FarmerList {...loaded} />;
    case 'new':
      return <NewFarmers {...loaded} />;
    case 'detail':
      return <FarmerDetail {...loaded} />;
  }
}

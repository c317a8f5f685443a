import type { MetaDescriptor } from 'react-router';
import { visitor, type VisitorContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd } from '#storefront/seo/json-ld.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadFarmer, loadFarmerList, loadNewFarmers } from './load.server.ts';
import type { Route } from './+types/page';

const FarmerDetail = lateView(async () => (await import('./detail.tsx')).FarmerDetail);
const FarmerList = lateView(async () => (await import('./list.tsx')).FarmerList);
const NewFarmers = lateView(async () => (await import('./new-farmers.tsx')).NewFarmers);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  const messages = asked.messagesFor(['farmers']);
  if (route.name === 'farmers') {
    const { modules, ...list } = await loadFarmerList(asked, route);
    const { filter, page } = route;
    const address = pageAddress(asked, { name: 'farmers', params: { filter, page } });
    return { view: 'list' as const, ...list, modules: await loadModules(modules, asked), address, messages };
  }
  if (route.name === 'newFarmers') {
    const { modules, ...list } = await loadNewFarmers(asked);
    const address = pageAddress(asked, { name: 'newFarmers', params: {} });
    return { view: 'new' as const, ...list, modules: await loadModules(modules, asked), address, messages };
  }
  if (route.name !== 'farmer') throw notFound();
  return { view: 'detail' as const, ...(await loadDetail(asked, route.slug)), messages };
}

async function loadDetail(asked: VisitorContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadFarmer(asked, slug);
  return {
    ...loaded,
    modules: await loadModules(modules, asked, { relatedType: 'farmer', slug }),
    address: pageAddress(asked, { name: 'farmer', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.view !== 'detail') return pageMeta(loaded);
  const { farmer, address, crumbs } = loaded;
  const trail = [...crumbs, { title: farmer.title, to: null }];
  const page = { ...farmer, image: farmer.headerImage ?? farmer.image };
  return pageMeta({ page, address, jsonLd: [breadcrumbJsonLd(address, trail)] });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Farmers({ loaderData }: Route.ComponentProps) {
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

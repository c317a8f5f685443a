import { redirect } from 'react-router';
import { parseFarmers } from '#rules/list-path.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor, type VisitorContext } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { breadcrumbJsonLd } from '#storefront/lib/json-ld.ts';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { FarmerDetail } from '#storefront/screens/farmers/farmer-detail.tsx';
import { FarmerList } from '#storefront/screens/farmers/farmer-list.tsx';
import { loadFarmer, loadFarmerList, loadNewFarmers } from '#storefront/screens/farmers/load-farmers.server.ts';
import { NewFarmers } from '#storefront/screens/farmers/new-farmers.tsx';
import type { Route } from './+types/farmers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const target = parseFarmers(asked.market, segmentsOf(url.pathname).slice(2));
  if (target.kind === 'notFound') throw notFound();
  if (target.kind === 'redirect') throw redirect(`${target.to}${url.search}`, 301);
  const messages = asked.messagesFor(['farmers']);
  if (target.kind === 'list') {
    const { modules, ...list } = await loadFarmerList(asked, target);
    const { filter, page } = target;
    const address = pageAddress(asked, { name: 'farmers', params: { filter, page } });
    return { view: 'list' as const, ...list, modules: await loadModules(modules, asked), address, messages };
  }
  if (target.kind === 'special') {
    const { modules, ...list } = await loadNewFarmers(asked);
    const address = pageAddress(asked, { name: 'newFarmers', params: {} });
    return { view: 'new' as const, ...list, modules: await loadModules(modules, asked), address, messages };
  }
  return { view: 'detail' as const, ...(await loadDetail(asked, target.slug)), messages };
}

async function loadDetail(asked: VisitorContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadFarmer(asked, slug);
  return {
    ...loaded,
    modules: await loadModules(modules, asked, { relatedType: 'farmer', slug }),
    address: pageAddress(asked, { name: 'farmer', params: { slug }, alternates }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.view !== 'detail') return pageMeta(loaderData);
  const { farmer, address, crumbs } = loaderData;
  const trail = [...crumbs, { title: farmer.title, to: null }];
  const page = { ...farmer, image: farmer.headerImage ?? farmer.image };
  return pageMeta({ page, address, jsonLd: [breadcrumbJsonLd(address, trail)] });
};

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

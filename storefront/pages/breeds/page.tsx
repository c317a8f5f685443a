import type { MetaDescriptor } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
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
import { loadBreed, loadBreedList } from './load.server.ts';
import type { Route } from './+types/page';

const BreedDetail = lateView(async () => (await import('./detail.tsx')).BreedDetail);
const BreedList = lateView(async () => (await import('./list.tsx')).BreedList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  if (route.name === 'breed') return loadDetail(asked, route.slug);
  if (route.name !== 'breeds') throw notFound();
  return loadList(asked, route.page);
}

async function loadList(asked: VisitorContext, page: number) {
  const { modules, ...list } = await loadBreedList(asked, page);
  return {
    view: 'list' as const,
    ...list,
    modules: await loadModules(modules, asked),
    messages: asked.messagesFor(['breeds']),
    address: pageAddress(asked, { name: 'breeds', params: { page } }),
  };
}

async function loadDetail(asked: VisitorContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadBreed(asked, slug);
  return {
    view: 'detail' as const,
    ...loaded,
    crumbs: [{ title: asked.text('breeds:title'), to: pathTo(asked.market, 'breeds') }],
    modules: await loadModules(modules, asked, { relatedType: 'breed', slug }),
    messages: asked.messagesFor(['breeds']),
    address: pageAddress(asked, { name: 'breed', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.view !== 'detail') return pageMeta(loaded);
  const { breed, address, crumbs } = loaded;
  const trail = [...crumbs, { title: breed.title, to: null }];
  return pageMeta({ page: breed, address, jsonLd: [breadcrumbJsonLd(address, trail)] });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Breeds({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.view === 'list' ? <BreedList {...loaderData} /> : <BreedDetail {...loaderData} />}
    </PageMessages>
  );
}

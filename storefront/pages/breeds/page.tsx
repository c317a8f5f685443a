import type { MetaDescriptor } from 'react-router';
import { animalOfQuery, animalQuery } from '#rules/lists/animal-filter.ts';
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
import { loadBreed, loadBreedList } from './load.server.ts';
import sheet from './breeds.css?url';
import type { Route } from './+types/page';

const BreedDetail = lazyScreen(async () => (await import('./detail.tsx')).BreedDetail);
const BreedList = lazyScreen(async () => (await import('./list.tsx')).BreedList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded, requestContext(args.context)));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name === 'breed') return loadDetail(ctx, route.slug);
  if (route.name !== 'breeds') throw notFound();
  return loadList(ctx, { filter: animalOfQuery(ctx.market, ctx.query), page: route.page });
}

async function loadList(ctx: RequestContext, wanted: Parameters<typeof loadBreedList>[1]) {
  const { modules, ...list } = await loadBreedList(ctx, wanted);
  const { filter, page } = wanted;
  return {
    view: 'list' as const,
    ...list,
    modules: await loadModules(modules, ctx),
    messages: ctx.messagesFor(['breeds']),
    address: pageAddress(ctx, {
      name: 'breeds',
      params: { page },
      queryIn: ({ animalTypes }) => animalQuery(filter && animalTypes.includes(filter) ? filter : null),
      chosen: filter ? [ctx.text.find(`animals.${filter}`) ?? filter] : [],
    }),
  };
}

async function loadDetail(ctx: RequestContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadBreed(ctx, slug);
  return {
    view: 'detail' as const,
    ...loaded,
    crumbs: [{ title: ctx.text('breeds:title'), to: pathTo(ctx.market, 'breeds') }],
    modules: await loadModules(modules, ctx, { relatedType: 'breed', slug }),
    messages: ctx.messagesFor(['breeds']),
    address: pageAddress(ctx, { name: 'breed', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>, { market }: RequestContext): MetaDescriptor[] {
  if (loaded.view === 'list') {
    const paths = loaded.breeds.map(({ slug }) => pathTo(market, 'breed', { slug }));
    return pageMeta({ page: loaded.page, address: loaded.address, jsonLd: [itemListJsonLd(loaded.address, paths)] });
  }
  const { breed, address, crumbs } = loaded;
  const trail = [...crumbs, { title: breed.title, to: null }];
  return pageMeta({ page: breed, address, jsonLd: [breadcrumbJsonLd(address, trail)] });
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Breeds({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.view === 'list' ? <BreedList {...loaderData} /> : <BreedDetail {...loaderData} />}
    </PageMessages>
  );
}

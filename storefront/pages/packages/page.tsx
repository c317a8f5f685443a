import type { MetaDescriptor } from 'react-router';
import { readNarrowing } from '#rules/lists/narrowing.ts';
import { isWine } from '#rules/stock/drink.ts';
import type { ProductRoute } from '#rules/addresses/product-routes.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, productJsonLd } from '#storefront/seo/json-ld.ts';
import { clientOnly, deferredScreen } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadPackage, loadPackageList, modulesBeside } from './load.server.ts';
import type { Route } from './+types/page';

const ReloadOnReturn = clientOnly(async () => (await import('./reload-on-return.tsx')).ReloadOnReturn);
const PackageDetail = deferredScreen(async () => (await import('./detail.tsx')).PackageDetail);
const PackageList = deferredScreen(async () => (await import('./list.tsx')).PackageList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded));
}

async function load({ context, url }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name === 'productList') return { kind: 'list' as const, ...(await loadList(ctx, route, url)) };
  if (route.name !== 'package') throw notFound();
  return { kind: 'detail' as const, ...(await loadDetail(ctx, route.slug, url)) };
}

async function loadList(ctx: RequestContext, { route, page }: { route: ProductRoute; page: number }, url: URL) {
  const narrowing = readNarrowing(url.searchParams);
  const { modules, ...list } = await loadPackageList(ctx, route, { page, narrowing });
  return {
    ...list,
    modules: await loadModules(modules, ctx),
    messages: ctx.messagesFor(['home']),
    address: pageAddress(ctx, { name: 'productList', params: { animal: route.key, page } }),
  };
}

async function loadDetail(ctx: RequestContext, slug: string, url: URL) {
  const { whole, shown } = await loadPackage(ctx, slug, url);
  const { alternates } = whole;
  return {
    ...shown,
    currency: ctx.market.currency,
    modules: await loadModules(modulesBeside(whole), ctx, { relatedType: 'product', slug, package: whole }),
    messages: ctx.messagesFor(['package', 'cuts']),
    // One address, also for a package that was asked for below its animal's word.
    address: pageAddress(ctx, { name: 'package', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.kind === 'list') return pageMeta({ page: loaded.page, address: loaded.address });
  const { box, crumbs, address, currency } = loaded;
  const page = { ...box, summary: box.description };
  const jsonLd = [
    productJsonLd(address, { ...box, currency, isDrink: isWine(box) }),
    breadcrumbJsonLd(address, crumbs),
  ];
  return pageMeta({ page, address, kind: 'product', jsonLd });
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Packages({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <ReloadOnReturn />
      {loaderData.kind === 'list' ? (
        <PackageList {...loaderData} />
      ) : (
        // Another package starts with its first picture and everything closed.
        <PackageDetail key={loaderData.box.slug} {...loaderData} />
      )}
    </PageMessages>
  );
}

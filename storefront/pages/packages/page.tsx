import type { MetaDescriptor } from 'react-router';
import { isWine } from '#rules/stock/drink.ts';
import type { ProductRoute } from '#rules/addresses/product-routes.ts';
import { visitor, type VisitorContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, productJsonLd } from '#storefront/seo/json-ld.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { useReloadOnReturn } from '#storefront/browser/use-reload-on-return.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadPackage, loadPackageList } from './load.server.ts';
import type { Route } from './+types/page';

const PackageDetail = lateView(async () => (await import('./detail.tsx')).PackageDetail);
const PackageList = lateView(async () => (await import('./list.tsx')).PackageList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, metaOf(loaded));
}

async function load({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  if (route.name === 'productList') return { kind: 'list' as const, ...(await loadList(asked, route)) };
  if (route.name !== 'package') throw notFound();
  return { kind: 'detail' as const, ...(await loadDetail(asked, route.slug, url)) };
}

async function loadList(asked: VisitorContext, { route, page }: { route: ProductRoute; page: number }) {
  const { modules, ...list } = await loadPackageList(asked, route, page);
  return {
    ...list,
    modules: await loadModules(modules, asked),
    messages: asked.messagesFor(['home']),
    address: pageAddress(asked, { name: 'productList', params: { animal: route.key, page } }),
  };
}

async function loadDetail(asked: VisitorContext, slug: string, url: URL) {
  const { whole, shown } = await loadPackage(asked, slug, url);
  const { modules, alternates } = whole;
  return {
    ...shown,
    currency: asked.market.currency,
    modules: await loadModules(modules, asked, { relatedType: 'product', slug, package: whole }),
    messages: asked.messagesFor(['package', 'cuts']),
    // One address, also for a package that was asked for below its animal's word.
    address: pageAddress(asked, { name: 'package', params: { slug }, alternates }),
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

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Packages({ loaderData }: Route.ComponentProps) {
  useReloadOnReturn();
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.kind === 'list' ? (
        <PackageList {...loaderData} />
      ) : (
        // Another package starts with its first picture and everything closed.
        <PackageDetail key={loaderData.box.slug} {...loaderData} />
      )}
    </PageMessages>
  );
}

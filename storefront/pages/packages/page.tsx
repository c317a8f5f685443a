import { readEaters } from '#rules/food/six-weeks.ts';
import { readNarrowing } from '#rules/lists/narrowing.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { ProductRoute } from '#rules/addresses/product-routes.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { notFound, orNotFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom, noIndex } from '#storefront/seo/meta.ts';
import { breadcrumbJsonLd, itemListJsonLd, productJsonLd } from '#storefront/seo/json-ld.ts';
import { clientOnly, lazyScreen } from '#storefront/hydration/lazy-view.tsx';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { packageFacts } from '#storefront/seo/product-facts.server.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadPlan, planHtml } from './almanac/plan.server.tsx';
import { loadPackage, loadPackageList } from './load.server.ts';
import styles from './package.css?url';
import type { Route } from './+types/page';

const ReloadOnReturn = clientOnly(async () => (await import('./reload-on-return.tsx')).ReloadOnReturn);
const ShowSplit = clientOnly(async () => (await import('./split/show-split.tsx')).ShowSplit);
const PackageDetail = lazyScreen(async () => (await import('./detail.tsx')).PackageDetail);
const PackagePlan = lazyScreen(async () => (await import('./plan.tsx')).PackagePlan);
const PackageList = lazyScreen(async () => (await import('./list.tsx')).PackageList);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name === 'productList') return loadList(ctx, route);
  if (route.name !== 'package') throw notFound();
  return loadDetail(ctx, route.slug);
}

async function loadList(ctx: RequestContext, { route, page }: { route: ProductRoute; page: number }) {
  const narrowing = readNarrowing(ctx.query);
  const { modules, ...list } = await loadPackageList(ctx, route, { page, narrowing });
  const address = pageAddress(ctx, { name: 'productList', params: { animal: route.key, page } });
  const loaded = {
    kind: 'list' as const,
    ...list,
    modules: await loadModules(modules, ctx),
    messages: ctx.messagesFor(['home']),
    address,
  };
  const paths = list.packages.map(({ slug }) => pathTo(ctx.market, 'package', { slug }));
  return withMeta(loaded, pageMeta({ page: list.page, address, jsonLd: [itemListJsonLd(address, paths)] }));
}

async function loadDetail(ctx: RequestContext, slug: string) {
  const eaters = readEaters(ctx.query.get('plan'));
  if (eaters !== null) return loadPlanPage(ctx, slug, eaters);
  const { whole, shown } = await loadPackage(ctx, slug);
  const { alternates } = whole;
  // One address, also for a package that was asked for below its animal's word.
  const address = pageAddress(ctx, { name: 'package', params: { slug }, alternates });
  const loaded = {
    kind: 'detail' as const,
    ...shown,
    modules: await loadModules(
      // The reviews stand beside the pictures.
      whole.modules.filter(({ type }) => type !== 'reviews'),
      ctx,
      { relatedType: 'product', slug, package: whole },
    ),
    messages: ctx.messagesFor(['package', 'cuts']),
    address,
  };
  const jsonLd = [productJsonLd(address, packageFacts(whole, ctx)), breadcrumbJsonLd(address, shown.crumbs)];
  const page = { ...whole, summary: whole.description };
  return withMeta(loaded, pageMeta({ page, address, kind: 'product', jsonLd }));
}

/** Another view of the package, which search engines need not know. */
async function loadPlanPage(ctx: RequestContext, slug: string, eaters: number) {
  const box = await orNotFound(getPackage(ctx.content, slug));
  const plan = await loadPlan(box, eaters, ctx);
  if (!plan) throw notFound();
  const title = ctx.text('almanac:plan.title');
  const address = pageAddress(ctx, { name: 'package', params: { slug }, alternates: box.alternates });
  const loaded = {
    kind: 'plan' as const,
    slug,
    plan: planHtml(plan, ctx),
    crumbs: [
      { title: box.title, to: pathTo(ctx.market, 'package', { slug }) },
      { title, to: null },
    ],
    messages: ctx.messagesFor([]),
    address,
  };
  const page = { title: `${title}: ${box.title}`, image: box.image };
  return withMeta(loaded, [...pageMeta({ page, address }), noIndex]);
}

export const links: Route.LinksFunction = () => sheetLinks(styles);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Packages({ loaderData }: Route.ComponentProps) {
  useSheet(styles);
  return (
    <PageMessages messages={loaderData.messages}>
      <ReloadOnReturn />
      {screenOf(loaderData)}
    </PageMessages>
  );
}

function screenOf(loaded: Route.ComponentProps['loaderData']) {
  switch (loaded.kind) {
    case 'list':
      return <PackageList {...loaded} />;
    case 'plan':
      return <PackagePlan {...loaded} />;
    case 'detail':
      return (
        <>
          {/* Another package starts with its first picture and everything closed. */}
          <PackageDetail key={loaded.box.slug} {...loaded} />
          <ShowSplit />
        </>
      );
  }
}

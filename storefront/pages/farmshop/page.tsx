import type { MetaDescriptor } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { itemListJsonLd, productJsonLd } from '#storefront/seo/json-ld.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { pieceFacts } from '#storefront/seo/product-facts.server.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { feedbackForm, loadFarmshopList, loadFarmshopProduct } from './load.server.ts';
import sheet from './farmshop.css?url';
import type { Route } from './+types/page';

const FarmshopScreen = onlyScreen(async () => (await import('./view.tsx')).FarmshopScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded, requestContext(args.context)));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  switch (route.name) {
    case 'feedback':
      return { view: 'feedback' as const, ...loadFeedback(ctx) };
    case 'farmshop':
      return { view: 'list' as const, ...(await loadList(ctx)) };
    case 'farmshopProduct':
      return { view: 'detail' as const, ...(await loadDetail(ctx, route.slug)) };
    default:
      throw notFound();
  }
}

async function loadList(ctx: RequestContext) {
  const { modules, ...list } = await loadFarmshopList(ctx);
  return {
    ...list,
    modules: await loadModules(modules, ctx),
    messages: ctx.messagesFor(['farmshop']),
    address: pageAddress(ctx, { name: 'farmshop' }),
  };
}

async function loadDetail(ctx: RequestContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadFarmshopProduct(ctx, slug);
  // A product has no recipes of its own; those of the cut it is are meant.
  const { relationSlug } = loaded.product;
  const cut = { relatedType: relationSlug === null ? null : 'meatcut', slug: relationSlug, piece: slug } as const;
  return {
    ...loaded,
    modules: await loadModules(
      modules.filter(({ type }) => type !== 'related-recipes'),
      ctx,
      cut,
    ),
    messages: ctx.messagesFor(['farmshop', 'package']),
    address: pageAddress(ctx, { name: 'farmshopProduct', params: { slug }, alternates }),
  };
}

function loadFeedback(ctx: RequestContext) {
  const form = feedbackForm(ctx.market);
  if (!form) throw notFound();
  const page = { title: ctx.text('farmshop:feedback.title'), summary: ctx.text('farmshop:feedback.intro') };
  return { form, page, messages: ctx.messagesFor(['farmshop']), address: pageAddress(ctx, { name: 'feedback' }) };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>, ctx: RequestContext): MetaDescriptor[] {
  if (loaded.view === 'feedback') return pageMeta(loaded);
  const { address } = loaded;
  if (loaded.view === 'list') {
    const paths = loaded.products.map(({ slug }) => pathTo(ctx.market, 'farmshopProduct', { slug }));
    return pageMeta({ page: loaded.page, address, jsonLd: [itemListJsonLd(address, paths)] });
  }
  const facts = pieceFacts(loaded.product, ctx);
  return pageMeta({ page: loaded.product, address, kind: 'product', jsonLd: [productJsonLd(address, facts)] });
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Farmshop({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return (
    <PageMessages messages={loaderData.messages}>
      <FarmshopScreen shown={loaderData} />
    </PageMessages>
  );
}

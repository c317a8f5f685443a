import type { MetaDescriptor } from 'react-router';
import { isDrink } from '#rules/stock/drink.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { productJsonLd } from '#storefront/seo/json-ld.ts';
import { deferredScreen } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { feedbackForm, loadFarmshopList, loadFarmshopProduct } from './load.server.ts';
import type { Route } from './+types/page';

const FarmshopScreen = deferredScreen(async () => (await import('./view.tsx')).FarmshopScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded));
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
  const cut = { relatedType: 'meatcut', slug: loaded.product.relationSlug } as const;
  return {
    ...loaded,
    currency: ctx.market.currency,
    modules: await loadModules(modules, ctx, cut.slug === null ? undefined : cut),
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

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.view !== 'detail') return pageMeta(loaded);
  const { product, address, currency } = loaded;
  const { summary, bundledItemId } = product;
  const facts = { ...product, description: summary, productId: bundledItemId, currency, isDrink: isDrink(product) };
  return pageMeta({ page: product, address, kind: 'product', jsonLd: [productJsonLd(address, facts)] });
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Farmshop({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <FarmshopScreen shown={loaderData} />
    </PageMessages>
  );
}

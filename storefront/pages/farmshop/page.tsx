import type { MetaDescriptor } from 'react-router';
import { isDrink } from '#rules/stock/drink.ts';
import { visitor, type VisitorContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { productJsonLd } from '#storefront/seo/json-ld.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { feedbackForm, loadFarmshopList, loadFarmshopProduct } from './load.server.ts';
import type { Route } from './+types/page';

const FarmshopScreen = lateView(async () => (await import('./view.tsx')).FarmshopScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  switch (route.name) {
    case 'feedback':
      return { view: 'feedback' as const, ...loadFeedback(asked) };
    case 'farmshop':
      return { view: 'list' as const, ...(await loadList(asked)) };
    case 'farmshopProduct':
      return { view: 'detail' as const, ...(await loadDetail(asked, route.slug)) };
    default:
      throw notFound();
  }
}

async function loadList(asked: VisitorContext) {
  const { modules, ...list } = await loadFarmshopList(asked);
  return {
    ...list,
    modules: await loadModules(modules, asked),
    messages: asked.messagesFor(['farmshop']),
    address: pageAddress(asked, { name: 'farmshop' }),
  };
}

async function loadDetail(asked: VisitorContext, slug: string) {
  const { modules, alternates, ...loaded } = await loadFarmshopProduct(asked, slug);
  // A product has no recipes of its own; those of the cut it is are meant.
  const cut = { relatedType: 'meatcut', slug: loaded.product.relationSlug } as const;
  return {
    ...loaded,
    currency: asked.market.currency,
    modules: await loadModules(modules, asked, cut.slug === null ? undefined : cut),
    messages: asked.messagesFor(['farmshop', 'package']),
    address: pageAddress(asked, { name: 'farmshopProduct', params: { slug }, alternates }),
  };
}

function loadFeedback(asked: VisitorContext) {
  const form = feedbackForm(asked.market);
  if (!form) throw notFound();
  const page = { title: asked.text('farmshop:feedback.title'), summary: asked.text('farmshop:feedback.intro') };
  return { form, page, messages: asked.messagesFor(['farmshop']), address: pageAddress(asked, { name: 'feedback' }) };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.view !== 'detail') return pageMeta(loaded);
  const { product, address, currency } = loaded;
  const { summary, bundledItemId } = product;
  const facts = { ...product, description: summary, productId: bundledItemId, currency, isDrink: isDrink(product) };
  return pageMeta({ page: product, address, kind: 'product', jsonLd: [productJsonLd(address, facts)] });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Farmshop({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <FarmshopScreen shown={loaderData} />
    </PageMessages>
  );
}

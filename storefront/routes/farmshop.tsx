import type { MetaDescriptor } from 'react-router';
import { isDrink } from '#rules/drink.ts';
import { visitor, type VisitorContext } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { headOf } from '#storefront/lib/head.ts';
import { productJsonLd } from '#storefront/lib/json-ld.ts';
import { lateView } from '#storefront/lib/late-part.tsx';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { withHead } from '#storefront/lib/with-head.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import {
  feedbackForm,
  loadFarmshopList,
  loadFarmshopProduct,
} from '#storefront/screens/farmshop/load-farmshop.server.ts';
import type { Route } from './+types/farmshop.ts';

const FarmshopScreen = lateView(
  async () => (await import('#storefront/screens/farmshop/farmshop-screen.tsx')).FarmshopScreen,
);

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

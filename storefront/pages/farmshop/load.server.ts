/** What the pages of the farm shop ask of the content service. */
import type { FarmshopCard, FarmshopProduct } from '#contract/entities/farmshop-product.ts';
import type { Market } from '#contract/market.ts';
import { deliveryMessageKey, estimatedDelivery } from '#rules/time/delivery.ts';
import { farmshopTitle } from '#rules/farmshop/farmshop-title.ts';
import { longDate } from '#rules/time/long-date.ts';
import { formatPrice } from '#rules/money/price.ts';
import { hasNewBadge } from '#rules/time/new-badge.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import { deadlineOf } from '#storefront/components/delivery-calendar/deadline.server.ts';
import { deliveryCalendarHtml } from '#storefront/components/delivery-calendar/delivery-calendar.server.tsx';
import { bannerData } from '#storefront/components/banner-data.ts';
import { type FarmshopCardData, farmshopCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull } from '#storefront/data/or-not-found.server.ts';
import { deliveryText } from '#storefront/i18n/delivery-text.ts';
import { lowestPriceText } from '#storefront/i18n/lowest-price-text.ts';
import { salePrice } from '#rules/money/price.ts';
import { listHead } from '#storefront/data/list-head.ts';
import type { RichText } from '#contract/fields/read.ts';
import { loadCooking } from './load-dish.server.ts';
import { loadFoodFacts } from '#storefront/components/food-facts/food-facts.server.tsx';

/** A card, and the text it is found by. */
export type ListedProduct = FarmshopCardData & { summary: string | null };

export async function loadFarmshopList(ctx: RequestContext) {
  const { content, market, now, text, log } = ctx;
  const slugs = market.farmshop?.bannerSlugs ?? [];
  const [{ items }, page, ...banners] = await Promise.all([
    orNotFound(content.listFarmshopProducts({ query: {} })),
    orNull(content.getStaticPage({ params: { slug: 'farmshop' } }), log),
    ...slugs.map((slug) => orNull(content.getStaticPage({ params: { slug } }), log)),
  ]);
  return {
    page: listHead(page, { title: text('farmshop:list.title'), summary: introOf(ctx) }),
    deadline: deadlineText(ctx),
    clock: deadlineOf(ctx, estimatedDelivery(now, market)),
    when: deliveryCalendarHtml({ first: estimatedDelivery(now, market) }, ctx),
    products: items.map((item): ListedProduct => ({
      ...farmshopCardData(item, now),
      summary: item.summary,
    })),
    banners: banners.flatMap((banner) => (banner ? [bannerData(banner)] : [])),
    bundles: bundlesOf(items),
    modules: page?.modules ?? [],
  };
}

function introOf({ text, market }: RequestContext): string {
  const from = formatPrice(market.farmshop?.freeDeliveryFrom, market);
  return [text('farmshop:list.intro'), from ? text('farmshop:list.freeFrom', { price: from }) : ''].join(' ').trim();
}

/** What ordering now means for the delivery. */
function deadlineText({ now, market, text }: RequestContext): string {
  const date = longDate(estimatedDelivery(now, market), market) ?? '';
  return text(deliveryMessageKey(now, market), { hour: market.delivery.deadlineHour, date });
}

/** All items of each bundle: a change of the box names every one of them. */
function bundlesOf(items: readonly FarmshopCard[]): Record<string, string[]> {
  const groups = Map.groupBy(items, ({ bundleId }) => bundleId);
  return Object.fromEntries(Array.from(groups, ([id, members]) => [id, members.map((item) => item.bundledItemId)]));
}

export async function loadFarmshopProduct(ctx: RequestContext, slug: string) {
  const { content, now, log } = ctx;
  const [product, list] = await Promise.all([
    orNotFound(content.getFarmshopProduct({ params: { slug } })),
    orNull(content.listFarmshopProducts({ query: {} }), log),
  ]);
  const isSold = canBuy(readFarmshopStock(product.stockStatus));
  const lowestText = lowestPriceText(salePrice(product).crossedOut, { t: ctx.text, market: ctx.market });
  const [label, cooking] = await Promise.all([loadFoodFacts(product, ctx), loadCooking(product, ctx)]);
  return {
    product: { ...productView(product, now), label, deliveryText: boxDeliveryText(ctx), lowestText },
    cooking,
    crossSells: isSold
      ? []
      : product.crossSells.filter((card) => card.slug !== slug).map((card) => farmshopCardData(card, now)),
    bundles: bundlesOf(list?.items ?? [product]),
    modules: product.modules,
    alternates: product.alternates,
  };
}

export type FarmshopProductView = ReturnType<typeof productView> & {
  label: RichText;
  deliveryText: string | null;
  lowestText: string | null;
};

/** A piece travels with the box it is in. */
function boxDeliveryText({ text, market, isDeliveryUnknown }: RequestContext): string | null {
  const { boxDelivery, freeDeliveryFrom: freeFrom } = market.farmshop ?? {};
  if (boxDelivery === undefined || freeFrom === undefined) return null;
  return deliveryText({ cost: isDeliveryUnknown ? null : boxDelivery, freeFrom }, text, market);
}

/** What the page shows of a product. */
function productView(product: FarmshopProduct, now: Date) {
  const {
    modules: _modules,
    alternates: _alternates,
    crossSells: _crossSells,
    food: _food,
    publishedAt,
    ...rest
  } = product;
  return { ...rest, title: farmshopTitle(product), name: product.title, isNew: hasNewBadge(publishedAt, now) };
}

/** The form of the market, and who it belongs to. */
export function feedbackForm({ farmshop }: Market): { address: string; host: string } | null {
  return farmshop && { address: farmshop.feedbackForm, host: new URL(farmshop.feedbackForm).host };
}

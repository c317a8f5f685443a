/** What the embedded shop sells, taken from content: the two services do not know each other, so it is translated here. */
import { toNumber } from '#contract/read.ts';
import type { Market } from '#contract/market.ts';
import type { Composed } from '#services/content/composed.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import type { Goods } from '#services/shop/goods.ts';
import { shownCouponPrice } from '#rules/coupon.ts';

/** Coupons have no id of their own in content; this keeps them apart from packages and boxes. */
const firstCouponId = 800_001;

export function goodsOf({ documents }: Pick<Composed, 'documents'>, market: Market): Goods {
  const of = (kind: string) => documents.filter((document) => document.kind === kind).map(({ detail }) => detail);
  const farmshop = of('farmshop-products');
  const coupons = of('coupons').map((doc, index) => ({ doc, id: firstCouponId + index }));
  return {
    products: [...of('packages').flatMap(packageGoods), ...bundleGoods(farmshop, market), ...coupons.map(couponGoods)],
    bundleItems: farmshop.map(bundleItem),
    variations: coupons.flatMap(({ doc, id }) => couponVariations(doc, id, market)),
    couponCodes: of('coupon-codes').map((doc) => ({ code: textOf(doc.code), percent: textOf(doc.percent) })),
  };
}

function money(value: unknown): string {
  return (toNumber(value) ?? 0).toFixed(2);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function packageGoods(doc: Doc): Goods['products'] {
  const id = toNumber(doc.product_id);
  if (id === null) return [];
  const total = toNumber(doc.shop_product_total_package_available);
  return [
    {
      id,
      type: 'package',
      name: textOf(doc.title),
      slug: textOf(doc.slug),
      category: textOrNull(doc.category_slug),
      price: money(doc.shop_package_price),
      stockStatus: textOf(doc.shop_product_stock_status) || 'outofstock',
      stock: total === null ? null : Math.max(0, total - (toNumber(doc.shop_product_buyer_count) ?? 0)),
      image: textOrNull(doc.image_url),
    },
  ];
}

/** The box itself costs nothing; what is put into it does. */
function bundleGoods(farmshop: Doc[], market: Market): Goods['products'] {
  const ids = new Set(farmshop.map((doc) => toNumber(doc.bundle_id) ?? 0));
  const slug = market.words.farmshop ?? 'box';
  return [...ids].map((id) => ({
    id,
    type: 'bundle',
    name: slug,
    slug,
    category: null,
    price: '0.00',
    stockStatus: 'instock',
    stock: null,
    image: null,
  }));
}

function bundleItem(doc: Doc): Goods['bundleItems'][number] {
  return {
    id: toNumber(doc.bundled_item_id) ?? 0,
    bundleId: toNumber(doc.bundle_id) ?? 0,
    name: textOf(doc.title),
    slug: textOf(doc.slug),
    price: money(doc.price),
    regularPrice: toNumber(doc.regular_price) === null ? null : money(doc.regular_price),
    stockStatus: textOf(doc.stock_status) || 'outofstock',
    stock: null,
    image: textOrNull(doc.image_url),
  };
}

function couponGoods({ doc, id }: { doc: Doc; id: number }): Goods['products'][number] {
  return {
    id,
    type: 'coupon',
    name: textOf(doc.title) || textOf(doc.excerpt),
    slug: `coupon-${id}`,
    category: null,
    price: money(doc.visual_price),
    stockStatus: 'instock',
    stock: null,
    image: textOrNull(doc.image_url),
  };
}

function couponVariations(doc: Doc, productId: number, market: Market): Goods['variations'] {
  const variations: unknown[] = Array.isArray(doc.variations) ? doc.variations : [];
  return variations.map((variation) => {
    // The contract read it on its way in.
    const { coupon_shop_variation_id: id, delivery_method: method } = variation as Doc;
    const deliveryMethod = textOrNull(method);
    return {
      id: toNumber(id) ?? 0,
      productId,
      name: textOf(doc.title),
      attribute: deliveryMethod ?? '',
      price: money(shownCouponPrice({ price: toNumber(doc.visual_price), deliveryMethod }, market)),
    };
  });
}

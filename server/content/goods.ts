/** What the embedded shop sells, taken from content: the two services do not know each other, so it is translated here. */
import type { z } from 'zod';
import { Coupon } from '#contract/entities/coupon.ts';
import { FarmshopCard } from '#contract/entities/farmshop-product.ts';
import { Package } from '#contract/entities/package.ts';
import type { Market } from '#contract/market.ts';
import { readLeniently } from '#contract/fields/read.ts';
import { shownCouponPrice } from '#rules/money/coupon.ts';
import { CouponCode, type KindName } from '#services/content/kinds.ts';
import type { Composed } from '#services/content/composed.ts';
import type { KnownChoices } from '#services/shop/catalogue/known-choices.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { seasonDay } from '#rules/time/season.ts';
import { onDay } from '#services/content/seasons.ts';

/** Coupons have no id of their own in content; this keeps them apart from packages and boxes. */
const firstCouponId = 800_001;

/** Reading a card takes longer than all the rest, and most are the same as before a change; of dated ones, on that day. */
const readBefore = new WeakMap<object, { day: string | null; data: unknown }>();

export function goodsOf({ documents }: Pick<Composed, 'documents'>, market: Market, now: Date): Goods {
  const day = seasonDay(now, market);
  function read<T extends z.ZodType>(kind: KindName, schema: T): z.output<T>[] {
    return documents
      .filter((document) => document.kind === kind)
      .map(({ detail, isDated }) => {
        const readOn = isDated ? day : null;
        const before = readBefore.get(detail);
        // A document is of one kind, and so always read by the same schema.
        if (before?.day === readOn) return before.data as z.output<T>;
        const { data } = readLeniently(schema, isDated ? onDay(kind, detail, day) : detail);
        readBefore.set(detail, { day: readOn, data });
        return data;
      });
  }
  const items = read('farmshop-products', FarmshopCard);
  const coupons = read('coupons', Coupon).map((coupon, index) => ({ ...coupon, id: firstCouponId + index }));
  return {
    products: [
      ...read('packages', Package).flatMap(packageGoods),
      ...bundleGoods(items, market),
      ...coupons.map(couponGoods),
    ],
    bundleItems: items.map(bundleItem),
    variations: coupons.flatMap((coupon) => couponVariations(coupon, market)),
    couponCodes: read('coupon-codes', CouponCode).map(codeGoods),
  };
}

function codeGoods(code: z.output<typeof CouponCode>): Goods['couponCodes'][number] {
  return {
    code: code.code,
    percent: String(code.percent),
    validFrom: code.valid_from ?? null,
    validUntil: code.valid_until ?? null,
    maxUses: code.max_uses ?? null,
    combines: code.combines ?? false,
  };
}

function money(value: number | null): string {
  return (value ?? 0).toFixed(2);
}

function packageGoods(card: Package): Goods['products'] {
  const id = Number(card.productId);
  if (card.productId === null || !Number.isInteger(id)) return [];
  const { totalAvailable, buyerCount } = card;
  return [
    {
      id,
      type: 'package',
      name: card.title,
      slug: card.slug,
      category: card.category,
      price: money(card.price),
      stockStatus: card.stockStatus ?? 'outofstock',
      stock: totalAvailable === null ? null : Math.max(0, totalAvailable - (buyerCount ?? 0)),
      image: card.image,
      choices: choicesOf(card),
    },
  ];
}

/** What the checkout link of a package may say: its attributes as they are, and packs of its minced items. */
function choicesOf({ attributes, contents }: Package): KnownChoices {
  const minced = contents.minced.map(({ name }): [string, null] => [name, null]);
  return { ...attributes, ...Object.fromEntries(minced) };
}

/** The box itself costs nothing; what is put into it does. */
function bundleGoods(items: FarmshopCard[], market: Market): Goods['products'] {
  const ids = new Set(items.map(({ bundleId }) => Number(bundleId)));
  const slug = market.words.farmshop ?? 'box';
  return Array.from(ids, (id) => ({
    id,
    type: 'bundle',
    name: market.farmshop?.boxName ?? slug,
    slug,
    category: null,
    price: '0.00',
    stockStatus: 'instock',
    stock: null,
    image: null,
  }));
}

function bundleItem(item: FarmshopCard): Goods['bundleItems'][number] {
  return {
    id: Number(item.bundledItemId),
    bundleId: Number(item.bundleId),
    name: item.title,
    slug: item.slug,
    price: money(item.price),
    regularPrice: item.regularPrice === null ? null : money(item.regularPrice),
    stockStatus: item.stockStatus ?? 'outofstock',
    stock: null,
    image: item.image,
  };
}

type NumberedCoupon = Coupon & { id: number };

function couponGoods({ id, title, excerpt, price, image }: NumberedCoupon): Goods['products'][number] {
  return {
    id,
    type: 'coupon',
    name: title ?? excerpt ?? '',
    slug: `coupon-${id}`,
    category: null,
    price: money(price),
    stockStatus: 'instock',
    stock: null,
    image,
  };
}

function couponVariations(coupon: NumberedCoupon, market: Market): Goods['variations'] {
  return coupon.variations.map(({ id, deliveryMethod }) => ({
    id: Number(id),
    productId: coupon.id,
    name: coupon.title ?? '',
    attribute: deliveryMethod ?? '',
    price: money(shownCouponPrice({ price: coupon.price, deliveryMethod }, market)),
  }));
}

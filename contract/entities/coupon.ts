import type { z } from 'zod';
import { amount, entity, items, key, plain, text } from '#contract/fields/read.ts';

const CouponVariation = entity({ coupon_shop_variation_id: key, delivery_method: text }, (wire) => ({
  id: wire.coupon_shop_variation_id,
  deliveryMethod: wire.delivery_method,
}));

export const Coupon = entity(
  { title: text, visual_price: amount, excerpt: plain, image_url: text, variations: items(CouponVariation) },
  (wire) => ({
    title: wire.title,
    price: wire.visual_price,
    excerpt: wire.excerpt,
    image: wire.image_url,
    variations: wire.variations,
  }),
);
export type Coupon = z.output<typeof Coupon>;

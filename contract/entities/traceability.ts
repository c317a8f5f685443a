import type { z } from 'zod';
import { amount, entity, flag, number, optionalKey, text } from '#contract/fields/read.ts';

export const traceabilityFields = {
  shop_birth_country: text,
  shop_fattening_country: text,
  shop_slaughter_place: text,
  shop_portioning_place: text,
  product_shop_birth_country: text,
  product_shop_fattening_country: text,
  page_slug: text,
};

type WireTraceability = { [K in keyof typeof traceabilityFields]: string | null };

/** What the visitor's own product says wins over what the animal's says. */
export function readOrigin(wire: WireTraceability) {
  return {
    birthCountry: wire.product_shop_birth_country ?? wire.shop_birth_country,
    fatteningCountry: wire.product_shop_fattening_country ?? wire.shop_fattening_country,
    slaughterPlace: wire.shop_slaughter_place,
    portioningPlace: wire.shop_portioning_place,
    pageSlug: wire.page_slug,
  };
}

const recordFields = {
  ...traceabilityFields,
  product_id: optionalKey,
  category_slug: text,
  meatcut_slug: text,
  delivery_year: number,
  delivery_week: number,
  is_organic: flag,
  shop_brand_slug: text,
  shop_animal_nr_prefix: text,
  shop_animal_nr: text,
  shop_animal_name: text,
  breed_title: text,
  farmer_slug: optionalKey,
  farmer_name: text,
  shop_package_price_per_kilo: amount,
};
/** Names of the wire fields a record is made of. */
export const traceabilityRecordFields = Object.keys(recordFields);

/** One delivered animal or batch: what the two traceability lists answer. */
export const TraceabilityRecord = entity(recordFields, (wire) => ({
  ...readOrigin(wire),
  productId: wire.product_id,
  animal: wire.shop_brand_slug,
  earTag: [wire.shop_animal_nr_prefix, wire.shop_animal_nr].filter((part) => part !== null).join(' ') || null,
  breed: wire.breed_title ?? wire.shop_animal_name,
  farmerSlug: wire.farmer_slug,
  farmerName: wire.farmer_name,
  pricePerKilo: wire.shop_package_price_per_kilo,
  deliveryYear: wire.delivery_year,
  deliveryWeek: wire.delivery_week,
}));
export type TraceabilityRecord = z.output<typeof TraceabilityRecord>;

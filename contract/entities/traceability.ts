import type { z } from 'zod';
import { amount, date, entity, flag, number, optionalKey, text } from '#contract/fields/read.ts';

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

/** When it happened, and where that is in degrees; for the page of the animal. */
export const lifeFields = {
  born_on: date,
  slaughtered_on: date,
  cut_on: date,
  slaughter_latitude: number,
  slaughter_longitude: number,
  cutting_latitude: number,
  cutting_longitude: number,
};

const recordFields = {
  ...traceabilityFields,
  ...lifeFields,
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
  breed_slug: optionalKey,
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

type Degrees = number | null;

/** Half a place is none. */
const placeOf = (latitude: Degrees, longitude: Degrees) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What one delivery, or one package that is for sale, says of an animal. */
export const AnimalRecord = entity(
  {
    ...recordFields,
    /** The package it is sold in; a delivery has none. */
    sold_as: optionalKey,
  },
  (wire) => ({
    ...readOrigin(wire),
    prefix: wire.shop_animal_nr_prefix ?? '',
    numbers: wire.shop_animal_nr ?? '',
    animal: wire.shop_brand_slug,
    breed: wire.breed_title ?? wire.shop_animal_name,
    breedSlug: wire.breed_slug,
    farmerSlug: wire.farmer_slug,
    farmerName: wire.farmer_name,
    soldAs: wire.sold_as,
    cut: wire.meatcut_slug,
    deliveryYear: wire.delivery_year,
    deliveryWeek: wire.delivery_week,
    bornOn: wire.born_on,
    slaughteredOn: wire.slaughtered_on,
    cutOn: wire.cut_on,
    slaughterhouse: placeOf(wire.slaughter_latitude, wire.slaughter_longitude),
    butcher: placeOf(wire.cutting_latitude, wire.cutting_longitude),
  }),
);
export type AnimalRecord = z.output<typeof AnimalRecord>;

import { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import { jsonText } from '#contract/fields/json-text.ts';
import {
  amount,
  date,
  entity,
  essentialRichText,
  flag,
  isAbsent,
  items,
  key,
  number,
  optionalKey,
  reader,
  plain,
  requiredText,
  richText,
  text,
} from '#contract/fields/read.ts';
import { InfoSections } from './info-section.ts';
import { foodFactsFields, readFoodFacts } from './food-facts.ts';
import { farmerOnProductFields, readFarmerOnProduct } from './farmer-on-product.ts';
import { PackageContents } from './package-item.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';
import { Slide } from './slide.ts';
import { lifeFields, readOrigin, traceabilityFields } from './traceability.ts';

/** `express` is a badge of its own; anything else that is set is the ordinary highlight. */
const highlight = reader<string | number | boolean | null, 'express' | 'highlight' | null>(
  { type: ['string', 'boolean'], description: '0, 1 or express' },
  (value, report) => {
    if (value === 'express') return 'express';
    if (isAbsent(value) || value === 0 || value === '0' || value === false) return null;
    if (typeof value !== 'object') return 'highlight';
    report('must be 0, 1 or express');
    return null;
  },
);

/** Kept as text here: the rules decide what a status they do not know means. */
const stockStatus = text;

const cardFields = {
  slug: key,
  title: requiredText,
  image_url: text,
  shop_brand_slug: text,
  shop_category_slug: text,
  category_slug: text,
  package_slug: text,
  is_organic: flag,
  is_demeter: flag,
  is_special: flag,
  is_highlight: highlight,
  is_msc: flag,
  has_label_rouge: flag,
  shop_product_percentage_sold: number,
  shop_animal_name: text,
  shop_package_product_count: amount,
  meatcut_pieces_suffix: text,
  shop_package_total_meals_for_person: text,
  shop_package_frontend_size: text,
  shop_package_count: amount,
  card_description: plain,
  shop_package_price: amount,
  shop_package_price_per_meals: amount,
  shop_package_price_per_kilo: amount,
  previous_price: amount,
  shop_product_buyer_count: amount,
  shop_product_total_package_available: amount,
  shop_product_stock_status: stockStatus,
  meals_range_per_package: text,
  product_id: optionalKey,
  ...farmerOnProductFields,
};

type WireCard = z.output<z.ZodObject<typeof cardFields>>;

function toCard(wire: WireCard) {
  return {
    slug: wire.slug,
    title: wire.title,
    image: wire.image_url,
    /** Animal type, or another good such as wine. */
    animal: wire.shop_brand_slug,
    shopCategory: wire.shop_category_slug,
    category: wire.category_slug,
    packageSlug: wire.package_slug,
    isOrganic: wire.is_organic,
    isDemeter: wire.is_demeter,
    isSpecial: wire.is_special,
    highlight: wire.is_highlight,
    isMsc: wire.is_msc,
    hasLabelRouge: wire.has_label_rouge,
    percentageSold: wire.shop_product_percentage_sold,
    breedName: wire.shop_animal_name,
    productCount: wire.shop_package_product_count,
    piecesSuffix: wire.meatcut_pieces_suffix,
    mealsForPerson: wire.shop_package_total_meals_for_person,
    /** Weight as shown, such as "4,1 kg". */
    size: wire.shop_package_frontend_size,
    packageCount: wire.shop_package_count,
    description: wire.card_description,
    price: wire.shop_package_price,
    pricePerMeal: wire.shop_package_price_per_meals,
    pricePerKilo: wire.shop_package_price_per_kilo,
    previousPrice: wire.previous_price,
    buyerCount: wire.shop_product_buyer_count,
    totalAvailable: wire.shop_product_total_package_available,
    stockStatus: wire.shop_product_stock_status,
    mealsRange: wire.meals_range_per_package,
    productId: wire.product_id,
    farmer: readFarmerOnProduct(wire),
  };
}

export const PackageCard = entity(cardFields, toCard);
export type PackageCard = z.output<typeof PackageCard>;
/** Names of the wire fields a card is made of. */
export const packageCardFields = Object.keys(cardFields);

const Variation = entity({ package_variation_slug: key, package_variation_title: requiredText }, (wire) => ({
  slug: wire.package_variation_slug,
  title: wire.package_variation_title,
}));

/** Extra parameters of the checkout link: plain values by name. */
const attributes = jsonText.transform((object) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  ),
);

export const Package = entity(
  {
    ...cardFields,
    body: essentialRichText,
    body_title: text,
    main_slider: items(Slide),
    ...seoFields,
    shop_animal_nr_prefix: text,
    shop_animal_nr: text,
    shop_package_attributes: attributes,
    additional_info: InfoSections,
    checklist: items(z.string()),
    product_shop_delivery_date: date,
    product_shop_last_delivery_date: date,
    package_variations: items(Variation),
    packages: PackageContents,
    modules: PageModules,
    breed_slug: optionalKey,
    breed_title: text,
    breed_body: richText,
    breed_image_url: text,
    ...traceabilityFields,
    ...lifeFields,
    ...foodFactsFields,
    alternates,
  },
  (wire) => ({
    ...toCard(wire),
    body: wire.body,
    bodyTitle: wire.body_title,
    slides: wire.main_slider,
    seo: readSeo(wire),
    earTag: [wire.shop_animal_nr_prefix, wire.shop_animal_nr].filter((part) => part !== null).join(' ') || null,
    /** The same apart: a text may name several animals. */
    marked: { prefix: wire.shop_animal_nr_prefix ?? '', numbers: wire.shop_animal_nr ?? '' },
    attributes: wire.shop_package_attributes,
    additionalInfo: wire.additional_info,
    checklist: wire.checklist,
    deliveryDate: wire.product_shop_delivery_date,
    /** What is fresh, or for a feast, is not delivered after it. */
    lastDeliveryDate: wire.product_shop_last_delivery_date,
    variations: wire.package_variations,
    contents: wire.packages,
    modules: wire.modules,
    breed: wire.breed_title
      ? { slug: wire.breed_slug, title: wire.breed_title, body: wire.breed_body, image: wire.breed_image_url }
      : null,
    origin: readOrigin(wire),
    food: readFoodFacts(wire),
    alternates: wire.alternates,
  }),
);
export type Package = z.output<typeof Package>;

import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import {
  amount,
  date,
  entity,
  flag,
  items,
  key,
  plain,
  requiredText,
  essentialRichText,
  text,
} from '#contract/fields/read.ts';
import { foodFactsFields, readFoodFacts } from './food-facts.ts';
import { farmerOnProductFields, readFarmerOnProduct } from './farmer-on-product.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';

const cardFields = {
  bundled_item_id: key,
  bundle_id: key,
  title: requiredText,
  summary: plain,
  slug: key,
  relation_slug: text,
  animal_type: text,
  is_organic: flag,
  stock_status: text,
  published_at: date,
  price: amount,
  regular_price: amount,
  price_per_kilo: amount,
  weight: amount,
  unit_type: text,
  pieces_per_vac: amount,
  image_url: text,
  ...farmerOnProductFields,
};

type WireCard = z.output<z.ZodObject<typeof cardFields>>;

function toCard(wire: WireCard) {
  return {
    bundledItemId: wire.bundled_item_id,
    bundleId: wire.bundle_id,
    title: wire.title,
    summary: wire.summary,
    slug: wire.slug,
    /** Slug of the meat cut or package it belongs to. */
    relationSlug: wire.relation_slug,
    animal: wire.animal_type,
    isOrganic: wire.is_organic,
    stockStatus: wire.stock_status,
    publishedAt: wire.published_at,
    price: wire.price,
    regularPrice: wire.regular_price,
    pricePerKilo: wire.price_per_kilo,
    weight: wire.weight,
    unitType: wire.unit_type ?? 'g',
    piecesPerPack: wire.pieces_per_vac,
    image: wire.image_url,
    farmer: readFarmerOnProduct(wire),
  };
}

/** A farm shop product on a card: an item of a bundle in the shop area. */
export const FarmshopCard = entity(cardFields, toCard);
export type FarmshopCard = z.output<typeof FarmshopCard>;
/** What an order keeps of a piece: its card, and the number of the animal. */
export const SoldPiece = entity({ ...cardFields, animal_nr: text }, (wire) => ({
  ...toCard(wire),
  earTag: wire.animal_nr,
}));
export const farmshopCardFields = Object.keys(cardFields);

export const FarmshopProduct = entity(
  {
    ...cardFields,
    body: essentialRichText,
    birth_country: text,
    animal_nr: text,
    fattening_country: text,
    slaughter_place: text,
    portioning_place: text,
    ...foodFactsFields,
    breed_title: text,
    breed_summary: plain,
    breed_image_url: text,
    crosssell_items: items(FarmshopCard),
    modules: PageModules,
    ...seoFields,
    alternates,
  },
  (wire) => ({
    ...toCard(wire),
    body: wire.body,
    origin: {
      birthCountry: wire.birth_country,
      fatteningCountry: wire.fattening_country,
      slaughterPlace: wire.slaughter_place,
      portioningPlace: wire.portioning_place,
    },
    food: readFoodFacts(wire),
    earTag: wire.animal_nr,
    breed: wire.breed_title
      ? { title: wire.breed_title, summary: wire.breed_summary, image: wire.breed_image_url }
      : null,
    crossSells: wire.crosssell_items,
    modules: wire.modules,
    seo: readSeo(wire),
    alternates: wire.alternates,
  }),
);
export type FarmshopProduct = z.output<typeof FarmshopProduct>;

import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import {
  commaList,
  entity,
  flag,
  items,
  key,
  number,
  optionalKey,
  plain,
  requiredText,
  essentialRichText,
  text,
} from '#contract/fields/read.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';

const BreedLink = entity({ slug: key, title: requiredText }, (wire) => wire);

const farmerFields = {
  slug: optionalKey,
  farmer_slug: optionalKey,
  farmer_name: text,
  title: text,
  farmer_title: text,
  summary: plain,
  farmer_summary: plain,
  body: essentialRichText,
  location: text,
  farmer_location: text,
  /** Of the farm, in degrees; for the map of the country. */
  latitude: number,
  longitude: number,
  image_url: text,
  farmer_image_url: text,
  header_image_url: text,
  farmer_header_image_url: text,
  farmer_is_new: flag,
  farmer_animal: text,
  animal_types: commaList,
  breeds_full: items(BreedLink),
  is_organic: flag,
  is_msc: flag,
  has_label_rouge: flag,
  quality_levels: commaList,
  modules: PageModules,
  ...seoFields,
  alternates,
};

type WireFarmer = z.output<z.ZodObject<typeof farmerFields>>;

/** Half a place is none. */
function readPlace({ latitude, longitude }: Pick<WireFarmer, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** On farmer calls the plain spelling of a field wins over the one with `farmer_`. */
function toFarmer(wire: WireFarmer) {
  const title = wire.title ?? wire.farmer_title ?? wire.farmer_name ?? '';
  return {
    slug: wire.slug ?? wire.farmer_slug ?? '',
    name: wire.farmer_name ?? title,
    title,
    summary: wire.summary ?? wire.farmer_summary,
    body: wire.body,
    location: wire.location ?? wire.farmer_location,
    place: readPlace(wire),
    image: wire.image_url ?? wire.farmer_image_url,
    headerImage: wire.header_image_url ?? wire.farmer_header_image_url,
    isNew: wire.farmer_is_new,
    animalTypes: wire.animal_types.length > 0 || !wire.farmer_animal ? wire.animal_types : [wire.farmer_animal],
    breeds: wire.breeds_full,
    isOrganic: wire.is_organic,
    isMsc: wire.is_msc,
    hasLabelRouge: wire.has_label_rouge,
    qualityLevels: wire.quality_levels,
    modules: wire.modules,
    seo: readSeo(wire),
    alternates: wire.alternates,
  };
}

export const Farmer = entity(farmerFields, toFarmer).refine((farmer) => farmer.slug !== '' && farmer.title !== '', {
  message: 'a farmer needs a slug and a title',
});
export type Farmer = z.output<typeof Farmer>;

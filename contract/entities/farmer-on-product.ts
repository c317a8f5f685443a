/** The farmer as packages and farm shop products carry it: on those calls the spelling with `farmer_` is the farmer's. */
import { flag, optionalKey, plain, text } from '#contract/fields/read.ts';

export const farmerOnProductFields = {
  farmer_slug: optionalKey,
  farmer_name: text,
  farmer_title: text,
  farmer_summary: plain,
  farmer_location: text,
  farmer_image_url: text,
  farmer_header_image_url: text,
  farmer_is_new: flag,
  farmer_animal: text,
};

type WireFarmerOnProduct = {
  farmer_slug: string | null;
  farmer_name: string | null;
  farmer_title: string | null;
  farmer_summary: string | null;
  farmer_location: string | null;
  farmer_image_url: string | null;
  farmer_header_image_url: string | null;
  farmer_is_new: boolean;
  farmer_animal: string | null;
};

type FarmerOnProduct = {
  slug: string | null;
  name: string;
  summary: string | null;
  location: string | null;
  image: string | null;
  headerImage: string | null;
  isNew: boolean;
  animal: string | null;
};

export function readFarmerOnProduct(wire: WireFarmerOnProduct): FarmerOnProduct | null {
  const name = wire.farmer_name ?? wire.farmer_title;
  if (!name) return null;
  return {
    slug: wire.farmer_slug,
    name,
    summary: wire.farmer_summary,
    location: wire.farmer_location,
    image: wire.farmer_image_url,
    headerImage: wire.farmer_header_image_url,
    isNew: wire.farmer_is_new,
    animal: wire.farmer_animal,
  };
}

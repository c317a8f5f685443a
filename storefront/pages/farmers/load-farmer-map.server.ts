import type { Farmer } from '#contract/entities/farmer.ts';
import type { Market } from '#contract/market.ts';
import { countryMaps, isOnMap, mapHeight, placeMarks } from '#rules/farmshop/country-map.ts';
import type { FarmerMapView } from './farmer-map.tsx';

/** Farmers at their places, in the order of the list. Null without a map of the country, or without a place on it. */
export function farmerMap(farmers: readonly Farmer[], { code }: Pick<Market, 'code'>): FarmerMapView | null {
  const bounds = countryMaps[code];
  if (!bounds) return null;
  // Content that no check of ours has seen may be anywhere.
  const placed = farmers.flatMap((farmer) =>
    farmer.place && isOnMap(farmer.place, bounds) ? [{ ...farmer, place: farmer.place }] : [],
  );
  if (placed.length === 0) return null;
  const marks = placeMarks(
    placed.map(({ place }) => place),
    bounds,
  );
  return {
    height: mapHeight(bounds),
    farmers: placed.flatMap(({ slug, title, location }, index) => {
      const at = marks[index];
      return at ? [{ slug, title, location, at }] : [];
    }),
  };
}

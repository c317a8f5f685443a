import type { Farmer } from '#contract/entities/farmer.ts';
import type { Market } from '#contract/market.ts';
import { countryMaps, isOnMap, mapHeight, placeMarks, townNames } from '#rules/farmshop/country-map.ts';
import { deliveryDays } from '#rules/orders/delivery-days.ts';
import { longDay } from '#rules/time/day-words.ts';
import type { FarmerMapView } from './farmer-map-view.ts';

type Visited = { market: Market; now: Date };

/** Farmers at their places, in the order of the list. Null without a map of the country, or without a place on it. */
export function farmerMap(farmers: readonly Farmer[], { market, now }: Visited): FarmerMapView | null {
  const { code } = market;
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
  const [first] = deliveryDays(now, market);
  return {
    height: mapHeight(bounds),
    towns: townNames(bounds),
    day: first === undefined ? null : longDay(first, market),
    unserved: market.orders.postCode.unserved,
    kmPerUnit: bounds.kmPerUnit ?? 1,
    farmers: placed.flatMap(({ slug, title, location, place }, index) => {
      const at = marks[index];
      return at ? [{ slug, title, location, place, at }] : [];
    }),
  };
}

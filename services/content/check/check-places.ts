import { countryMaps, isOnMap } from '#rules/farmshop/country-map.ts';
import type { ContentIssue } from '../content-files.ts';
import type { CheckInput } from './check-input.ts';

/** A farmer's place is whole, and in the country. */
export function checkPlaces({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const bounds = countryMaps[market.code];
  return files.items.farmers.flatMap(({ file, doc }) => {
    const { latitude = null, longitude = null } = doc;
    if (latitude === null && longitude === null) return [];
    if (typeof latitude !== 'number') return [{ file, field: 'latitude', reason: 'is needed beside a longitude' }];
    if (typeof longitude !== 'number') return [{ file, field: 'longitude', reason: 'is needed beside a latitude' }];
    if (!bounds || isOnMap({ latitude, longitude }, bounds)) return [];
    const { west, south, east, north } = bounds;
    const reason = `is outside of the country: latitudes are ${south} to ${north}, longitudes ${west} to ${east}`;
    return [{ file, field: 'latitude', reason }];
  });
}

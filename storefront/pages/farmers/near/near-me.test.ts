import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { countryMaps, isOnMap } from '#rules/farmshop/country-map.ts';
import { areaOf, nearest, readAreas } from '#rules/farmshop/nearest-area.ts';
import { areas as de } from './areas/de.ts';
import { areas as fr } from './areas/fr.ts';
import { areas as nl } from './areas/nl.ts';
import { areas as uk } from './areas/uk.ts';

const tables: Record<string, string> = { nl, fr, uk, de };

test.each([
  ['3411 AB', '34'],
  ['3411ab', '34'],
  ['34', '34'],
  ['80331', '80'],
  ['SW1A 1AA', 'SW'],
  ['m1 1ae', 'M'],
  ['ab', 'AB'],
  ['3', null],
  ['', null],
  ['ABC 12', null],
  ['34<script>', null],
])('%j is of the area %j', (typed, area) => {
  expect(areaOf(typed)).toBe(area);
});

test.each(marketList)(
  'the post code of $code that forms show as an example is in the table, and every area on its map',
  ({ code, orders }) => {
    const areas = readAreas(tables[code] ?? '');
    expect(areas.has(areaOf(orders.postCode.example) ?? '')).toBe(true);
    const bounds = countryMaps[code];
    if (!bounds) throw new Error(code);
    const slack = { west: bounds.west - 1, south: bounds.south - 1, east: bounds.east + 1, north: bounds.north + 2 };
    for (const [area, place] of areas) expect(isOnMap(place, slack), area).toBe(true);
  },
);

test('the nearest come first, in the unit of the market', () => {
  const farms = [
    { name: 'far', place: { latitude: 53.2, longitude: 6.5 } },
    { name: 'near', place: { latitude: 52.03, longitude: 5.0 } },
  ];
  const from = { latitude: 52.03, longitude: 5.03 };
  const [first, second] = nearest(farms, from, { kmPerUnit: 1, most: 2 });
  expect([first?.name, first?.far, second?.name]).toEqual(['near', 2, 'far']);
  const [, inMiles] = nearest(farms, from, { kmPerUnit: 1.609, most: 2 });
  expect(inMiles?.far).toBe(Math.round((second?.far ?? 0) / 1.609));
  expect(nearest(farms, from, { kmPerUnit: 1, most: 1 })).toHaveLength(1);
});

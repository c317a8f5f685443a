import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import type { CountryName } from './countries.ts';
import { countryMap } from './country-map.ts';

const names = Object.keys(countries) as CountryName[];

test.each(names)('the map of %s weighs at most 8 kB and is committed as it is drawn', async (name) => {
  const svg = countryMap(name);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8000);
  const file = join(import.meta.dirname, `../../../public/images/country-maps/${name}.svg`);
  expect(await readFile(file, 'utf8')).toBe(svg);
});

test.each(names)('what is drawn of %s lies on its map', (name) => {
  const { bounds, land, water, rivers, towns } = countries[name];
  const [west, south, east, north] = bounds;
  const places = [
    ...[...land, ...water, ...rivers].flatMap((line) => line.split(' ').map((pair) => pair.split(',').map(Number))),
    ...towns.map(({ at }) => [...at]),
  ];
  const outside = places.filter(([x = 0, y = 0]) => x < west || x > east || y < south || y > north);
  expect(outside).toEqual([]);
});

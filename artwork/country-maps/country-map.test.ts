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
  const file = join(import.meta.dirname, `../../public/images/country-maps/${name}.svg`);
  expect(await readFile(file, 'utf8')).toBe(svg);
});

test.each(names)('what is drawn of %s lies on its map', (name) => {
  const { bounds, land, water, rivers, towns } = countries[name];
  const [west, south, east, north] = bounds;
  const places = [...land, ...water, ...rivers, ...towns].flatMap((line) =>
    line.split(' ').map((pair) => pair.split(',').map(Number)),
  );
  const outside = places.filter(([x = 0, y = 0]) => x < west || x > east || y < south || y > north);
  expect(outside).toEqual([]);
});

test.each(names)('nothing of %s is cut off at the edge of its map, not even its shallow water', (name) => {
  const [west, south, east, north] = countries[name].bounds;
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(countryMap(name)) ?? []).map(Number);
  // Half its width, and what a coast may wobble.
  const water = 8 + 1.5;
  const coast = countries[name].land.flatMap((line) => line.split(' ').map((pair) => pair.split(',').map(Number)));
  const cutOff = coast.filter(([longitude = 0, latitude = 0]) => {
    const x = (width * (longitude - west)) / (east - west);
    const y = (height * (north - latitude)) / (north - south);
    return Math.min(x, y, width - x, height - y) < water;
  });
  expect(cutOff).toEqual([]);
});

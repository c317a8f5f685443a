import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countryMaps, isOnMap, mapHeight, placeMarks, townNames } from './country-map.ts';

const root = join(import.meta.dirname, '../..');
const codes = ['nl', 'fr', 'uk', 'de'];
const boundsOf = (code: string) => countryMaps[code] ?? { west: 0, south: 0, east: 0, north: 0, towns: [] };

type Farmer = { slug: string; latitude: number; longitude: number };

function farmersOf(code: string): Farmer[] {
  return readdirSync(join(root, 'database/seed', code), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^farmers([/\\].+)?\.json$/.test(file))
    .flatMap((file) => JSON.parse(readFileSync(join(root, 'database/seed', code, file), 'utf8')) as Farmer[]);
}

test.each(codes)('every farmer of the %s catalogue has a place in the country', (code) => {
  const farmers = farmersOf(code);
  expect(farmers.length).toBeGreaterThan(8);
  expect(farmers.filter((farmer) => !isOnMap(farmer, boundsOf(code))).map(({ slug }) => slug)).toEqual([]);
});

/** Where the towns of a map are and where their names begin and end, in the units of its drawing; farmer-map.css places them. */
function townsOf(code: string, { width, height }: { width: number; height: number }) {
  return townNames(boundsOf(code)).map(({ name, side, at }) => {
    const [x, y] = [at.x * width, at.y * height];
    const [letters, line] = [name.length * 8.6, 16];
    const left = { right: x + 10, left: x - 10 - letters, above: x - letters / 2, below: x - letters / 2 }[side];
    const top = { right: y - line / 2, left: y - line / 2, above: y - 7 - line, below: y + 7 }[side];
    const square = { left: Math.round(x) - 5, top: Math.round(y) - 5 };
    const box = {
      left: Math.min(left, square.left),
      right: Math.max(left + letters, square.left + 10),
      top: Math.min(top, square.top),
      bottom: Math.max(top + line, square.top + 10),
    };
    return { name, square, box };
  });
}

function drawingOf(code: string) {
  const svg = readFileSync(join(root, `public/images/country-maps/${code}.svg`), 'utf8');
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  return { svg, width, height };
}

test.each(codes)('row 34 %s: names of towns are text of the page, each at a town that is drawn', (code) => {
  const { svg, ...size } = drawingOf(code);
  expect(svg).not.toContain('<text');
  const towns = townsOf(code, size);
  expect(towns.length).toBeGreaterThan(2);
  const drawn = [...svg.matchAll(/M(\d+) (\d+)h10v10h-10z/g)].map(([, left, top]) => `${left} ${top}`);
  expect(drawn.toSorted()).toEqual(towns.map(({ square }) => `${square.left} ${square.top}`).toSorted());
});

test.each(codes)('no mark of a farmer of %s covers a town or its name, on a phone neither', (code) => {
  const { width, height } = drawingOf(code);
  const marks = placeMarks(farmersOf(code), boundsOf(code)).map(({ x, y }) => ({ x: x * width, y: y * height }));
  // Half a mark of 26 pixels, on the 358 that the map has on a phone of 390.
  const radius = (13 * width) / 358;
  const covered = townsOf(code, { width, height }).filter(({ box }) =>
    marks.some((mark) => {
      const nearestX = Math.max(box.left, Math.min(mark.x, box.right));
      const nearestY = Math.max(box.top, Math.min(mark.y, box.bottom));
      return Math.hypot(nearestX - mark.x, nearestY - mark.y) < radius;
    }),
  );
  expect(covered.map(({ name }) => name)).toEqual([]);
});

test('a place stands where it is: the corners of the map are its corners', () => {
  const { west, south, east, north } = boundsOf('nl');
  expect(isOnMap({ latitude: north, longitude: west }, boundsOf('nl'))).toBe(true);
  expect(isOnMap({ latitude: north + 0.01, longitude: west }, boundsOf('nl'))).toBe(false);
  expect(isOnMap({ latitude: south, longitude: east + 0.01 }, boundsOf('nl'))).toBe(false);
  const [middle] = placeMarks([{ latitude: (south + north) / 2, longitude: (west + east) / 2 }], boundsOf('nl'));
  expect(middle).toEqual({ x: 0.5, y: 0.5 });
});

test.each(codes)(
  'marks on the map of %s are 24 pixels apart on a narrow phone, also at one place and at the edge',
  (code) => {
    const { west, south, east, north } = boundsOf(code);
    const near = Array.from({ length: 24 }, (_, index) => ({
      latitude: south + ((north - south) * (index % 4)) / 20,
      longitude: west + ((east - west) * (index % 5)) / 20,
    }));
    const marks = placeMarks([...near, { latitude: north, longitude: east }], boundsOf(code));
    const [width, height] = [288, 288 * mapHeight(boundsOf(code))];
    marks.forEach((a, index) => {
      expect(a.x * width).toBeGreaterThanOrEqual(12);
      expect(a.y * height).toBeLessThanOrEqual(height - 12);
      for (const b of marks.slice(index + 1))
        expect(Math.hypot((a.x - b.x) * width, (a.y - b.y) * height)).toBeGreaterThanOrEqual(24);
    });
  },
);

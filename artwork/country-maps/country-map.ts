// The map of a country for the marks of its farmers: land like a cut block of wood, with hatching at the coast, rivers and a few
// towns, whose names the page writes. It is shown as a picture, so that its inks are those of the market's brand.
import { nth, spline } from '../engine/geometry.ts';
import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import { inflate } from '../engine/relief.ts';
import { shortPath } from '../engine/short-path.ts';
import { palettes } from '../palettes.ts';
import { countries } from './countries.ts';
import type { Country, CountryName } from './countries.ts';

const width = 600;
/** Between two gouge marks. */
const gap = 26;

export function countryMap(name: CountryName): string {
  const country: Country = countries[name];
  const { ink, sage, sky, cream, leaf, teal } = palettes[country.palette];
  const [west, south, east, north] = country.bounds;
  const scale = width / (east - west);
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const height = Math.round((north - south) * scale * stretch);
  const toSheet = (longitude: number, latitude: number): Point => ({
    x: (longitude - west) * scale,
    y: (north - latitude) * scale * stretch,
  });
  const pointsOf = (line: string) =>
    line.split(' ').map((pair) => {
      const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
      return toSheet(longitude, latitude);
    });
  const random = createRandom(name);
  const shape = (line: string) => spline(wobbled(pointsOf(line), random), { step: 16 });
  const land = country.land.map(shape);
  const water = country.water.map(shape);
  const paths = (shapes: readonly Point[][], close = 'z') => shapes.map((points) => shortPath(points, close)).join('');
  const rivers = country.rivers.map((line) => spline(pointsOf(line), { closed: false, step: 20 }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" data-bounds="${country.bounds.join(' ')}" stroke-linejoin="round" stroke-linecap="round">`,
    `<defs><path id="land" d="${paths(land)}"/></defs>`,
    // Shallow water around it.
    `<use href="#land" fill="${sky}" stroke="${sky}" stroke-width="16"/>`,
    `<use href="#land" fill="${sage}" stroke="${ink}" stroke-width="3"/>`,
    `<path fill="${leaf}" d="${gouges({ land: nth(land, 0), water, height }, random)}"/>`,
    water.length > 0 ? `<path fill="${sky}" stroke="${ink}" stroke-width="2" d="${paths(water)}"/>` : '',
    `<path fill="none" stroke="${teal}" stroke-width="3" d="${paths(rivers, '')}"/>`,
    `<path fill="${ink}" stroke="${cream}" stroke-width="3" paint-order="stroke" d="${country.towns.flatMap(pointsOf).map(townMark).join('')}"/>`,
    '</svg>\n',
  ].join('');
}

function townMark({ x, y }: Point): string {
  return `M${Math.round(x) - 5} ${Math.round(y) - 5}h10v10h-10z`;
}

/** Nobody cuts a straight coast. */
function wobbled(points: readonly Point[], random: () => number): Point[] {
  return points.map(({ x, y }) => ({ x: x + (random() - 0.5) * 3, y: y + (random() - 0.5) * 3 }));
}

type Relief = { land: readonly Point[]; water: readonly Point[][]; height: number };

/** Wedges where the land turns from the light. */
function gouges({ land, water, height }: Relief, random: () => number): string {
  const relief = inflate([...land], { cell: 4, bumps: [], depth: 1.1, rounds: 140 });
  const lakes = water.map((shape) => inflate([...shape], { cell: 4, bumps: [], depth: 1, rounds: 2 }));
  let marks = '';
  for (let row = 0; row * gap < height; row++) {
    for (let x = (row % 2) * gap * 0.5; x < width; x += gap) {
      const [u, v] = [x + (random() - 0.5) * gap * 0.7, row * gap + (random() - 0.5) * gap * 0.7];
      if (!relief.contains(u, v) || lakes.some((lake) => lake.contains(u, v))) continue;
      const shade = Math.max(0, (0.72 - relief.light(u, v)) / 0.6);
      if (shade < 0.06) continue;
      const [half, length] = [1.2 + 2.4 * shade, 5 + random() * 6];
      marks += shortPath([
        { x: u - length, y: v + length * 0.4 },
        { x: u + half * 0.4, y: v + half },
        { x: u + length, y: v - length * 0.4 },
      ]);
    }
  }
  return marks;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charts } from './charts.ts';
import type { ChartName } from './charts.ts';
import { areasOf, cutMap } from './cut-map.ts';

const names = Object.keys(charts) as ChartName[];
const maps = new Map(names.map((name) => [name, cutMap(name)]));

test.each(names)(
  'the map of %s weighs at most 8 kB and holds 8 to 12 areas, each with an id and a number of its own',
  (name) => {
    const svg = maps.get(name) ?? '';
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8000);
    const areas = areasOf(name);
    expect(areas.length).toBeGreaterThanOrEqual(8);
    expect(areas.length).toBeLessThanOrEqual(12);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const numbers = areas.map((_, index) => `n${index + 1}`);
    expect(ids).toEqual(['back', ...areas, 'front', ...numbers]);
    for (const area of areas) expect(svg, area).toMatch(new RegExp(`id="${area}"[^>]* d="M[^"]{20,}z"`));
  },
);

test.each(names)('the map of %s is committed as it is drawn', async (name) => {
  const file = join(import.meta.dirname, `../../public/images/cut-maps/${name}.svg`);
  expect(await readFile(file, 'utf8')).toBe(maps.get(name));
});

// What the shop knows of the pictures that artwork/ draws. It reads nothing of that program, only what lies in the folders.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PictureEntry } from '#contract/pictures/picture-entry.ts';
import { hashOf, readShippedList } from '#database/backup/media.ts';
import { cutMapAreas } from '#rules/animals/cut-map-areas.ts';
import { countryMaps, mapHeight } from '#rules/farmshop/country-map.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string, end: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => join(folder, file));

const media = 'database/seed/media';
const manifest: Record<string, PictureEntry> = JSON.parse(read(`${media}/manifest.json`));

test('every entry of the list beside the pictures says what the contract knows, and nothing else', () => {
  expect(Object.keys(manifest).length).toBeGreaterThan(600);
  for (const [name, entry] of Object.entries(manifest)) expect(PictureEntry.parse(entry), name).toEqual(entry);
});

test('O3 the list of what the shop comes with names every file as it is (npm run artwork -- --missing writes it)', async () => {
  const files = readdirSync(join(root, media)).toSorted();
  const hashes = await Promise.all(files.map(async (file) => [file, await hashOf(join(root, media, file))]));
  expect([...readShippedList()]).toEqual(hashes);
});

test('every map of cuts has its areas in the rules, by the ids of its SVG', () => {
  const folder = 'public/images/cut-maps';
  const drawn = filesIn(folder, /\.svg$/).map((file) => basename(file, '.svg'));
  expect(drawn.toSorted()).toEqual(Object.keys(cutMapAreas).toSorted());
  for (const [name, areas] of Object.entries(cutMapAreas)) {
    const ids = [...read(`${folder}/${name}.svg`).matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids, name).toEqual([...areas]);
  }
});

test('every map of a country shows what the rules say, in the same shape', () => {
  const folder = 'public/images/country-maps';
  const drawn = filesIn(folder, /\.svg$/).map((file) => basename(file, '.svg'));
  expect(drawn.toSorted()).toEqual(Object.keys(countryMaps).toSorted());
  for (const code of drawn) {
    const bounds = countryMaps[code] ?? { west: 0, south: 0, east: 0, north: 0 };
    const svg = read(`${folder}/${code}.svg`);
    expect(svg).toContain(`data-bounds="${bounds.west} ${bounds.south} ${bounds.east} ${bounds.north}"`);
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(Number(height) / Number(width), code).toBeCloseTo(mapHeight(bounds), 2);
  }
});

type Piece = { slug: string; pieces_per_vac: number; image_url: string };

// One pack of mince or of dice is one pack: its print has no number. What is sold by the piece has the label's.
test.each(['nl', 'de'])('a print shows as many pieces as its label says (%s)', (market) => {
  const pieces = filesIn(`database/seed/${market}/farmshop-products`, /\.json$/).flatMap(
    (file) => JSON.parse(read(file)) as Piece[],
  );
  const wrong = pieces.flatMap(({ slug, pieces_per_vac: label, image_url: url }) => {
    const drawn = manifest[basename(url, '.webp')]?.shows?.count;
    const isRight = drawn === label || (label === 1 && drawn === undefined);
    return isRight ? [] : [`${slug}: ${label} on the label, ${drawn} drawn`];
  });
  expect(pieces.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('every picture is shown somewhere: by content, by a market, or by the interface', () => {
  const files = [
    ...filesIn('database/seed', /(?<!manifest)\.json$/),
    ...filesIn('storefront', /\.(?:tsx?|css)$/),
    ...filesIn('markets', /\.ts$/),
  ];
  const named = new Set(files.flatMap((file) => read(file).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []));
  // The interface puts these names together: every animal a market may sell, and how full a drawer or a box is.
  const composed = /^(?:spot-|dish-(?:freezer|box)-\d)/;
  expect(Object.keys(manifest).filter((name) => !named.has(name) && !composed.test(name))).toEqual([]);
});

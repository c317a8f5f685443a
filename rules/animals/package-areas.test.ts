import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PackageContents } from '#contract/entities/package-item.ts';
import { mapOf } from './cut-areas.ts';
import { cutOfPiece, locatePackage, locateRecipe } from './package-areas.ts';

const seed = join(import.meta.dirname, '../../database/seed');
const contentsOf = (cuts: string[], minced: string[] = []) =>
  PackageContents.parse([
    { cut_packages: cuts.map((name) => ({ name })), minced_packages: minced.map((name) => ({ name })) },
  ]);

test.each([
  ['nl', 'cow', 'Entrecote', ['sirloin']],
  ['fr', 'cow', 'Entrecôte', ['rib']],
  ['nl', 'cow', 'Entrecote of ribeye', ['rib', 'sirloin']],
  ['fr', 'cow', 'Faux-filets', ['sirloin']],
  ['fr', 'cow', 'Gîte et plat de côtes pour pot-au-feu', ['plate', 'shank']],
  ['fr', 'cow', 'Gîte à la noix, en morceaux', ['round']],
  ['uk', 'cow', 'Braising steak', ['chuck', 'blade']],
  ['uk', 'cow', 'Diced shin', ['shank']],
  ['de', 'cow', 'Gulasch', ['blade', 'shank']],
  ['de', 'cow', 'Gulasch aus Wade und Hals', ['neck', 'shank']],
  ['de', 'pig', 'Krustenbraten', ['shoulder']],
  ['de', 'chicken', 'Geflügelhack aus der Keule', ['thigh', 'drumstick']],
  ['nl', 'fish', 'Kabeljauwhaas', ['top']],
])('in %s a piece of %s called %s is taken from %j', (code, animal, name, areas) => {
  expect(locatePackage({ code }, { animal, contents: contentsOf([name]) })?.pieces).toEqual([
    { key: name, title: name, areas, isMinced: false },
  ]);
});

test('what is minced comes from what is left, unless its name says where it comes from', () => {
  const minced = (code: string, animal: string, name: string) =>
    locatePackage({ code }, { animal, contents: contentsOf([], [name]) })?.pieces[0]?.areas;
  expect(minced('nl', 'cow', 'Kefta')).toEqual(['neck', 'plate', 'brisket', 'flank']);
  expect(minced('nl', 'cow', 'Een naam van niets')).toEqual(['neck', 'plate', 'brisket', 'flank']);
  expect(minced('nl', 'pig', 'Hamburgers')).toEqual(['shoulder', 'belly']);
  expect(minced('fr', 'sheep', 'Haché d’épaule')).toEqual(['shoulder']);
});

test('what has no place is left out; a box of which nothing has one, and an animal that nobody drew, have no map', () => {
  const cow = (...names: string[]) => locatePackage({ code: 'uk' }, { animal: 'cow', contents: contentsOf(names) });
  expect(cow('Ox kidney', 'Brisket')?.pieces.map(({ title }) => title)).toEqual(['Brisket']);
  expect(cow('Ox kidney')).toBeNull();
  expect(cow()).toBeNull();
  const contents = contentsOf(['Brisket']);
  for (const animal of ['wine', 'game', 'unicorn', null])
    expect(locatePackage({ code: 'uk' }, { animal, contents })).toBeNull();
  expect(locatePackage({ code: 'be' }, { animal: 'cow', contents })).toBeNull();
});

test('of a recipe the meat of its animal is inked, and only what is sold here', () => {
  const recipe = (animalTypes: string[], ...titles: string[]) =>
    locateRecipe(
      { code: 'fr' },
      {
        animalTypes,
        ingredients: titles.map((title) => ({
          title,
          amount: null,
          address: title.includes('huile') ? null : '/fr/x',
        })),
      },
      (address) => address !== null,
    )?.pieces.map(({ title, areas }) => [title, ...areas]);
  expect(recipe(['cow'], 'paleron', 'poitrine de porc', 'un filet d’huile')).toEqual([['paleron', 'blade']]);
  expect(recipe(['game', 'cow'], 'rosbif')).toEqual([['rosbif', 'round']]);
  expect(recipe(['cow'], 'carottes')).toBeUndefined();
  expect(recipe([], 'rosbif')).toBeUndefined();
});

test('a piece leads to the page of its cut, by key, name or part of it; not to another cut of the same area', () => {
  const cuts = [
    { slug: 'rosbief', title: 'Rosbief', areas: ['round'] as const },
    { slug: 'biefstuk', title: 'Biefstuk', areas: ['round'] as const },
    { slug: 'runderschenkel', title: 'Schenkel', areas: ['shank'] as const },
  ];
  const slugOf = (key: string, title: string, area: 'round' | 'shank' | 'leg') =>
    cutOfPiece({ key, title, areas: [area], isMinced: false }, cuts)?.slug;
  expect(slugOf('biefstuk', 'Mals', 'round')).toBe('biefstuk');
  expect(slugOf('x1', 'ROSBIEF', 'round')).toBe('rosbief');
  expect(slugOf('schenkel', 'Schenkel met been', 'shank')).toBe('runderschenkel');
  expect(slugOf('kogelbiefstuk', 'Kogelbiefstuk', 'round')).toBe('biefstuk');
  expect(slugOf('hertenbiefstuk', 'Hertenbiefstuk', 'leg')).toBeUndefined();
  expect(slugOf('tartaar', 'Tartaar', 'round')).toBeUndefined();
});

/** Bones, innards and fat have no area; a flatfish has another shape. */
const unplaced = /bones|heart|kidney|liver|knochen|schmalz|schol/i;

test.each(['nl', 'fr', 'uk', 'de'])('every piece of the %s packages has its place on the map of its animal', (code) => {
  const packages = documentsOf(code, 'packages').filter((box) => mapOf([String(box.shop_brand_slug)]) !== null);
  expect(packages.length).toBeGreaterThan(5);
  const lost = packages.flatMap((box) => {
    const contents = PackageContents.parse(box.packages);
    const placed = new Set(
      locatePackage({ code }, { animal: String(box.shop_brand_slug), contents })?.pieces.map(({ title }) => title),
    );
    return [...contents.cuts, ...contents.minced]
      .map(({ shortTitle }) => shortTitle)
      .filter((name) => !placed.has(name));
  });
  expect(lost.filter((name) => !unplaced.test(name))).toEqual([]);
});

function documentsOf(code: string, kind: string): Record<string, unknown>[] {
  return readdirSync(join(seed, code), { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`^${kind}([/\\\\].+)?\\.json$`).test(file))
    .flatMap((file) => JSON.parse(readFileSync(join(seed, code, file), 'utf8')) as Record<string, unknown>[]);
}

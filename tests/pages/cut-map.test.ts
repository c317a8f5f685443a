// Where cuts sit: the map on the page of a cut, of a package and of a recipe.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const cuts = [
  { slug: 'entrecote', title: 'Entrecote', animal_types: 'cow' },
  { slug: 'ribeye', title: 'Ribeye', animal_types: 'cow' },
  { slug: 'rundergehakt', title: 'Gehakt', animal_types: 'cow' },
  { slug: 'geheim-stuk', title: 'Geheim stuk', animal_types: 'cow' },
].map((cut) => ({ ...cut, body: '<p>Bak hem.</p>', category_slug: 'cat', is_organic: 0 }));

const packages = [
  { slug: 'koe-met-kaart', shop_brand_slug: 'cow', packages: boxOf(['entrecote', 'kogelbiefstuk'], ['hamburgers']) },
  { slug: 'koe-zonder-kaart', shop_brand_slug: 'cow', packages: boxOf(['niertje']) },
  { slug: 'wild-zonder-kaart', shop_brand_slug: 'game', packages: boxOf(['entrecote']) },
].map((box) => ({
  ...box,
  title: box.slug,
  shop_category_slug: 'koe',
  farmer_slug: 'jan',
  shop_product_stock_status: 'instock',
}));

function boxOf(cutNames: string[], minced: string[] = []) {
  return [
    { cut_packages: cutNames.map((name) => ({ name, weight: 300 })) },
    { minced_packages: minced.map((name) => ({ name, weight: 300 })) },
  ];
}

const recipes = [
  {
    slug: 'hachee-met-kaart',
    title: 'Hachee met kaart',
    animal_types: 'cow',
    ingredients: [
      { amount: '400 g', title: 'entrecote', url: '/nl/ons-vlees/koe-met-kaart' },
      { amount: '1', title: 'schenkel uit de kast' },
      { amount: '100 g', title: 'varkensschouder', url: '/nl/ons-vlees/koe-met-kaart' },
    ],
    instructions: [{ body: '<p>Bak het.</p>' }],
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: ({ code }, files) =>
      code === 'nl'
        ? {
            ...files,
            'cuts.json': [...(files['cuts.json'] as object[]), ...cuts],
            'recipes.json': [...(files['recipes.json'] as object[]), ...recipes],
            'packages.json': [...(files['packages.json'] as object[]), ...packages],
          }
        : files,
  });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));

test('a cut is inked on the map of its animal, and each other area is a link with its name', async () => {
  const { main, text } = await page('/nl/vleesstuk/entrecote');
  expect(text).toContain('Waar zit het?');
  expect(main.match(/<use href="\/images\/cut-maps\/cow\.svg#[a-z]+"/g)).toHaveLength(14);
  expect(main.match(/<use href="\/images\/cut-maps\/cow\.svg#n\d+"/g)).toHaveLength(12);
  const inked = /<g class="[^"]* [^"]*"><title>([^<]+)<\/title><use href="([^"]+)"/.exec(main);
  expect(inked?.slice(1)).toEqual(['Entrecote (dunne lende)', '/images/cut-maps/cow.svg#sirloin']);
  expect(main).toMatch(/<a href="\/nl\/vleesstuk\/ribeye" tabindex="-1"[^>]*><title>Ribeye \(ribstuk\)<\/title>/i);
  expect(main).toMatch(/<title>schenkel<\/title><use href="\/images\/cut-maps\/cow\.svg#shank"/);
  // The keyboard's way to the same pages.
  expect(main).toMatch(/<li><span>ribstuk<\/span><small><a[^>]* href="\/nl\/vleesstuk\/ribeye"[^>]*>Ribeye<\/a>/);
  expect(main).toMatch(/<li class="[^"]+"><span>dunne lende<\/span><small><span>Entrecote<\/span>/);
});

test('what is taken from more than one area inks them all; the drawing itself is not in the page', async () => {
  const { main } = await page('/nl/vleesstuk/rundergehakt');
  for (const name of ['nek', 'borst', 'klapstuk', 'vang']) expect(main).toContain(`<title>Gehakt (${name})</title>`);
  expect(main).not.toContain('<path');
});

test('a cut that nobody placed has no map', async () => {
  const { main, text } = await page('/nl/vleesstuk/geheim-stuk');
  expect(main).not.toContain('cut-maps');
  expect(text).not.toContain('Waar zit het?');
});

test('a package inks the areas of its own pieces, tells mince apart, and leads to the pages of its cuts', async () => {
  const { main, text } = await page('/nl/ons-vlees/koe-met-kaart');
  expect(text).toContain('Waar de stukken zitten');
  const inked = [...main.matchAll(/<li class="cut-map-of-(cut|minced)"><span>([^<]+)<\/span>/g)].map((m) => m.slice(1));
  expect(inked).toEqual([
    ['minced', 'nek'],
    ['minced', 'klapstuk'],
    ['minced', 'borst'],
    ['cut', 'dunne lende'],
    ['minced', 'vang'],
    ['cut', 'bil'],
  ]);
  expect(main).toMatch(/<span>dunne lende<\/span><small><a[^>]* href="\/nl\/vleesstuk\/entrecote"[^>]*>entrecote<\/a>/);
  expect(main).toMatch(/<span>bil<\/span><small><span>kogelbiefstuk<\/span>/);
  expect(main).toMatch(/<li><span>schenkel<\/span><\/li>/);
});

test('the map of a package is fetched when it comes near, and stands in the page for those without scripts', async () => {
  const { main } = await page('/nl/ons-vlees/koe-met-kaart');
  const without = main.replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(main).toContain('/images/cut-maps/cow.svg#back');
  expect(without).not.toContain('/images/cut-maps/');
  expect(without).toContain('<span>dunne lende</span>');
});

test('a recipe inks what it is cooked of, and nothing it only mentions', async () => {
  const { main, text } = await page('/nl/recepten/hachee-met-kaart');
  expect(text).toContain('Ingekleurd: wat je voor dit recept nodig hebt.');
  const inked = [...main.matchAll(/<li class="cut-map-of-cut"><span>([^<]+)<\/span>/g)].map(([, name]) => name);
  expect(inked).toEqual(['dunne lende']);
});

test('a cut that was searched for is shown on its animal instead of by its picture', async () => {
  const { main } = await page('/nl/zoeken?q=entrecote');
  const hit = /<a[^>]* href="\/nl\/vleesstuk\/entrecote"[^>]*>(.*?)<\/a>/s.exec(main)?.[1] ?? '';
  expect([...hit.matchAll(/cow\.svg#([a-z]+)/g)].map(([, id]) => id)).toEqual(['back', 'sirloin', 'front']);
  expect(main).toContain('rel="stylesheet"');
});

test('the map of a cut can be printed alone, also without our code', async () => {
  const { main, text } = await page('/nl/vleesstuk/entrecote');
  expect(main).toMatch(/<section id="poster"/);
  expect(main).toMatch(/<a[^>]* href="#poster"[^>]*>/);
  expect(text).toContain('Rund: de stukken');
});

test.each(['koe-zonder-kaart', 'wild-zonder-kaart'])('the package %s has no map', async (slug) => {
  const { main, text } = await page(`/nl/ons-vlees/${slug}`);
  expect(text).toContain(slug);
  expect(main).not.toContain('cut-map');
});

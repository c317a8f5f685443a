// Where cuts sit: the map on the page of a cut, of a package and of a recipe.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, findAll, readPage, wordsIn } from '#tests/setup/read-page.ts';
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

/** The parts of drawings that are shown, as `cow.svg#shank`. */
const drawnIn = (html: string) =>
  findAll(html, 'use').map(({ attributes }) => attributes.href?.replace('/images/cut-maps/', '') ?? '');

/** The areas in the list beside a map: their names, which of them are inked, and where they lead. */
const areasIn = (html: string) =>
  findAll(html, 'li').flatMap(({ attributes, inside }) => {
    const name = find(inside, 'span')?.text;
    const ways = findAll(inside, 'a').map((link) => [link.attributes.href ?? '', link.text]);
    const entry = { name, class: attributes.class, isMarked: 'class' in attributes, text: wordsIn(inside) };
    return name === undefined ? [] : [{ ...entry, ways: Object.fromEntries(ways) as Record<string, string> }];
  });
/** Those that are inked, with the class that says by what. */
const inkedIn = (html: string) =>
  areasIn(html).flatMap((area) => (area.class?.startsWith('cut-map-of-') ? [[area.class, area.name]] : []));
const listedIn = (html: string, area: string) => areasIn(html).find(({ name }) => name === area);

test('a cut is inked on the map of its animal, and each other area is a link with its name', async () => {
  const { main, text } = await page('/nl/vleesstuk/entrecote');
  expect(text).toContain('Waar zit het?');
  const uses = drawnIn(main);
  expect(uses.filter((part) => /^cow\.svg#[a-z]+$/.test(part))).toHaveLength(14);
  expect(uses.filter((part) => /^cow\.svg#n\d+$/.test(part))).toHaveLength(12);
  const areas = findAll(main, 'g').map(({ attributes, inside }) => ({
    isInked: attributes.class?.includes(' ') ?? false,
    title: find(inside, 'title')?.text,
    drawn: drawnIn(inside),
  }));
  expect(areas.find(({ isInked }) => isInked)).toMatchObject({
    title: 'Entrecote (dunne lende)',
    drawn: expect.arrayContaining(['cow.svg#sirloin']) as string[],
  });
  const mark = find(main, 'a', { href: '/nl/vleesstuk/ribeye', tabindex: '-1' });
  expect(find(mark?.inside ?? '', 'title')?.text).toBe('Ribeye (ribstuk)');
  expect(areas.find(({ title }) => title === 'schenkel')?.drawn).toContain('cow.svg#shank');
  // The keyboard's way to the same pages.
  expect(listedIn(main, 'ribstuk')).toMatchObject({ isMarked: false, ways: { '/nl/vleesstuk/ribeye': 'Ribeye' } });
  expect(listedIn(main, 'dunne lende')).toMatchObject({ isMarked: true, text: '|dunne lende|Entrecote|', ways: {} });
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
  expect(inkedIn(main)).toEqual([
    ['cut-map-of-minced', 'nek'],
    ['cut-map-of-minced', 'klapstuk'],
    ['cut-map-of-minced', 'borst'],
    ['cut-map-of-cut', 'dunne lende'],
    ['cut-map-of-minced', 'vang'],
    ['cut-map-of-cut', 'bil'],
  ]);
  expect(listedIn(main, 'dunne lende')?.ways).toEqual({ '/nl/vleesstuk/entrecote': 'entrecote' });
  expect(listedIn(main, 'bil')).toMatchObject({ text: '|bil|kogelbiefstuk|', ways: {} });
  expect(listedIn(main, 'schenkel')).toMatchObject({ isMarked: false, text: '|schenkel|' });
});

test('the map of a package is fetched when it comes near, and stands in the page for those without scripts', async () => {
  const { main } = await page('/nl/ons-vlees/koe-met-kaart');
  const without = findAll(main, 'noscript').reduce((left, { inside }) => left.replace(inside, ''), main);
  expect(main).toContain('/images/cut-maps/cow.svg#back');
  expect(without).not.toContain('/images/cut-maps/');
  expect(without).toContain('<span>dunne lende</span>');
});

test('a recipe inks what it is cooked of, and nothing it only mentions', async () => {
  const { main, text } = await page('/nl/recepten/hachee-met-kaart');
  expect(text).toContain('Ingekleurd: wat je voor dit recept nodig hebt.');
  expect(inkedIn(main)).toEqual([['cut-map-of-cut', 'dunne lende']]);
});

test('a cut that was searched for is shown on its animal instead of by its picture', async () => {
  const { main } = await page('/nl/zoeken?q=entrecote');
  const hit = find(main, 'a', { href: '/nl/vleesstuk/entrecote' })?.inside ?? '';
  expect(drawnIn(hit)).toEqual(['cow.svg#back', 'cow.svg#sirloin', 'cow.svg#front']);
  expect(main).toContain('rel="stylesheet"');
});

test('the map of a cut can be printed alone, also without our code', async () => {
  const { main, text } = await page('/nl/vleesstuk/entrecote');
  expect(find(main, 'section', { id: 'poster' })).toBeDefined();
  expect(find(main, 'a', { href: '#poster' })).toBeDefined();
  expect(text).toContain('Rund: de stukken');
});

test.each(['koe-zonder-kaart', 'wild-zonder-kaart'])('the package %s has no map', async (slug) => {
  const { main, text } = await page(`/nl/ons-vlees/${slug}`);
  expect(text).toContain(slug);
  expect(main).not.toContain('cut-map');
});

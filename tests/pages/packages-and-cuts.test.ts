// Packages and meat cuts, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { packagesAndRecipes } from '#tests/setup/packages-and-recipes.ts';
import { find, findAll, readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: packagesAndRecipes, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));

// Cuts ------------------------------------------------------------------------------------------------------------------

test.each(casesOf(marketList, 2))(
  'CUT-1, CUT-2, IMG-6 a cut of $code: title, summary, body and picture',
  async (market) => {
    const { main, text } = await page(pathTo(market, 'cut', { slug: 'steak-cut' }));
    expect(text).toContain('|Steak|From the loin|');
    expect(main).toContain('<p>Leave the fat on.</p>');
    expect(main).toContain('/media/fit-710x470/dish-steak.webp');
    expect(main).toContain('media="(max-width: 768px)" srcSet="/media/fit-500x330/dish-steak.webp');
    expect(main).not.toContain('traceability-box');
  },
);

test.each([
  ['product_id=7001', 'Dier 3'],
  ['delivery_week=10&delivery_year=2024', 'Dier 3'],
  ['product_id=7001&delivery_week=11', 'Dier 3'],
  ['delivery_week=46', 'Dier 1'],
])('PRD-7, PRD-8, PRD-22, PRD-23, PRD-D7, PRD-D8 a cut asked for with %s tells its origin', async (query, animal) => {
  const { main, text } = await page(`/nl/vleesstuk/steak-cut?${query}`);
  expect(findAll(main, 'a', { href: '#traceability-box' })).toHaveLength(1);
  expect(main).toContain('<section id="traceability-box"');
  expect(text).toContain(`|${animal}|`);
});

test.each(['product_id=', 'delivery_week=', 'delivery_week=54', 'other=1'])(
  'PRD-D7 a cut asked for with %s shows no origin',
  async (query) => {
    expect((await page(`/nl/vleesstuk/steak-cut?${query}`)).main).not.toContain('traceability-box');
  },
);

test('a delivery nobody knows says so', async () => {
  const { status, text } = await page('/nl/vleesstuk/steak-cut?product_id=unknown');
  expect(status).toBe(200);
  expect(text).toContain('Van deze levering kennen we de gegevens nog niet.');
});

// Packages --------------------------------------------------------------------------------------------------------------

test.each(casesOf(marketList, 2))(
  'RTE-24, RTE-29, RTE-D7 every sub-route word of $code is a list of packages',
  async (market) => {
    const words = new Set(market.productWords.flatMap(({ word, only }) => (word === null || only ? [] : [word])));
    for (const word of words) {
      const path = `/${market.code}/${market.words.products}/${word}`;
      const { status, h1 } = await page(path);
      expect(`${path} ${status} ${h1.length}`).toBe(`${path} 200 1`);
    }
  },
);

test('RTE-D7 animals that share a word share its list', async () => {
  const { main } = await page('/nl/ons-vlees/wild');
  const listed = findAll(main, 'h2').flatMap(({ inside }) => find(inside, 'a')?.attributes.href ?? []);
  expect(new Set(listed)).toEqual(new Set(['game-box', 'deer-box', 'boar-box'].map((box) => `/nl/ons-vlees/${box}`)));
  expect((await page('/nl/ons-vlees/wild')).h1).toEqual(['Wild zwijn, Hert en Wild: onze pakketten']);
});

test('RTE-25 an animal without packages has an empty list and a way on', async () => {
  const { text, main } = await page('/nl/ons-vlees/eend');
  expect(text).toContain('Van dit dier is er nu geen pakket.');
  expect(main).toContain('href="/nl/dieren"');
});

test.each(casesOf(marketList, 2))('PRD-1, PRD-2, PRD-3, PRD-4 a package of $code', async (market) => {
  const { main, text, jsonLd } = await page(pathTo(market, 'package', { slug: 'full-box' }));
  expect(text).toContain('|Everything in it.|');
  expect(main).toContain('<p>The story.</p>');
  expect(main).toContain('<p>Cold.</p>');
  expect(main).toContain('<table');
  expect(main).toContain('<section id="traceability-box"');
  expect(main).toContain(`href="${pathTo(market, 'farmer', { slug: 'jan' })}"`);
  expect(jsonLd.map((data) => data['@type'])).toContain('Product');
});

test('PRD-7 of a delivery nobody knows the page says so', async () => {
  const { text } = await page('/nl/ons-vlees/full-box?product_id=999999');
  expect(text).toContain('Van deze levering kennen we de gegevens nog niet.');
});

test('PRD-24, PRD-D10 the checklist names the day of delivery', async () => {
  // Monday 16 November 2026, 10:00 in Amsterdam: the next order day is Tuesday, and four days on is Saturday.
  expect((await page('/nl/ons-vlees/full-box')).text).toContain('|Delivered from 21 november 2026|');
  // A day the package itself names comes first, while it lies ahead.
  expect((await page('/nl/ons-vlees/dated-box')).text).toContain('|Delivered on 3 december 2026|');
  expect((await page('/nl/ons-vlees/past-box')).text).toContain('|Delivered on 21 november 2026|');
});

const checkoutIn = (main: string) =>
  findAll(main, 'a').find(({ attributes }) => attributes.href?.includes('order-package'))?.attributes.href;

test('SHP-12, SHP-13, SHP-14, SHP-15 the way to the checkout', async () => {
  const { main } = await page('/nl/ons-vlees/full-box');
  expect(checkoutIn(main)?.replaceAll('&amp;', '&')).toBe(
    'https://www.kudde.example/nl/shop/order-package/?category=cat&path=ons-vlees/full-box&size=large%20%26%20small&mince=6&rib%20burger=0',
  );
});

test.each([
  ['https://staging.kudde.example', 'https://staging.kudde.example/nl/shop/'],
  ['http://localhost:3000', 'http://localhost:3000/nl/shop/'],
  // None of ours, so it is not repeated; the link stays on it.
  ['http://192.0.2.7:8080', '/nl/shop/'],
])('SHP-16, SHP-D4 on %s the way to the checkout begins with %s', async (host, shop) => {
  const { main } = await page(`${host}/nl/ons-vlees/full-box`);
  expect(checkoutIn(main)?.split('order-package')[0]).toBe(shop);
});

test('CRD-3 what cannot be bought has no way to the checkout', async () => {
  expect((await page('/nl/ons-vlees/other-box')).main).not.toContain('order-package');
});

test('RTE-D6 a package has one canonical address', async () => {
  for (const path of [
    '/nl/ons-vlees/full-box',
    '/nl/ons-vlees/rundvlees/full-box',
    '/nl/ons-vlees/full-box?product_id=7001',
  ]) {
    expect((await page(path)).canonical).toBe('https://www.kudde.example/nl/ons-vlees/full-box');
  }
});

test.each([
  ['product_id=7001', 'Dier 3'],
  ['delivery_week=10&delivery_year=2024', 'Dier 3'],
])('PRD-7, PRD-8, PRD-22, PRD-23, PRD-D8 a package asked for with %s shows that delivery', async (query, animal) => {
  const { main, text } = await page(`/nl/ons-vlees/full-box?${query}`);
  expect(text).toContain(`|${animal}|`);
  const links = findAll(main, 'a', { href: '#traceability-box' }).map((link) => link.text);
  expect(links).toEqual([expect.stringContaining('Bekijk de herkomst van jouw levering')]);
  // In the header block, not where it stands for everybody.
  expect(main.indexOf('href="#traceability-box"')).toBeLessThan(main.indexOf('Everything in it.'));
});

test('a title of 200 characters, no picture and a single item do no harm', async () => {
  const { status, h1, main } = await page('/nl/ons-vlees/long-box');
  expect(status).toBe(200);
  expect(h1[0]?.length).toBeGreaterThan(200);
  expect(main).not.toContain('undefined');
  expect((await page('/nl/recepten/soup')).status).toBe(200);
});

test('nothing went wrong behind these pages', () => {
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

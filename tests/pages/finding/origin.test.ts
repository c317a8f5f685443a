// The page of an animal, as the whole shop serves it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { find, findAll } from '#tests/setup/read-page.ts';
import type { sampleContent } from '#tests/setup/content/sample-content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

type Files = ReturnType<typeof sampleContent>;
type Doc = Record<string, unknown>;

/** A cow with a whole life, and one of another country with the same digits. */
function withAnimals(files: Files): Files {
  const packages = files['packages.json'] as Doc[];
  const farmers = files['farmers.json'] as Doc[];
  const record = { category_slug: 'cat', meatcut_slug: 'steak-cut', farmer_slug: 'mia', is_organic: 0 };
  return {
    ...files,
    'farmers.json': farmers.map((farmer) =>
      farmer.slug === 'jan' ? { ...farmer, latitude: 51.96, longitude: 4.95 } : farmer,
    ),
    'packages.json': packages.map((box) =>
      box.slug === 'box'
        ? {
            ...box,
            born_on: '2024-04-11',
            shop_slaughter_place: 'Slachterij Van der Gouw, Wijk en Aalburg (34 km)',
            slaughter_latitude: 51.757,
            slaughter_longitude: 5.131,
            shop_portioning_place: 'Slagerij Brandsma, Lopik',
          }
        : box,
    ),
    'traceability.json': [
      ...(files['traceability.json'] as Doc[]),
      { ...record, shop_animal_nr_prefix: 'FR', shop_animal_nr: '57 3620 418', delivery_year: 2026, delivery_week: 44 },
    ],
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    now: new Date('2026-11-16T09:00:00Z'),
    content: (market, files) => (market.code === 'nl' ? withAnimals(files) : files),
  });
});
afterAll(() => app?.close());

const mainOf = (html: string) => find(html, 'main')?.inside ?? '';
const linksIn = (html: string) => findAll(mainOf(html), 'a').map(({ attributes }) => attributes.href);
const page = '/nl/herkomst/NL573620418';

test.each(marketList)(
  'D3 $code: the page of an animal is whole without script, and not for search engines',
  async (market) => {
    const path = pathTo(market, 'animal', { slug: 'NL573620418' });
    const { status, html } = await app.get(path);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(linksIn(html)).toContain(pathTo(market, 'package', { slug: 'box' }));
    expect(linksIn(html)).toContain(pathTo(market, 'farmer', { slug: 'jan' }));
    expect(linksIn(html)).toContain(pathTo(market, 'recipe', { slug: 'stew' }));
    expect(mainOf(html)).toContain('Jan de Boer');
    const sitemap = await app.get(`/sitemaps/${market.code}.xml`);
    expect(sitemap.html).not.toContain(`/${market.words.origin}`);
  },
);

test.each(['NL 5736 2041 8', 'nl-5736-2041-8', ' NL 5736.2041/8', 'NL５７３６２０４１８'])(
  'D3 %j in the form leads to the normal form',
  async (typed) => {
    const { status, location } = await app.get(`/nl/herkomst?nr=${encodeURIComponent(typed)}`);
    expect({ status, location }).toEqual({ status: 303, location: page });
  },
);

test('D3 another spelling in the path moved for good', async () => {
  const { status, location } = await app.get('/nl/herkomst/nl-5736-2041-8');
  expect({ status, location }).toEqual({ status: 301, location: page });
});

test.each([
  ['?nr=123', '123'],
  ['?nr=', ''],
  [`?nr=${encodeURIComponent('<script>')}`, '&lt;script&gt;'],
  [`?nr=${'A'.repeat(21)}`, 'A'.repeat(21)],
])('D3 the form refuses %s in words, with what was typed', async (query, shown) => {
  const { status, html } = await app.get(`/nl/herkomst${query}`);
  expect(status).toBe(400);
  const main = mainOf(html);
  expect(main).toContain('4 tot 20 letters en cijfers');
  expect(main).toMatch(new RegExp(`<input[^>]* value="${shown}"`));
});

test.each(['123', '%3Cscript%3E', 'A'.repeat(21)])('D3 %s in the path is refused', async (tag) => {
  expect((await app.get(`/nl/herkomst/${tag}`)).status).toBe(400);
});

test.each(['1234', 'NL5736O2041'])('D3 %s is asked and not known: the form, and where a number stands', async (tag) => {
  const { status, html } = await app.get(`/nl/herkomst/${tag}`);
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"');
  const main = mainOf(html);
  expect(main).toMatch(new RegExp(`<input[^>]* value="${tag}"`));
  expect(findAll(main, 'li').length).toBeGreaterThanOrEqual(3);
});

test('D3 by digits alone all animals of the number are shown', async () => {
  const { html } = await app.get('/nl/herkomst/573620418');
  const main = mainOf(html);
  expect(main).toContain('NL\u00A05736\u00A02041\u00A08');
  expect(main).toContain('FR\u00A057\u00A03620\u00A0418');
  expect(main).toContain('Bezorgd in week 44 van 2026');
  expect(findAll(main, 'h1')).toHaveLength(1);
});

test('D3 the way has dates and places of the record, what is ahead is called planned, and the map has its kilometres', async () => {
  const main = mainOf((await app.get(page)).html);
  expect(main).toContain('11 apr 2024');
  expect(main).toContain('Slachterij Van der Gouw, Wijk en Aalburg');
  expect(main).toMatch(/aria-label="Kaart van de weg: Deventer, Slachterij Van der Gouw/);
  expect(main).toContain('>34\u00A0km</text>');
  expect(main).not.toContain('FAO');
});

test('D3 package and search lead to the page of the animal', async () => {
  expect(linksIn((await app.get('/nl/ons-vlees/box')).html)).toContain(page);
  expect(linksIn((await app.get('/nl/zoeken?q=5736%202041%208')).html)).toContain(page);
});

test('D3 a page of an animal is kept, and a form that was sent leads on for each', async () => {
  await app.get(page);
  expect((await app.get(page)).status).toBe(200);
  expect((await app.get(`/nl/herkomst?nr=NL573620418`)).status).toBe(303);
  expect((await app.get(`/nl/herkomst?nr=NL573620418`)).status).toBe(303);
});

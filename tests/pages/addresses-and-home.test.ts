// Addresses, home, static pages and questions, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { filterWordOf } from '#rules/lists/animal-filter.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { packagesAndRecipes } from '#tests/setup/packages-and-recipes.ts';
import { find, findAll, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: packagesAndRecipes, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));

// Addresses ------------------------------------------------------------------------------------------------------------

test.each([
  ['/', 302, '/nl'],
  ['/nl/recepten/1', 301, '/nl/recepten'],
  ['/nl/recepten/01', 301, '/nl/recepten'],
  ['/nl/recepten/kip/1', 301, '/nl/recepten/kip'],
  ['/nl/vragen/1', 301, '/nl/vragen'],
  ['/nl/vragen/kip/1', 301, '/nl/vragen/kip'],
  ['/nl/ons-vlees/rundvlees/1', 301, '/nl/ons-vlees/rundvlees'],
])('RTE-5, RTE-D10, LST-3 %s leads on (%i) to %s', async (path, status, to) => {
  const { status: answered, location } = await app.get(path);
  expect({ status: answered, path: location && new URL(location, 'https://www.kudde.example').pathname }).toEqual({
    status,
    path: to,
  });
});

test.each([
  ['/nl', 'Home'],
  ['/de', 'Home'],
  ['/uk', 'Home'],
  ['/about', 'About'],
  ['/nl/about', 'About'],
  ['/nl/dieren', 'Welk dier mag het zijn?'],
  ['/nl/dieren/kip', 'Welk dier mag het zijn?'],
  ['/de/tiere/gans', 'Welches Tier darf es sein?'],
  ['/nl/recepten', 'Recepten'],
  ['/nl/recepten/2', 'Recepten'],
  ['/nl/recepten/kip', 'Recepten: Kip'],
  ['/nl/recepten/kip/2', 'Recepten: Kip'],
  ['/nl/recepten/whole-stew', 'Whole stew'],
  ['/nl/recepten/whole-stew/2', 'Whole stew'],
  ['/nl/vragen', 'Waar kunnen we mee helpen?'],
  ['/nl/vragen/kip', 'Waar kunnen we mee helpen?'],
  ['/nl/ons-vlees', 'All our meat'],
  ['/nl/ons-vlees/rundvlees', 'Beef by word'],
  ['/nl/ons-vlees/kip', 'Kip: onze pakketten'],
  ['/nl/ons-vlees/full-box', 'Full box'],
  ['/nl/ons-vlees/rundvlees/full-box', 'Full box'],
  ['/nl/vleesstuk', 'All our cuts'],
  ['/nl/vleesstuk/steak-cut', 'Steak'],
])('RTE-6, RTE-7, RTE-9, RTE-10, RTE-11, RTE-22, RTE-23, RTE-D6, RTE-D9 %s is the page %s', async (path, title) => {
  const { status, h1 } = await page(path);
  expect({ status, h1 }).toEqual({ status: 200, h1: [title] });
});

test.each([
  '/foo',
  '/en/farmers',
  '/global/about',
  '/nl/about/x',
  '/nl/about/2',
  '/nl/unknown',
  '/nl/dieren/gans',
  '/nl/dieren/onbekend',
  '/nl/dieren/kip/2',
  '/nl/recepten/5',
  '/nl/recepten/kip/3',
  '/nl/recepten/kip/x',
  '/nl/recepten/0',
  '/nl/recepten/unknown',
  '/nl/recepten/9999999999999999999',
  '/nl/vragen/onbekend',
  '/nl/vragen/2',
  '/nl/vragen/kip/2',
  '/nl/ons-vlees/unknown',
  '/nl/ons-vlees/rundvlees/2',
  '/nl/ons-vlees/rundvlees/full-box/2',
  '/nl/ons-vlees/unknown/full-box',
  '/nl/ons-vlees/geurlijn',
  '/nl/ons-vlees/goose',
  '/nl/vleesstuk/unknown',
  '/nl/vleesstuk/steak-cut/2',
  '/fr/boerderij-box',
  '/uk/farmbox/x',
  '/fr/blog',
  '/fr/blog/a/b',
  '/uk/animals/goose',
  '/de/fragen/onbekend',
])('RTE-12, RTE-D12, RTE-D13, RTE-29, LST-D2, FAQ-D1, CUT-3, RCP-14, ERR-8 %s does not exist', async (path) => {
  expect((await app.get(path)).status).toBe(404);
});

test('RTE-38, RTE-39 geurlijn is a list on other than the production host', async () => {
  const { status, html } = await app.get('https://staging.kudde.example/nl/ons-vlees/geurlijn');
  expect(status).toBe(200);
  expect(html).toContain('Geurlijn: onze pakketten');
});

test.each([
  ['/', '/?invite=ALICE', '/nl', '/nl?invite=ALICE'],
  ['/?invite=ALICE', '/?invite=BOB', '/nl?invite=ALICE', '/nl?invite=BOB'],
  ['/nl/', '/nl/?utm_source=x', '/nl', '/nl?utm_source=x'],
  ['/nl/recepten/1', '/nl/recepten/1?awc=7', '/nl/recepten', '/nl/recepten?awc=7'],
  ['/nl/old', '/nl/old?utm_source=x', '/nl/about', '/nl/about?utm_source=x'],
])('RTE-D2, RTE-D15, CPN-8, STO-6 %s and %s at the same time lead to %s and %s', async (one, other, to, otherTo) => {
  const answers = await Promise.all([one, other, one, other].map((path) => app.get(path)));
  expect(answers.map(({ location }) => location)).toEqual([to, otherTo, to, otherTo]);
});

test('RTE-D2 whoever comes from a page of a market stays in it, whoever asks beside them', async () => {
  const headers = { referer: 'https://www.kudde.example/de/404' };
  const answers = await Promise.all([app.get('/'), app.get('/', { headers }), app.get('/'), app.get('/', { headers })]);
  expect(answers.map(({ location }) => location)).toEqual(['/nl', '/de', '/nl', '/de']);
});

test('RTE-38, RTE-39, RTE-D17, SEO-D4 a host we do not know gets pages of its own kind, whoever asked before', async () => {
  const hosts = ['staging.stranger.example', 'shop.customer.example', 'alpha.stranger.example', '192.0.2.7'];
  const kinds = [];
  for (const host of hosts) {
    const { html } = await app.get(`https://${host}/nl/vragen/kip`);
    const { status } = await app.get(`https://${host}/nl/ons-vlees/geurlijn`);
    kinds.push([find(html, 'html')?.attributes['data-host'], html.includes('content="noindex, nofollow"'), status]);
  }
  expect(kinds).toEqual([
    ['staging', true, 200],
    ['production', false, 404],
    ['alpha', true, 200],
    ['production', false, 404],
  ]);
});

// Home, mission, home variant, static pages -----------------------------------------------------------------------------

test.each(casesOf(marketList, 2))(
  'HOME-1, HOME-2 home and mission of $code show their own content between their modules',
  async (market) => {
    for (const [path, name] of [
      [pathTo(market, 'home'), 'home'],
      [pathTo(market, 'mission'), 'mission'],
    ] as const) {
      const { status, main, h1 } = await page(path);
      expect(status).toBe(200);
      expect(h1).toHaveLength(1);
      const places = [`Module ${name}-top`, `Own words of ${name}`, `Module ${name}-bottom`].map((words) =>
        main.indexOf(words),
      );
      expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
    }
  },
);

test.each(casesOf(marketList, 2))(
  'HOME-4, HOME-6, HOME-D3 the home variant of $code: packages by animal, in the order of the market',
  async (market) => {
    const { status, main } = await page(pathTo(market, 'animals'));
    expect(status).toBe(200);
    const groups = findAll(main, 'section').flatMap(({ attributes: { id = '' } }) => (/^[a-z]+$/.test(id) ? [id] : []));
    const known: readonly string[] = market.animalTypes;
    const present = known.filter((animal, index) => index < 2 || ['game', 'deer', 'boar'].includes(animal));
    expect(groups).toEqual(present);
    expect(main).toContain(`href="${pathTo(market, 'package', { slug: 'box' })}"`);
  },
);

test.each(casesOf(marketList, 2))(
  'RTE-9, HOME-D2 every animal of $code has its address in the home variant',
  async (market) => {
    for (const animal of market.animalTypes) {
      const path = pathTo(market, 'animals', { filter: animal });
      expect(`${path} ${(await app.get(path ?? '')).status}`).toBe(`${path} 200`);
    }
  },
);

test.each(casesOf(marketList, 2))(
  'HOME-9, RTE-10 a static page of $code: title, text, picture, links, modules',
  async ({ code, words }) => {
    const { main, text, html } = await page(`/${code}/about`);
    expect(text).toContain('|About|In short|To the questions|To elsewhere|');
    expect(main).toContain('<p>At length</p>');
    expect(main).toContain('/media/resize-800/scene-polder.webp');
    expect(find(main, 'a', { href: `/${code}/${words.faq}` })).toBeDefined();
    expect(find(main, 'a', { href: 'https://elsewhere.example/', target: '_blank' })).toBeDefined();
    expect(main).toContain('Module about-bottom');
    expect(html).toContain('<title>About us</title>');
    expect(html).toContain('<meta name="description" content="Who we are"/>');
  },
);

// Questions -------------------------------------------------------------------------------------------------------------

test.each(casesOf(marketList, 2))(
  'FAQ-1, FAQ-2, FAQ-5, FAQ-6, FAQ-D3 questions of $code, general unless an animal is asked for',
  async (market) => {
    const [first = 'cow', second = 'cow'] = market.animalTypes;
    const general = await page(pathTo(market, 'faq'));
    const ofFirst = await page(pathTo(market, 'faq', { filter: first }) ?? '');
    const questions = (html: string) => findAll(html, 'summary').map(({ text }) => text);
    expect(questions(general.main)).toEqual(['General?', 'Both?']);
    expect(questions(ofFirst.main)).toEqual(['First?', 'Both?']);
    for (const animal of [first, second]) {
      expect(general.main).toContain(`href="${pathTo(market, 'faq', { filter: animal })}"`);
    }
    expect(findAll(general.main, 'details').filter(({ attributes }) => 'open' in attributes)).toEqual([]);
    expect(ofFirst.canonical).toMatch(new RegExp(`/${filterWordOf(market, first)}$`));
  },
);

test.each(casesOf(marketList, 2))('FAQ-3, FAQ-D4 the contact box of $code', async (market) => {
  const { main } = await page(pathTo(market, 'faq'));
  expect(main).toContain(`href="tel:${market.phone.replaceAll(' ', '')}"`);
  expect(main).toContain(`href="mailto:${market.email}"`);
  expect(main).toContain(textIn(market)('contact.hours'));
});

test('FAQ-1 search engines get the questions shown as data', async () => {
  const { jsonLd } = await page('/nl/vragen');
  const faq = jsonLd.find((data) => data['@type'] === 'FAQPage');
  expect(faq).toMatchObject({
    '@context': 'https://schema.org',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'General?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Yes <b>always</b></p>' },
      },
      { name: 'Both?' },
    ],
  });
});

test('nothing went wrong behind these pages', () => {
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

// Home, static pages, questions, recipes, cuts and packages, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import { filterWordOf } from '#rules/animal-filter.ts';
import { pathTo } from '#rules/paths.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { screensContent } from '#tests/setup/screens-a-content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: screensContent, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

/** A page, apart from what surrounds it on every page. */
async function page(path: string) {
  const answer = await app.get(path);
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(answer.html)?.[1] ?? '';
  const text = main.replace(/<[^>]*>/g, '|').replace(/[|\s]*\|[|\s]*/g, '|');
  const h1 = [...answer.html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map((match) => match[1]);
  return { ...answer, main, text, h1 };
}

function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
  );
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

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
  ['/nl/recepten/kip', 'Recepten'],
  ['/nl/recepten/kip/2', 'Recepten'],
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

// Home, mission, home variant, static pages -----------------------------------------------------------------------------

test.each(marketList)(
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

test.each(marketList)(
  'HOME-4, HOME-6, HOME-D3 the home variant of $code: packages by animal, in the order of the market',
  async (market) => {
    const { status, main } = await page(pathTo(market, 'animals'));
    expect(status).toBe(200);
    const groups = [...main.matchAll(/<section id="([a-z]+)"/g)].map((match) => match[1]);
    const known: readonly string[] = market.animalTypes;
    const present = known.filter((animal, index) => index < 2 || ['game', 'deer', 'boar'].includes(animal));
    expect(groups).toEqual(present);
    expect(main).toContain(`href="${pathTo(market, 'package', { slug: 'box' })}"`);
  },
);

test.each(marketList)('RTE-9, HOME-D2 every animal of $code has its address in the home variant', async (market) => {
  for (const animal of market.animalTypes) {
    const path = pathTo(market, 'animals', { filter: animal });
    expect(`${path} ${(await app.get(path ?? '')).status}`).toBe(`${path} 200`);
  }
});

test.each(marketList)(
  'HOME-9, RTE-10 a static page of $code: title, text, picture, links, modules',
  async ({ code, words }) => {
    const { main, text, html } = await page(`/${code}/about`);
    expect(text).toContain('|About|In short|To the questions|To elsewhere|');
    expect(main).toContain('<p>At length</p>');
    expect(main).toContain('/media/resize-800/scene-polder.webp');
    expect(main).toMatch(new RegExp(`<a [^>]*href="/${code}/${words.faq}"`));
    expect(main).toMatch(/<a [^>]*href="https:\/\/elsewhere.example\/"[^>]*target="_blank"/);
    expect(main).toContain('Module about-bottom');
    expect(html).toContain('<title>About us</title>');
    expect(html).toContain('<meta name="description" content="Who we are"/>');
  },
);

// Questions -------------------------------------------------------------------------------------------------------------

test.each(marketList)(
  'FAQ-1, FAQ-2, FAQ-5, FAQ-6, FAQ-D3 questions of $code, general unless an animal is asked for',
  async (market) => {
    const [first = 'cow', second = 'cow'] = market.animalTypes;
    const general = await page(pathTo(market, 'faq'));
    const ofFirst = await page(pathTo(market, 'faq', { filter: first }) ?? '');
    const questions = (html: string) => [...html.matchAll(/<summary[^>]*>([^<]*)/g)].map((match) => match[1]);
    expect(questions(general.main)).toEqual(['General?', 'Both?']);
    expect(questions(ofFirst.main)).toEqual(['First?', 'Both?']);
    for (const animal of [first, second]) {
      expect(general.main).toContain(`href="${pathTo(market, 'faq', { filter: animal })}"`);
    }
    expect(general.main).not.toMatch(/<details[^>]* open/);
    expect(canonicalOf(ofFirst.html)).toMatch(new RegExp(`/${filterWordOf(market, first)}$`));
  },
);

test.each(marketList)('FAQ-3, FAQ-D4 the contact box of $code', async (market) => {
  const { main } = await page(pathTo(market, 'faq'));
  expect(main).toContain(`href="tel:${market.phone.replaceAll(' ', '')}"`);
  expect(main).toContain(`href="mailto:${market.email}"`);
  expect(main).toContain(textIn(market)('contact.hours'));
});

test('FAQ-1 search engines get the questions shown as data', async () => {
  const { html } = await page('/nl/vragen');
  const faq = jsonLdOf(html).find((data) => data['@type'] === 'FAQPage');
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

// Recipes ---------------------------------------------------------------------------------------------------------------

test.each(marketList)('RCP-1, RCP-2, RCP-3, LST-4, LST-7 the recipes of $code in pages of 18', async (market) => {
  const [first = 'cow'] = market.animalTypes;
  const cards = (html: string) => html.match(/<article/g)?.length;
  const list = async (page_: number, filter: typeof first | null = null) =>
    cards((await page(pathTo(market, 'recipes', { page: page_, filter }) ?? '')).main);
  // 59 in all, 39 of the first animal.
  expect([await list(1), await list(2), await list(3), await list(4)]).toEqual([18, 18, 18, 5]);
  expect([await list(1, first), await list(2, first), await list(3, first)]).toEqual([18, 18, 3]);
  const { main } = await page(pathTo(market, 'recipes', { page: 2 }));
  const steps = [...main.matchAll(/<a (?=[^>]*aria-label="[^"]*\d")[^>]*href="([^"]*)"/g)].map((match) => match[1]);
  expect(steps).toEqual([1, 2, 3, 4].map((number) => pathTo(market, 'recipes', { page: number })));
});

test('LST-1, LST-2, LST-3 filters and pages lead where the table says', async () => {
  const { main } = await page('/nl/recepten/kip/2');
  const links = new Set([...main.matchAll(/href="(\/nl\/recepten[^"]*)"/g)].map((match) => match[1]));
  expect(links).toContain('/nl/recepten');
  expect(links).toContain('/nl/recepten/rund');
  expect(links).toContain('/nl/recepten/kip');
  expect(links).toContain('/nl/recepten/kip/2');
  expect(links).not.toContain('/nl/recepten/rund/2');
  expect(links).not.toContain('/nl/recepten/1');
  expect(main).toMatch(
    /<a [^>]*aria-current="true"[^>]*>Kip<|<a [^>]*href="\/nl\/recepten\/kip"[^>]*aria-current="true"/,
  );
});

test('LST-6, LST-D4 only animals that have recipes are filters, whatever the filter', async () => {
  for (const path of ['/nl/recepten', '/nl/recepten/kip']) {
    const { main } = await page(path);
    const tabs = /aria-label="Kies een dier">(.*?)<\/nav>/s
      .exec(main)?.[1]
      ?.replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|');
    // Of pork there is one, and no page but the last shows it.
    expect(tabs).toBe('|Alle recepten|Rund|Kip|Varken|');
  }
});

test('an animal without recipes has an empty list and a way back', async () => {
  const { status, main, text } = await page('/nl/recepten/eend');
  expect(status).toBe(200);
  expect(text).toContain('Voor dit dier hebben we nog geen recept.');
  expect(main).toContain('href="/nl/recepten"');
});

test.each(marketList)('RCP-5, RCP-6, RCP-7, RCP-8, RCP-9, RCP-10, RCP-11, RCP-12 a recipe of $code', async (market) => {
  const { main, text } = await page(pathTo(market, 'recipe', { slug: 'whole-stew' }));
  const t = textIn(market);
  expect(main).toContain('<p>Three hours of nothing.</p>');
  expect(main).toContain(t('recipes:by', { author: 'Truus &amp; co' }));
  for (const fact of [
    t('units.minutesShort', { amount: 20 }),
    t('units.minutesShort', { amount: 190 }),
    '4',
    t('units.kcal', { amount: 540 }),
  ]) {
    expect(text).toContain(`|${fact}|`);
  }
  expect(text).toContain('|700 g|Meat|2|Vinegar|Salt|');
  expect(main).toMatch(new RegExp(`<a [^>]*href="${pathTo(market, 'package', { slug: 'box' })}"[^>]*>Meat</a>`));
  expect(main).toMatch(
    /<a [^>]*href="https:\/\/vinegar.example\/bottle"[^>]*target="_blank" rel="noopener">Vinegar<\/a>/,
  );
  expect(text).toContain(`|${t('recipes:requirements')}|A pan|`);
  expect(main).toMatch(/<ol[^>]*>.*Stir\..*Wait\..*<\/ol>/s);
  expect(main).toContain('alt="Stir."');
});

test('RCP-15, RCP-D4 a recipe as data for search engines', async () => {
  const { html } = await page('/nl/recepten/whole-stew');
  expect(jsonLdOf(html).find((data) => data['@type'] === 'Recipe')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Whole stew',
    author: { '@type': 'Person', name: 'Truus & co' },
    image: 'https://www.kudde.example/media/resize-1200/dish-stew.jpg',
    description: 'Three hours of nothing.',
    prepTime: 'PT20M',
    cookTime: 'PT190M',
    recipeYield: '4',
    nutrition: { '@type': 'NutritionInformation', calories: '540 kcal' },
    recipeIngredient: ['700 g Meat', '2 Vinegar', 'Salt'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir.' }, { text: 'Wait.' }],
  });
});

test('RTE-D12 the canonical address of a recipe drops a page, that of a list keeps it', async () => {
  expect(canonicalOf((await page('/nl/recepten/whole-stew/2')).html)).toBe(
    'https://www.kudde.example/nl/recepten/whole-stew',
  );
  expect(canonicalOf((await page('/nl/recepten/kip/2')).html)).toBe('https://www.kudde.example/nl/recepten/kip/2');
  expect(canonicalOf((await page('/nl/recepten')).html)).toBe('https://www.kudde.example/nl/recepten');
});

// Cuts ------------------------------------------------------------------------------------------------------------------

test.each(marketList)('CUT-1, CUT-2, IMG-6 a cut of $code: title, summary, body and picture', async (market) => {
  const { main, text } = await page(pathTo(market, 'cut', { slug: 'steak-cut' }));
  expect(text).toContain('|Steak|From the loin|');
  expect(main).toContain('<p>Leave the fat on.</p>');
  expect(main).toContain('/media/fit-710x470/dish-steak.webp');
  expect(main).toContain('media="(max-width: 768px)" srcSet="/media/fit-500x330/dish-steak.webp');
  expect(main).not.toContain('traceability-box');
});

test.each([
  ['product_id=7001', 'Dier 3'],
  ['delivery_week=10&delivery_year=2024', 'Dier 3'],
  ['product_id=7001&delivery_week=11', 'Dier 3'],
  ['delivery_week=46', 'Dier 1'],
])('PRD-7, PRD-8, PRD-22, PRD-23, PRD-D7, PRD-D8 a cut asked for with %s tells its origin', async (query, animal) => {
  const { main, text } = await page(`/nl/vleesstuk/steak-cut?${query}`);
  expect(main.match(/href="#traceability-box"/g)).toHaveLength(1);
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

test.each(marketList)('RTE-24, RTE-29, RTE-D7 every sub-route word of $code is a list of packages', async (market) => {
  const words = new Set(market.productWords.flatMap(({ word, only }) => (word === null || only ? [] : [word])));
  for (const word of words) {
    const path = `/${market.code}/${market.words.products}/${word}`;
    const { status, h1 } = await page(path);
    expect(`${path} ${status} ${h1.length}`).toBe(`${path} 200 1`);
  }
});

test('RTE-D7 animals that share a word share its list', async () => {
  const { main } = await page('/nl/ons-vlees/wild');
  const listed = [...main.matchAll(/<h2[^>]*><a [^>]*href="\/nl\/ons-vlees\/([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(listed)).toEqual(new Set(['game-box', 'deer-box', 'boar-box']));
  expect((await page('/nl/ons-vlees/wild')).h1).toEqual(['Wild zwijn, Hert en Wild: onze pakketten']);
});

test('RTE-25 an animal without packages has an empty list and a way on', async () => {
  const { text, main } = await page('/nl/ons-vlees/eend');
  expect(text).toContain('Van dit dier is er nu geen pakket.');
  expect(main).toContain('href="/nl/dieren"');
});

test.each(marketList)('PRD-1, PRD-2, PRD-3, PRD-4 a package of $code', async (market) => {
  const { main, text, html } = await page(pathTo(market, 'package', { slug: 'full-box' }));
  expect(text).toContain('|Everything in it.|');
  expect(main).toContain('<p>The story.</p>');
  expect(main).toContain('<p>Cold.</p>');
  expect(main).toContain('<table');
  expect(main).toContain('<section id="traceability-box"');
  expect(main).toContain(`href="${pathTo(market, 'farmer', { slug: 'jan' })}"`);
  expect(jsonLdOf(html).map((data) => data['@type'])).toContain('Product');
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

test('SHP-12, SHP-13, SHP-14, SHP-15 the way to the checkout', async () => {
  const { main } = await page('/nl/ons-vlees/full-box');
  const link = /href="([^"]*order-package[^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&');
  expect(link).toBe(
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
  expect(/href="([^"]*)order-package/.exec(main)?.[1]).toBe(shop);
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
    expect(canonicalOf((await page(path)).html)).toBe('https://www.kudde.example/nl/ons-vlees/full-box');
  }
});

test.each([
  ['product_id=7001', 'Dier 3'],
  ['delivery_week=10&delivery_year=2024', 'Dier 3'],
])('PRD-7, PRD-8, PRD-22, PRD-23, PRD-D8 a package asked for with %s shows that delivery', async (query, animal) => {
  const { main, text } = await page(`/nl/ons-vlees/full-box?${query}`);
  expect(text).toContain(`|${animal}|`);
  expect(main.match(/href="#traceability-box"/g)).toHaveLength(1);
  // In the header block, not where it stands for everybody.
  const link = /<a [^>]*href="#traceability-box"[^>]*>.*?<\/a>/s.exec(main);
  expect(link?.[0]).toContain('Bekijk de herkomst van jouw levering');
  expect(link?.index).toBeLessThan(main.indexOf('Everything in it.'));
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
  expect(Object.keys(markets)).toHaveLength(4);
});

// Farmers and breeds, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expectMovedTo, expectNotFound, expectPage } from '#tests/setup/expect-page.ts';
import { farmersAndPosts, longTitle } from '#tests/setup/farmers-and-posts.ts';
import { find, findAll, headingsIn, linksIn, readPage, wordsIn } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: farmersAndPosts, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));
const site = 'https://www.kudde.example';
const everyMarket = casesOf(marketList, 2).map((market) => [market.code, market] as const);

// Addresses ------------------------------------------------------------------------------------------------------------

test.each([
  ['/nl/onze-boeren/1', '/nl/onze-boeren'],
  ['/nl/onze-boeren/01?utm_source=x', '/nl/onze-boeren?utm_source=x'],
  ['/nl/onze-boeren/rund/1', '/nl/onze-boeren/rund'],
  ['/fr/nos-eleveurs/1', '/fr/nos-eleveurs'],
  ['/nl/rassen/1', '/nl/rassen'],
])('LST-3, RTE-D10 %s leads for good to %s', (path, to) => expectMovedTo(app, path, to));

const farmerPages = [
  ['/nl/onze-boeren', 'Onze boeren'],
  ['/nl/onze-boeren/2', 'Onze boeren'],
  ['/nl/onze-boeren/rund', 'Onze boeren: Rund'],
  ['/nl/onze-boeren/rund/2', 'Onze boeren: Rund'],
  ['/nl/onze-boeren/jan', 'Jan'],
  ['/nl/onze-boeren/jan/2', 'Jan'],
  ['/fr/nos-eleveurs', 'Nos éleveurs'],
  ['/uk/farmers', 'Our farmers'],
  ['/de/unsere-bauern', 'Unsere Bäuerinnen und Bauern'],
];
test.each(farmerPages)('RTE-19, FRM-8, FRM-9, FRM-10, RTE-D12 %s is the page %s', (path, title) =>
  expectPage(app, path, title),
);

const newFarmerPages = [
  ['/nl/onze-boeren/nieuwe-boeren', 'Nieuwe boeren'],
  ['/fr/nos-eleveurs/nouveaux-eleveurs', 'Nouveaux éleveurs'],
  ['/uk/farmers/new-farmers', 'New farmers'],
  ['/de/unsere-bauern/neue-bauern', 'Neue Höfe'],
];
test.each(newFarmerPages)('FRM-13, FRM-D1 %s is the page %s', (path, title) => expectPage(app, path, title));

const breedPages = [
  ['/nl/rassen', 'De rassen'],
  ['/nl/rassen/2', 'De rassen'],
  ['/nl/rassen/bont', 'Bont'],
  ['/nl/rassen/bont/2', 'Bont'],
  ['/fr/races', 'Les races'],
  ['/uk/breeds', 'The breeds'],
  ['/de/rassen', 'Die Rassen'],
];
test.each(breedPages)('RTE-31, BRD-3 %s is the page %s', (path, title) => expectPage(app, path, title));

const noFarmerPages = [
  '/nl/onze-boeren/0',
  '/nl/onze-boeren/4',
  '/nl/onze-boeren/rund/4',
  '/nl/onze-boeren/kip/2',
  '/nl/onze-boeren/kip/x',
  '/nl/onze-boeren/jan/x',
  '/nl/onze-boeren/niemand',
  '/nl/onze-boeren/nieuwe-boeren/2',
  '/uk/farmers/goose',
];
test.each(noFarmerPages)('ERR-8, RTE-42, RTE-43, RTE-D12, LST-D2 %s is not found', (path) => expectNotFound(app, path));

test.each(['/nl/onze-boeren/neue-bauern', '/de/unsere-bauern/nieuwe-boeren'])(
  'FRM-D1 the word of another market is only a slug: %s is not found',
  (path) => expectNotFound(app, path),
);

test.each(['/nl/rassen/kip', '/nl/rassen/3', '/nl/rassen/bont/x'])('ERR-8, BRD-D1, LST-D2 %s is not found', (path) =>
  expectNotFound(app, path),
);

// Farmers --------------------------------------------------------------------------------------------------------------

test.each(everyMarket)('FRM-1, LST-4, LST-7, LST-8 the farmers of %s, 18 on a page', async (_, market) => {
  const t = textIn(market);
  const path = pathTo(market, 'farmers');
  const [first, last] = await Promise.all([page(path), page(`${path}/3`)]);
  expect(first.cards).toHaveLength(18);
  expect(first.canonical).toBe(`${site}${path}`);
  expect(linksIn(first.main, t('pagination.label'))?.map(({ to }) => to)).toEqual([
    path,
    `${path}/2`,
    `${path}/3`,
    `${path}/2`,
  ]);
  expect(last.canonical).toBe(`${site}${path}/3`);
  expect(last.cards.length).toBeGreaterThan(0);
  expect(last.cards.length).toBeLessThanOrEqual(18);
});

/** The card that leads to an address. */
const cardTo = (html: string, href: string) =>
  findAll(html, 'article').find(({ inside }) => find(inside, 'a', { href }))?.inside ?? '';

test('FRM-2, FRM-3, FRM-4, FRM-5, FRM-6, FRM-D3, FRM-D6 what stands on a card', async () => {
  const { main } = await page('/nl/onze-boeren/2');
  const card = cardTo(main, '/nl/onze-boeren/rich');
  const text = wordsIn(card);
  for (const word of ['|Premium|', '|Bio|', '|MSC|', '|Label Rouge|', '|Rich|', '|Lopik|', '|In short|']) {
    expect(text).toContain(word);
  }
  expect(card).toContain('/media/fit-460x210/scene-polder-wide.jpg');
  expect(card).toContain('/media/fit-250x250/portrait-henk.jpg');
  const long = cardTo(main, '/nl/onze-boeren/long');
  expect(long).toContain(longTitle);
  expect(long).not.toContain('Premium');
});

test('FRM-7 the words that lead to a farmer fit what they do', async () => {
  const pages = await Promise.all([page('/nl/onze-boeren/2'), page('/nl/onze-boeren/3')]);
  const cardOf = (slug: string) => cardTo(pages.map(({ main }) => main).join(''), `/nl/onze-boeren/${slug}`);
  expect(cardOf('hunter')).toContain('Loop mee het bos in');
  expect(cardOf('sailor')).toContain('Stap aan boord');
  expect(cardOf('bare')).toContain('Bezoek de boerderij');
});

test('FRM-8, LST-1, LST-2, LST-6, LST-D4 the filter: animals that have farmers, in the order of the market', async () => {
  const { main, cards } = await page('/nl/onze-boeren/kip');
  const tabs = linksIn(main, 'Kies een dier') ?? [];
  expect(tabs.map(({ to }) => to)).toEqual([
    '/nl/onze-boeren',
    '/nl/onze-boeren/rund',
    '/nl/onze-boeren/kip',
    '/nl/onze-boeren/wild',
    '/nl/onze-boeren/vis',
  ]);
  expect(tabs.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Kip']);
  expect(main).toContain('tabs-8');
  // One of them has both animals.
  expect(cards).toEqual(['Mia', 'Piet']);
  expect(linksIn(main, 'Pagina’s')).toBeNull();
});

test('FRM-9, LST-D1 pages of a filtered list keep the filter; the title says both', async () => {
  const { main, title, canonical } = await page('/nl/onze-boeren/rund/2');
  expect(canonical).toBe(`${site}/nl/onze-boeren/rund/2`);
  expect(linksIn(main, 'Pagina’s')?.map(({ to }) => to)).toContain('/nl/onze-boeren/rund/3');
  expect(title).toBe('Onze boeren: Rund, pagina 2');
});

test('LST-6 an animal without farmers says so, with a way back', async () => {
  const { status, text, main } = await page('/nl/onze-boeren/eend');
  expect(status).toBe(200);
  expect(text).toContain('Bij dit dier hoort nu geen boer.');
  expect(main).toContain('href="/nl/onze-boeren"');
});

test.each(everyMarket)('FRM-11, FRM-12, FRM-D6, FRM-D7 a farmer of %s', async (_, market) => {
  const t = textIn(market);
  const { html, main, text, canonical, jsonLd } = await page(`${pathTo(market, 'farmer', { slug: 'rich' })}/2`);
  expect(canonical).toBe(`${site}${pathTo(market, 'farmer', { slug: 'rich' })}`);
  expect(html).toContain('<title>Rich of Lopik</title>');
  for (const part of [
    '<p>At length</p>',
    '/media/fit-1600x500/scene-polder-wide.jpg',
    '/media/fit-250x250/portrait-henk.jpg',
  ]) {
    expect(main).toContain(part);
  }
  for (const word of [t('badges.premium'), t('badges.organic'), t('badges.msc'), t('badges.labelRouge'), 'Lopik']) {
    expect(text).toContain(`|${word}|`);
  }
  expect(main).toContain(`href="${pathTo(market, 'breed', { slug: 'bont' })}"`);
  expect(main).toContain(`href="${pathTo(market, 'breed', { slug: 'breed-1' })}"`);
  const [crumbs] = jsonLd;
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(JSON.stringify(crumbs)).toContain(`"name":"Rich","item":"${canonical}"`);
});

test('FRM-11 the packages of a farmer, unless there are none', async () => {
  const [jan, bare] = await Promise.all([page('/nl/onze-boeren/jan'), page('/nl/onze-boeren/bare')]);
  expect(jan.text).toContain('|Nu te bestellen van Jan|');
  expect(jan.cards).toContain('Box');
  expect(bare.status).toBe(200);
  expect(bare.text).toContain('|Van deze boer is nu niets te bestellen.|');
});

test('HOME-3, HOME-D5 modules of a farmer above and below, however large, without scripts putting them there', async () => {
  const { main, html } = await page('/nl/onze-boeren/rich');
  const [above, own, below] = ['Above', '<h1', 'Below'].map((mark) => main.indexOf(mark));
  expect(above).toBeGreaterThan(-1);
  expect(own).toBeGreaterThan(above ?? NaN);
  expect(below).toBeGreaterThan(own ?? NaN);
  const put = [...findAll(html, 'template'), ...findAll(html, 'div')].map(({ attributes }) => attributes.id ?? '');
  expect(put.filter((id) => /^[BS]:/.test(id))).toEqual([]);
});

test.each(everyMarket)('FRM-13, FRM-14, FRM-15, FRM-D4 the new farmers of %s by animal', async (_, market) => {
  const t = textIn(market);
  const { main, canonical } = await page(pathTo(market, 'newFarmers'));
  expect(headingsIn(main).filter(([level]) => level !== 'h1')).toEqual([
    ['h2', t.find(`animals.${market.animalTypes[0]}`)],
    ['h3', 'Mia'],
    ['h3', 'Rich'],
    ['h4', 'Why'],
    ['h2', t('animals.other')],
    ['h3', 'Newcomer'],
  ]);
  const rich = findAll(main, 'article').find(({ inside }) => find(inside, 'h3')?.text === 'Rich')?.inside ?? '';
  expect(rich).toContain('Lopik');
  expect(find(rich, 'a', { href: pathTo(market, 'breed', { slug: 'bont' }) ?? '' })).toBeDefined();
  expect(rich).toContain('<p>At length</p>');
  expect(canonical).toBe(`${site}${pathTo(market, 'newFarmers')}`);
});

// Breeds ---------------------------------------------------------------------------------------------------------------

test.each(everyMarket)('BRD-1, BRD-3, LST-7 the breeds of %s', async (_, market) => {
  const t = textIn(market);
  const path = pathTo(market, 'breeds');
  const [first, second] = await Promise.all([page(path), page(`${path}/2`)]);
  expect(first.cards).toHaveLength(18);
  expect(second.cards).toHaveLength(1);
  const card = find(first.main, 'article')?.inside;
  expect(card).toContain('/media/fit-340x210/breed-blaarkop.jpg');
  expect(card).toContain('Spotted');
  expect(card).toContain(t('cards.readBreed'));
  expect(card).toContain(`href="${path}/bont"`);
  expect(linksIn(first.main, t('filters.label'))).toBeNull();
});

test.each(everyMarket)('BRD-2, BRD-D2 a breed of %s', async (_, market) => {
  const t = textIn(market);
  const path = pathTo(market, 'breed', { slug: 'bont' });
  const { main, text, cards, canonical, jsonLd } = await page(`${path}/2`);
  expect(canonical).toBe(`${site}${path}`);
  expect(main).toContain('<p>Red and white.</p>');
  expect(main).toContain('/media/resize-800/breed-blaarkop.jpg');
  expect(text).toContain(`|${t('breeds:location', { location: 'Groningen' })}|`);
  // Its farmers, then its packages.
  expect(cards.slice(-5)).toEqual(['Jan', 'Rich', 'Box', 'Big box', 'Other box']);
  expect(jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test('BRD-D2 a breed with nothing but a title', async () => {
  const { status, main, text } = await page('/nl/rassen/breed-3');
  expect(status).toBe(200);
  expect(text).not.toContain('Komt uit');
  expect(main).not.toContain('<img');
});

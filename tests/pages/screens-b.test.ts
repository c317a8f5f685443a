// Farmers, breeds and the blog, as the whole shop serves them.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/paths.ts';
import { linksIn, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { longTitle, screensContent } from '#tests/setup/screens-b-content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: screensContent, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));
const site = 'https://www.kudde.example';
const everyMarket = marketList.map((market) => [market.code, market] as const);
const blogMarkets = [markets.nl, markets.de].map((market) => [market.code, market] as const);

// Addresses ------------------------------------------------------------------------------------------------------------

test.each([
  ['/nl/onze-boeren/1', '/nl/onze-boeren'],
  ['/nl/onze-boeren/01?utm_source=x', '/nl/onze-boeren?utm_source=x'],
  ['/nl/onze-boeren/rund/1', '/nl/onze-boeren/rund'],
  ['/fr/nos-eleveurs/1', '/fr/nos-eleveurs'],
  ['/nl/rassen/1', '/nl/rassen'],
  ['/nl/blog/1', '/nl/blog'],
  ['/de/blog/news/1', '/de/blog/news'],
])('LST-3, RTE-D10 %s leads for good to %s', async (path, to) => {
  const { status, location } = await app.get(path);
  const url = new URL(location ?? '', site);
  expect({ status, to: url.pathname + url.search }).toEqual({ status: 301, to });
});

const farmerPages = [
  ['/nl/onze-boeren', 'Onze boeren'],
  ['/nl/onze-boeren/2', 'Onze boeren'],
  ['/nl/onze-boeren/rund', 'Onze boeren'],
  ['/nl/onze-boeren/rund/2', 'Onze boeren'],
  ['/nl/onze-boeren/jan', 'Jan'],
  ['/nl/onze-boeren/jan/2', 'Jan'],
  ['/fr/nos-eleveurs', 'Nos éleveurs'],
  ['/uk/farmers', 'Our farmers'],
  ['/de/unsere-bauern', 'Unsere Bäuerinnen und Bauern'],
];
test.each(farmerPages)('RTE-19, FRM-8, FRM-9, FRM-10, RTE-D12 %s is the page %s', isPage);

const newFarmerPages = [
  ['/nl/onze-boeren/nieuwe-boeren', 'Nieuwe boeren'],
  ['/fr/nos-eleveurs/nouveaux-eleveurs', 'Nouveaux éleveurs'],
  ['/uk/farmers/new-farmers', 'New farmers'],
  ['/de/unsere-bauern/neue-bauern', 'Neue Höfe'],
];
test.each(newFarmerPages)('FRM-13, FRM-D1 %s is the page %s', isPage);

const breedPages = [
  ['/nl/rassen', 'De rassen'],
  ['/nl/rassen/2', 'De rassen'],
  ['/nl/rassen/bont', 'Bont'],
  ['/nl/rassen/bont/2', 'Bont'],
  ['/fr/races', 'Les races'],
  ['/uk/breeds', 'The breeds'],
  ['/de/rassen', 'Die Rassen'],
];
test.each(breedPages)('RTE-31, BRD-3 %s is the page %s', isPage);

const blogPages = [
  ['/nl/blog', 'Van het erf'],
  ['/nl/blog/2', 'Van het erf'],
  ['/nl/blog/news', 'News'],
  ['/nl/blog/news/2', 'News'],
  ['/nl/blog/news/post-1', 'Rood &amp; Wit 1'],
  ['/nl/blog/1/post-1', 'Rood &amp; Wit 1'],
  ['/nl/blog/news/post-1/2', 'Rood &amp; Wit 1'],
  ['/de/blog', 'Neues vom Hof'],
];
test.each(blogPages)('RTE-34, RTE-35, RTE-36, RTE-D14 %s is the page %s', isPage);

async function isPage(path: string, title: string) {
  const { status, h1 } = await page(path);
  expect({ status, h1 }).toEqual({ status: 200, h1: [title] });
}

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
test.each(noFarmerPages)('ERR-8, RTE-42, RTE-43, RTE-D12, LST-D2 %s is not found', isNotFound);

test.each(['/nl/onze-boeren/neue-bauern', '/de/unsere-bauern/nieuwe-boeren'])(
  'FRM-D1 the word of another market is only a slug: %s is not found',
  isNotFound,
);

test.each(['/nl/rassen/kip', '/nl/rassen/3', '/nl/rassen/bont/x'])('ERR-8, BRD-D1, LST-D2 %s is not found', isNotFound);

const noBlogPages = [
  '/nl/blog/3',
  '/nl/blog/onbekend',
  '/nl/blog/news/3',
  '/nl/blog/farm/2',
  '/nl/blog/news/niets',
  '/nl/blog/news/post-1/x',
];
test.each(noBlogPages)('ERR-8, RTE-D14, BLG-D4, LST-D2 %s is not found', isNotFound);

test.each(['/fr/blog', '/uk/blog', '/fr/blog/a/b'])('RTE-37 %s is not found', isNotFound);

async function isNotFound(path: string) {
  expect((await app.get(path)).status).toBe(404);
}

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

test('FRM-2, FRM-3, FRM-4, FRM-5, FRM-6, FRM-D3, FRM-D6 what stands on a card', async () => {
  const { main } = await page('/nl/onze-boeren/2');
  const card = main.split('<article').find((part) => part.includes('/nl/onze-boeren/rich"')) ?? '';
  const text = card.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
  for (const word of ['|Premium|', '|Bio|', '|MSC|', '|Label Rouge|', '|Rich|', '|Lopik|', '|In short|']) {
    expect(text).toContain(word);
  }
  expect(card).toContain('/media/fit-460x210/scene-polder-wide.jpg');
  expect(card).toContain('/media/fit-250x250/portrait-henk.jpg');
  const long = main.split('<article').find((part) => part.includes('/nl/onze-boeren/long"')) ?? '';
  expect(long).toContain(longTitle);
  expect(long).not.toContain('Premium');
});

test('FRM-7 the words that lead to a farmer fit what they do', async () => {
  const pages = await Promise.all([page('/nl/onze-boeren/2'), page('/nl/onze-boeren/3')]);
  const cards = pages.flatMap(({ main }) => main.split('<article').slice(1));
  const cardOf = (slug: string) => cards.find((card) => card.includes(`/nl/onze-boeren/${slug}"`)) ?? '';
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
  const { main, html, canonical } = await page('/nl/onze-boeren/rund/2');
  expect(canonical).toBe(`${site}/nl/onze-boeren/rund/2`);
  expect(linksIn(main, 'Pagina’s')?.map(({ to }) => to)).toContain('/nl/onze-boeren/rund/3');
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe('Onze boeren: Rund, pagina 2');
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
  const [above, own, below] = ['Above', '<h1>', 'Below'].map((mark) => main.indexOf(mark));
  expect(above).toBeGreaterThan(-1);
  expect(own).toBeGreaterThan(above ?? NaN);
  expect(below).toBeGreaterThan(own ?? NaN);
  expect(html).not.toMatch(/<template id="B:|<div hidden(="")? id="S:/);
});

test.each(everyMarket)('FRM-13, FRM-14, FRM-15, FRM-D4 the new farmers of %s by animal', async (_, market) => {
  const t = textIn(market);
  const { main, canonical } = await page(pathTo(market, 'newFarmers'));
  const headings = [...main.matchAll(/<h([234])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, title = '']) => [
    level,
    title.replace(/<[^>]*>/g, ''),
  ]);
  expect(headings).toEqual([
    ['2', t.find(`animals.${market.animalTypes[0]}`)],
    ['3', 'Mia'],
    ['3', 'Rich'],
    ['4', 'Why'],
    ['2', t('animals.other')],
    ['3', 'Newcomer'],
  ]);
  expect(main).toMatch(/Rich.*Lopik.*\/bont".*<p>At length<\/p>/s);
  expect(canonical).toBe(`${site}${pathTo(market, 'newFarmers')}`);
});

// Breeds ---------------------------------------------------------------------------------------------------------------

test.each(everyMarket)('BRD-1, BRD-3, LST-7 the breeds of %s', async (_, market) => {
  const t = textIn(market);
  const path = pathTo(market, 'breeds');
  const [first, second] = await Promise.all([page(path), page(`${path}/2`)]);
  expect(first.cards).toHaveLength(18);
  expect(second.cards).toHaveLength(1);
  const [card = ''] = first.main.split('<article').slice(1);
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

// Blog -----------------------------------------------------------------------------------------------------------------

test.each(blogMarkets)('BLG-1, BLG-2, BLG-3, BLG-4 the blog of %s', async (_, market) => {
  const t = textIn(market);
  const path = `/${market.code}/blog`;
  const [first, second] = await Promise.all([page(path), page(`${path}/2`)]);
  expect(first.cards).toHaveLength(18);
  expect(second.cards).toHaveLength(7);
  expect(linksIn(first.main, t('blog:categories'))).toEqual([
    { to: path, text: t('blog:all'), isCurrent: true },
    { to: `${path}/news`, text: 'News', isCurrent: false },
    { to: `${path}/farm`, text: 'Farm', isCurrent: false },
  ]);
  expect(linksIn(first.main, t('pagination.label'))?.map(({ to }) => to)).toEqual([path, `${path}/2`, `${path}/2`]);
  expect(first.main).toMatch(new RegExp(`<form [^>]*action="${path}"`));
  expect(first.main).toMatch(/<form [^>]*method="get"/);
  expect(first.main).toMatch(/<input [^>]*type="search"[^>]*name="search"|<input [^>]*name="search"[^>]*type="search"/);
});

test('BLG-1, LST-2, RTE-D14 one category: its posts, its own title, its own address', async () => {
  const { cards, main, canonical, html } = await page('/nl/blog/farm');
  expect(cards).toEqual([
    'De kudde',
    'Whole &amp; post',
    'Rood &amp; Wit 0',
    'Rood &amp; Wit 7',
    'Rood &amp; Wit 14',
    'Untold',
  ]);
  expect(linksIn(main, 'Onderwerpen')?.filter(({ isCurrent }) => isCurrent)).toEqual([
    { to: '/nl/blog/farm', text: 'Farm', isCurrent: true },
  ]);
  expect(canonical).toBe(`${site}/nl/blog/farm`);
  expect(html).toContain('<title>Farm</title>');
});

test.each(blogMarkets)('BLG-7, BLG-8, BLG-9, BLG-10, BLG-11, BLG-D3 a post of %s', async (_, market) => {
  const t = textIn(market);
  const { main, text, canonical } = await page(`/${market.code}/blog/farm/whole`);
  expect(canonical).toBe(`${site}/${market.code}/blog/farm/whole`);
  expect(linksIn(main, t('breadcrumb.label'))).toEqual([
    { to: `/${market.code}/blog`, text: t('blog:name'), isCurrent: false },
    { to: `/${market.code}/blog/farm`, text: 'Farm', isCurrent: false },
    { to: `/${market.code}/blog/news`, text: 'News', isCurrent: false },
  ]);
  expect(text).toContain(`|${market.code === 'nl' ? '5 maart 2024' : '5. März 2024'}|`);
  // 201 words.
  expect(text).toContain(`|${t('cards.readingTime', { count: 2 })}|`);
  expect(main).toContain('/media/resize-1200/scene-forest.jpg');
  expect(main).toContain(`<a href="/${market.code}/about">eenmeer</a>`);
});

test('BLG-12, BLG-D8 where a post can be shared', async () => {
  const { main } = await page('/nl/blog/farm/whole');
  const links = linksIn(main, 'Deel dit verhaal') ?? [];
  const queries = links.map(({ to }) => Object.fromEntries(new URL(to.replaceAll('&amp;', '&')).searchParams));
  expect(queries).toEqual([
    { u: `${site}/nl/blog/farm/whole` },
    { url: `${site}/nl/blog/farm/whole`, text: 'Whole & post' },
    {
      url: `${site}/nl/blog/farm/whole`,
      media: `${site}/media/resize-1200/scene-forest.jpg`,
      description: 'Whole & post',
    },
  ]);
});

test('BLG-13, BLG-14, BLG-D2 up to three related posts, the last of them first', async () => {
  const [whole, plain, untold] = await Promise.all(
    ['farm/whole', '1/plain', 'farm/untold'].map((path) => page(`/nl/blog/${path}`)),
  );
  expect(whole?.cards.slice(-3)).toEqual(['Rood &amp; Wit 2', 'Rood &amp; Wit 1', 'Rood &amp; Wit 0']);
  expect(plain?.cards.slice(-2)).toEqual(['Rood &amp; Wit 0', 'Rood &amp; Wit 1']);
  expect(untold?.text).not.toContain('Lees ook');
});

test('RTE-35, RTE-D14 a post opens below any category and any page; its own first category is its address', async () => {
  const paths = ['/nl/blog/farm/whole', '/nl/blog/news/whole', '/nl/blog/anything/whole', '/nl/blog/2/whole/3'];
  for (const { status, canonical } of await Promise.all(paths.map(page))) {
    expect({ status, canonical }).toEqual({ status: 200, canonical: `${site}/nl/blog/farm/whole` });
  }
  expect((await page('/nl/blog/farm/plain')).canonical).toBe(`${site}/nl/blog/1/plain`);
});

test('BLG-9, BLG-D1 a post without words has no reading time', async () => {
  const { text, status } = await page('/nl/blog/1/plain');
  expect(status).toBe(200);
  expect(text).not.toContain('lezen|');
  expect(text).toContain('|3 maart 2024|');
});

test('BLG-7, BLG-8 what search engines are told about a post', async () => {
  const { html, jsonLd } = await page('/nl/blog/farm/whole');
  const url = `${site}/nl/blog/farm/whole`;
  expect(html).toContain('<title>The whole post</title>');
  expect(html).toContain('<meta property="og:type" content="article"/>');
  const [post, crumbs] = jsonLd;
  expect(post).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Whole & post',
    description: 'In short',
    image: `${site}/media/resize-1200/scene-forest.jpg`,
    datePublished: '2024-03-04T23:30:00Z',
    dateModified: '2024-04-01T10:00:00Z',
    mainEntityOfPage: url,
  });
  expect(crumbs).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Blog', item: `${site}/nl/blog` },
      { '@type': 'ListItem', position: 2, name: 'Farm', item: `${site}/nl/blog/farm` },
      { '@type': 'ListItem', position: 3, name: 'Whole & post', item: url },
    ],
  });
});

// Search ---------------------------------------------------------------------------------------------------------------

const search = (market: Market, text: string) => page(`/${market.code}/blog?search=${encodeURIComponent(text)}`);

test.each(blogMarkets)(
  'SRC-2, SRC-3, SRC-4, SRC-5, SRC-10, SRC-D2, SRC-D4 too short a search in %s',
  async (_, market) => {
    const t = textIn(market);
    const minimum = market.code === 'nl' ? 'Minimaal 2 karakters om te zoeken' : 'Mindestens zwei Zeichen zum Suchen';
    const untouched = await page(`/${market.code}/blog`);
    expect(untouched.text).not.toContain(minimum);
    for (const text of ['', '  ', '!!']) {
      const answer = await search(market, text);
      expect(answer.text).toContain(`|${minimum}|`);
      expect(answer.text).not.toContain(t('search.notfound'));
      expect(answer.cards).toEqual(untouched.cards);
    }
    for (const text of ['a', ' a ', 'é', '-b-']) {
      const answer = await search(market, text);
      expect(answer.text).toContain(`|${t('search.notfound')}|${minimum}|`);
      expect(answer.cards).toEqual(untouched.cards);
    }
  },
);

test.each(blogMarkets)('SRC-1, SRC-6, SRC-11, BLG-2 a search in %s', async (_, market) => {
  const t = textIn(market);
  for (const text of ['RIBEYE', 'rib-eye', 'ri b eye']) {
    const { cards, text: words, main } = await search(market, text);
    expect(cards).toEqual(['Rib-eye grillen']);
    expect(words).toContain(`|${t('search.results', { count: 1, query: text })}|`);
    expect(main).toContain(`value="${text}"`);
    expect(main).toContain(`aria-label="${t('search.close')}"`);
  }
  expect((await search(market, 'entrecote')).cards).toEqual(['Rood &amp; Wit 7']);
});

test.each(blogMarkets)('SRC-9, BLG-D4 a search in %s without hits says so and is no lost page', async (_, market) => {
  const t = textIn(market);
  const { status, text, cards, html } = await search(market, 'zzzz');
  expect({ status, cards }).toEqual({ status: 200, cards: [] });
  expect(text).toContain(`|${t('search.notfound')}|`);
  expect(text).not.toContain(t('search.minchar'));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('SRC-D5, SRC-13 hits stand on one page; the next page of a search does not exist', async () => {
  const { cards, main, canonical } = await search(markets.nl, 'rood wit');
  expect(cards).toHaveLength(20);
  expect(linksIn(main, 'Pagina’s')).toBeNull();
  expect(canonical).toBe(`${site}/nl/blog`);
  expect((await app.get('/nl/blog/2?search=rood')).status).toBe(404);
});

test('SRC-6 whatever is typed is only searched for', async () => {
  for (const text of ['"><script>alert(1)</script>', 'x'.repeat(5000), '\u0000ab', '%', "'; drop table articles"]) {
    const { status, html } = await search(markets.nl, text);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
  }
});

// Other content --------------------------------------------------------------------------------------------------------

test('LST-6, FRM-D4, BLG-1, BLG-6, BLG-16, BLG-D4, BLG-D6, SRC-13, SRC-D5 lists with little or nothing in them, and a search with many hits', async () => {
  const post = { image_url: '/media/scene-forest.webp', categories: ['news'] };
  const postsOf = ({ code }: Market) =>
    Array.from({ length: code === 'nl' ? 2 : 101 }, (_, index) => ({
      ...post,
      slug: `p-${index}`,
      title: `Viele ${index}`,
    }));
  const little = await openTestApp({
    content: (market, files) => ({
      'static-pages.json': files['static-pages.json'],
      'farmers.json': [{ slug: 'jan', title: 'Jan', animal_types: market.animalTypes[0] }],
      ...(market.words.blog && {
        'article-categories.json': [{ slug: 'news', title: 'News' }],
        'articles.json': postsOf(market),
      }),
    }),
  });
  onTestFinished(() => little.close());
  const read = async (path: string) => readPage(await little.get(path));

  const farmers = await read('/nl/onze-boeren');
  expect(farmers.cards).toEqual(['Jan']);
  expect(linksIn(farmers.main, 'Kies een dier')).toBeNull();
  expect(farmers.main).not.toContain('nieuwe-boeren');
  const newFarmers = await read('/nl/onze-boeren/nieuwe-boeren');
  expect(newFarmers.status).toBe(200);
  expect(newFarmers.text).toContain('|Er zijn nu geen nieuwe boeren.');

  const two = await read('/nl/blog');
  expect(two.cards).toHaveLength(2);
  // A card with a row of its own shows a larger picture.
  expect(two.main.match(/<img src="\/media\/resize-800\//g)).toHaveLength(2);
  expect(linksIn(two.main, 'Onderwerpen')).toBeNull();
  const many = await read('/de/blog?search=viele');
  expect(many.cards).toHaveLength(100);
  expect(linksIn(many.main, textIn(markets.de)('pagination.label'))).toBeNull();

  await little.importContent((_, files) => ({ 'static-pages.json': files['static-pages.json'] }));
  expect((await little.get('/nl/blog')).status).toBe(404);
  expect((await little.get('/nl/blog?search=kudde')).status).toBe(200);
  const none = await read('/nl/onze-boeren');
  expect({ status: none.status, cards: none.cards }).toEqual({ status: 200, cards: [] });
  expect((await read('/uk/breeds')).text).toContain('|No breeds have been described yet.|');
});

// The blog and its search, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { expectMovedTo, expectNotFound, expectPage } from '#tests/setup/expect-page.ts';
import { farmersAndPosts } from '#tests/setup/farmers-and-posts.ts';
import { find, findAll, linksIn, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: farmersAndPosts, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));
const site = 'https://www.kudde.example';
const blogMarkets = [markets.nl, markets.de].map((market) => [market.code, market] as const);

// Addresses ------------------------------------------------------------------------------------------------------------

test.each([
  ['/nl/blog/1', '/nl/blog'],
  ['/de/blog/news/1', '/de/blog/news'],
])('LST-3, RTE-D10 %s leads for good to %s', (path, to) => expectMovedTo(app, path, to));

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
test.each(blogPages)('RTE-34, RTE-35, RTE-36, RTE-D14 %s is the page %s', (path, title) =>
  expectPage(app, path, title),
);

const noBlogPages = [
  '/nl/blog/3',
  '/nl/blog/onbekend',
  '/nl/blog/news/3',
  '/nl/blog/farm/2',
  '/nl/blog/news/niets',
  '/nl/blog/news/post-1/x',
];
test.each(noBlogPages)('ERR-8, RTE-D14, BLG-D4, LST-D2 %s is not found', (path) => expectNotFound(app, path));

test.each(['/fr/blog', '/uk/blog', '/fr/blog/a/b'])('RTE-37 %s is not found', (path) => expectNotFound(app, path));

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
  const form = find(first.main, 'form', { action: path, method: 'get' })?.inside ?? '';
  expect(findAll(form, 'input', { type: 'search', name: 'search' })).toHaveLength(1);
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

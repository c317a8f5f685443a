import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { find, findAll, readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({
    content: ({ code }, files) => ({
      ...files,
      'static-pages.json': [
        { slug: 'home', title: 'Home', seo_title: `Searched ${code}`, seo_description: 'a'.repeat(151) },
        { slug: 'about', title: 'About', summary: 'Short', image_url: '/media/hero-box.webp' },
        { slug: 'paired', title: 'Paired', alternates: code === 'nl' ? { de: 'paired' } : { nl: 'paired' } },
        { slug: 'untitled' },
      ],
      'menus.json': {
        animals: [],
        'main-menu': [{ menu_item_id: 1, title: 'About', url: `/${code}/about` }],
        footer: [],
      },
    }),
  });
});
afterAll(async () => {
  await app?.close();
});

async function head(path: string) {
  const { html } = await app.get(path);
  const top = find(html, 'head')?.inside ?? '';
  const metas = (having: Record<string, string>) =>
    findAll(top, 'meta', having).map(({ attributes }) => attributes.content);
  const links = (rel: string) => findAll(top, 'link', { rel }).map(({ attributes }) => attributes);
  return {
    title: findAll(top, 'title').map(({ text }) => text),
    description: metas({ name: 'description' }),
    canonical: links('canonical').map(({ href }) => href),
    alternates: links('alternate').map(({ hreflang, href }) => `${hreflang} ${href}`),
    robots: metas({ name: 'robots' }),
    image: metas({ property: 'og:image' }),
    locale: metas({ property: 'og:locale' }),
  };
}

test('SEO-1, SEO-2, SEO-3 title and description come from the content', async () => {
  expect(await head('/nl')).toMatchObject({ title: ['Searched nl'], description: ['a'.repeat(150)] });
  expect(await head('/nl/about')).toMatchObject({ title: ['About'], description: ['Short'] });
});

const screens = [
  ['/nl', 'home'],
  ['/nl/missie', 'mission'],
  ['/nl/about', 'about'],
  ['/nl/dieren', 'animals'],
  ['/nl/vragen', 'faq'],
  ['/nl/recepten', 'recipes'],
  ['/nl/recepten/stew', 'stew'],
  ['/nl/vleesstuk/steak-cut', 'steak-cut'],
  ['/nl/ons-vlees/rundvlees', 'rundvlees'],
  ['/nl/ons-vlees/box', 'box'],
  ['/nl/koepon', 'koepon'],
  ['/nl/onze-boeren', 'farmers'],
  ['/nl/onze-boeren/jan', 'jan'],
  ['/nl/onze-boeren/nieuwe-boeren', 'new-farmers'],
  ['/nl/rassen', 'breeds'],
  ['/nl/rassen/bont', 'bont'],
  ['/nl/blog', 'blog'],
  ['/nl/blog/news', 'news'],
  ['/nl/blog/news/old-post', 'old-post'],
  ['/nl/boerderij-box', 'farmshop'],
  ['/nl/boerderij-box/steak', 'steak'],
];

test('SEO-1, SEO-2 every screen takes title and description from what it shows', async () => {
  type Item = { slug: string };
  const described = <T extends Item>(item: T) => ({
    ...item,
    seo_title: `Found ${item.slug}`,
    seo_description: `Says ${item.slug}`,
  });
  const kinds = ['packages', 'recipes', 'cuts', 'farmers', 'breeds', 'article-categories', 'articles'];
  const own = await openTestApp({
    content: (_, files) => {
      const grown = [...kinds, 'farmshop-products'].flatMap((kind) => {
        const items = files[`${kind}.json`] as Item[] | undefined;
        return items ? [[`${kind}.json`, items.map(described)]] : [];
      });
      const pages = screens.map(([, slug = '']) => described({ slug, title: slug }));
      return { ...files, ...Object.fromEntries(grown), 'static-pages.json': pages };
    },
  });
  onTestFinished(() => own.close());
  const found = await Promise.all(
    screens.map(async ([path = '']) => {
      const { html, title } = readPage(await own.get(path));
      return [path, title, find(html, 'meta', { name: 'description' })?.attributes.content];
    }),
  );
  expect(found).toEqual(screens.map(([path, slug]) => [path, `Found ${slug}`, `Says ${slug}`]));
});

test('SEO-D1 a page without any title has the one of the market', async () => {
  expect((await head('/nl/untitled')).title).toEqual(['Kudde: vlees van boeren die je kent']);
});

test.each([
  ['/nl', 'https://www.kudde.example/nl'],
  ['/nl/about?utm_source=x', 'https://www.kudde.example/nl/about'],
  ['/about', 'https://www.kudde.example/nl/about'],
  ['/nl/onze-boeren/2', 'https://www.kudde.example/nl/onze-boeren/2'],
])('SEO-D4 the canonical address of %s is %s', async (path, canonical) => {
  expect((await head(path)).canonical).toEqual([canonical]);
});

test('SEO-D3, SEO-D6 the home page of all markets in each', async () => {
  for (const { code, ogLocale } of marketList) {
    const { alternates, locale } = await head(`/${code}`);
    expect(locale).toEqual([ogLocale]);
    expect(alternates).toEqual([
      'nl-NL https://www.kudde.example/nl',
      'x-default https://www.kudde.example/nl',
      'fr-FR https://www.kudde.example/fr',
      'en-GB https://www.kudde.example/uk',
      'de-DE https://www.kudde.example/de',
    ]);
  }
});

test('SEO-D6 a free page is paired only through its alternates', async () => {
  expect((await head('/nl/about')).alternates).toEqual([]);
  expect((await head('/nl/paired')).alternates).toContain('de-DE https://www.kudde.example/de/paired');
});

test('SEO-D3 the shared picture is absolute', async () => {
  expect((await head('/nl/about')).image).toEqual(['https://www.kudde.example/media/resize-1200/hero-box.jpg']);
});

test.each([
  ['https://www.kudde.example/nl', []],
  ['https://unknown.test/nl', []],
  ['https://staging.kudde.example/nl', ['noindex, nofollow']],
  ['https://alpha.kudde.example/nl', ['noindex, nofollow']],
  ['http://localhost:3000/nl', ['noindex, nofollow']],
])('SEO-D4 %s tells search engines %o', async (address, robots) => {
  expect((await head(address)).robots).toEqual(robots);
});

test('SEO-D4 a host we do not know is not repeated', async () => {
  const { html } = await app.get('https://evil.test/nl/about');
  expect(html).not.toContain('evil.test');
});

test('SEO-D6 robots.txt keeps crawlers out of the shop, and out of other sites than the real one', async () => {
  const { html, headers } = await app.get('/robots.txt');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(html.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /nl/shop/',
    'Disallow: /fr/shop/',
    'Disallow: /uk/shop/',
    'Disallow: /de/shop/',
    '',
    'Sitemap: https://www.kudde.example/sitemap.xml',
    '',
  ]);
  expect((await app.get('https://staging.kudde.example/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n');
});

const locations = (xml: string) => findAll(xml, 'loc').map(({ text }) => text);

test('the site map names one file a market, and each page of it answers', async () => {
  const index = locations((await app.get('/sitemap.xml')).html);
  expect(index).toEqual(marketList.map(({ code }) => `https://www.kudde.example/sitemaps/${code}.xml`));
  expect((await app.get('/sitemaps/xx.xml')).status).toBe(404);
  const { html, headers } = await app.get('/sitemaps/nl.xml');
  expect(headers.get('content-type')).toContain('application/xml');
  const paths = locations(html).map((address) => new URL(address).pathname);
  for (const path of [
    '/nl',
    '/nl/about',
    '/nl/missie',
    '/nl/koepon',
    '/nl/ons-vlees/rundvlees',
    '/nl/ons-vlees/box',
    '/nl/onze-boeren/jan',
    '/nl/recepten/stew',
    '/nl/rassen/bont',
    '/nl/vleesstuk/steak-cut',
    '/nl/blog/news/old-post',
    '/nl/boerderij-box/steak',
  ]) {
    expect(paths).toContain(path);
  }
  // Nothing in the sample is of fish.
  expect(paths).not.toContain('/nl/ons-vlees/duurzame-vis');
  expect(paths.some((path) => path.includes('/shop') || path.endsWith('/404'))).toBe(false);
  expect(new Set(paths).size).toBe(paths.length);
  // C4: when it last changed in this shop, which is after it was published.
  expect(html).toMatch(/old-post<\/loc><lastmod>20(?!24)\d{2}-\d{2}-\d{2}<\/lastmod>/);
});

test('MKT-D7, RTE-D8 the site map of a market holds no route it has not', async () => {
  for (const code of ['fr', 'uk']) {
    const paths = locations((await app.get(`/sitemaps/${code}.xml`)).html).map((address) => new URL(address).pathname);
    expect(paths.filter((path) => /blog|box\/|farmbox/.test(path.replace('meat-boxes', '')))).toEqual([]);
    expect(paths.filter((path) => path === `/${code}/`)).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { type PageAddress, pageMeta, type PageMeta } from './seo.ts';

const address: PageAddress = {
  url: 'https://kudde.example/nl/recepten',
  origin: 'https://kudde.example',
  inMarkets: [
    { code: 'nl', langTag: 'nl-NL', href: 'https://kudde.example/nl/recepten', link: '/nl/recepten', isDefault: true },
    { code: 'uk', langTag: 'en-GB', href: 'https://kudde.example/uk/recipes', link: '/uk/recipes', isDefault: false },
  ],
  nearest: [],
  isPaired: true,
  titlePattern: null,
  market: {
    title: 'Kudde',
    brand: 'Kudde',
    ogLocale: 'nl_NL',
    twitterHandle: '@kudde_nl',
    socialAdminId: null,
    skyline: '/media/land.webp',
  },
};

type Tag = Record<string, unknown>;

function tagsOf(page: PageMeta['page'], more: Partial<PageMeta> = {}): Tag[] {
  return pageMeta({ page, address, ...more });
}
const titleOf = (tags: Tag[]) => tags.find(({ title }) => title !== undefined)?.title;
const contentOf = (tags: Tag[], name: string) =>
  tags.find((tag) => tag.name === name || tag.property === name)?.content;
const linksOf = (tags: Tag[], rel: string) =>
  tags.filter((tag) => tag.rel === rel).map(({ hrefLang, href }) => [hrefLang, href]);

test.each([
  ['its search title', { title: 'Own', seo: { title: 'Searched', description: null } }, 'Searched'],
  ['its own title when that is empty', { title: 'Own', seo: { title: null, description: null } }, 'Own'],
  ["the market's when it has none", { title: null, seo: null }, 'Kudde'],
])('SEO-1, SEO-D1 the title of a page is %s', (_, page, title) => {
  const tags = tagsOf(page);
  expect(titleOf(tags)).toBe(title);
  expect(contentOf(tags, 'og:title')).toBe(title);
});

test('SEO-1 a numbered page says so in its title', () => {
  expect(titleOf(tagsOf({ title: 'A & %title%' }, { address: { ...address, titlePattern: '%title%, page 2' } }))).toBe(
    'A & %title%, page 2',
  );
});

test.each([
  [{ seo: { title: null, description: 'Said' }, summary: 'Summary' }, 'Said'],
  [{ summary: 'Summary', body: { html: '<p>Body</p>' } }, 'Summary'],
  [{ body: { html: '<p>Body &amp; more</p>' } }, 'Body & more'],
])('SEO-2, SEO-D1 the description of %o is %s', (page, description) => {
  const tags = tagsOf(page);
  expect(contentOf(tags, 'description')).toBe(description);
  expect(contentOf(tags, 'og:description')).toBe(description);
});

test('SEO-2 a page without any text has no description', () => {
  expect(contentOf(tagsOf({ title: 'A' }), 'description')).toBeUndefined();
});

test.each([
  [149, 149],
  [150, 150],
  [151, 150],
])('SEO-3 a description of %i characters becomes %i long', (length, shown) => {
  const tags = tagsOf({ seo: { title: null, description: 'a'.repeat(length) } });
  expect(contentOf(tags, 'description')).toBe('a'.repeat(shown));
});

test('SEO-D4, SEO-D6 canonical and alternates', () => {
  const tags = tagsOf({ title: 'A' });
  expect(linksOf(tags, 'canonical')).toEqual([[undefined, 'https://kudde.example/nl/recepten']]);
  expect(linksOf(tags, 'alternate')).toEqual([
    ['nl-NL', 'https://kudde.example/nl/recepten'],
    ['x-default', 'https://kudde.example/nl/recepten'],
    ['en-GB', 'https://kudde.example/uk/recipes'],
  ]);
  expect(linksOf(tagsOf({}, { address: { ...address, isPaired: false } }), 'alternate')).toEqual([]);
});

test('SEO-D3 social tags: the picture is large, absolute, a JPEG, else the land of the market; what is not set is left out', () => {
  const tags = tagsOf({ title: 'A', image: '/media/cow.webp' }, { kind: 'article' });
  expect(contentOf(tags, 'og:image')).toBe('https://kudde.example/media/resize-1200/cow.jpg');
  expect(contentOf(tags, 'og:type')).toBe('article');
  expect(contentOf(tags, 'og:locale')).toBe('nl_NL');
  expect(contentOf(tags, 'twitter:site')).toBe('@kudde_nl');
  expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(tags, 'fb:admins')).toBeUndefined();
  const bare = tagsOf({ title: 'A' });
  expect(contentOf(bare, 'og:image')).toBe('https://kudde.example/media/resize-1200/land.jpg');
  expect(contentOf(bare, 'twitter:card')).toBe('summary_large_image');
});

import { expect, test } from 'vitest';
import type { Text } from '#contract/locales.ts';
import { type Market, markets, marketList } from '#markets/index.ts';
import { pageAddress, type PageRoute } from './page-address.server.ts';

const text: Text = Object.assign((key: string, variables = {}) => `${key} ${JSON.stringify(variables)}`, {
  find: (key: string) => key,
});
const origins = Object.fromEntries(marketList.map(({ code }) => [code, `https://${code}.example`]));
const site = { origin: 'https://nl.example', origins, linkOrigins: {}, isIndexed: true };

const addressOf = (page: PageRoute, market: Market = markets.nl) =>
  pageAddress({ market, hostKind: 'production', site, text }, page);
const pairs = (page: PageRoute, market?: Market) => {
  const { inMarkets, isPaired } = addressOf(page, market);
  return isPaired ? inMarkets.map(({ href }) => href) : null;
};

test.each<[PageRoute, string]>([
  [{ name: 'home' }, 'https://nl.example/nl'],
  [{ name: 'recipes', params: { page: 1 } }, 'https://nl.example/nl/recepten'],
  [{ name: 'recipes', params: { page: 2 } }, 'https://nl.example/nl/recepten/2'],
  [{ name: 'recipes', params: { filter: 'chicken', page: 2 } }, 'https://nl.example/nl/recepten/kip/2'],
  [{ name: 'package', params: { slug: 'box' }, alternates: {} }, 'https://nl.example/nl/ons-vlees/box'],
  [{ name: 'productList', params: { animal: 'boar' } }, 'https://nl.example/nl/ons-vlees/wild'],
])('SEO-D4 the canonical address of %o is %s', (page, url) => {
  expect(addressOf(page).url).toBe(url);
});

test('SEO-D6 lists are paired by their route, in every market that has it', () => {
  expect(pairs({ name: 'farmers' })).toEqual([
    'https://nl.example/nl/onze-boeren',
    'https://fr.example/fr/nos-eleveurs',
    'https://uk.example/uk/farmers',
    'https://de.example/de/unsere-bauern',
  ]);
  expect(pairs({ name: 'blog' })).toEqual(['https://nl.example/nl/blog', 'https://de.example/de/blog']);
  expect(pairs({ name: 'coupons', params: { index: 2 } })).toHaveLength(3);
});

test('SEO-D6 a filter is paired where the animal is sold', () => {
  expect(pairs({ name: 'farmers', params: { filter: 'fish' } })).toEqual([
    'https://nl.example/nl/onze-boeren/vis',
    'https://de.example/de/unsere-bauern/fisch',
  ]);
});

test('SEO-D6 things with a slug are paired only where content names the other slug', () => {
  expect(pairs({ name: 'recipe', params: { slug: 'stoofpot' }, alternates: {} })).toEqual([
    'https://nl.example/nl/recepten/stoofpot',
  ]);
  expect(pairs({ name: 'recipe', params: { slug: 'stoofpot' }, alternates: { de: 'schmortopf' } })).toEqual([
    'https://nl.example/nl/recepten/stoofpot',
    'https://de.example/de/rezepte/schmortopf',
  ]);
  // The French market has no blog, whatever content says.
  expect(pairs({ name: 'article', params: { slug: 'a' }, alternates: { fr: 'b', de: 'c' } })).toEqual([
    'https://nl.example/nl/blog/1/a',
    'https://de.example/de/blog/1/c',
  ]);
});

test('SEO-D6 further pages and categories have no pair, but a nearest page', () => {
  const second = addressOf({ name: 'recipes', params: { page: 2 } });
  expect(second.isPaired).toBe(false);
  expect(second.inMarkets.find(({ code }) => code === 'de')?.href).toBe('https://de.example/de/rezepte');
  const category = addressOf({ name: 'blog', params: { category: 'nieuws' } });
  expect(category.isPaired).toBe(false);
  expect(category.inMarkets.find(({ code }) => code === 'de')?.href).toBe('https://de.example/de/blog');
});

test("a link to another market stays on a host that is none of ours, and goes to the market's own where that is set", () => {
  const linksOf = (linkOrigins: Record<string, string>) =>
    pageAddress(
      { market: markets.nl, hostKind: 'production', site: { ...site, linkOrigins }, text },
      { name: 'blog' },
    ).inMarkets.map(({ link }) => link);
  expect(linksOf({ nl: '', de: '' })).toEqual(['/nl/blog', '/de/blog']);
  expect(linksOf({ nl: '', de: 'https://laden.test' })).toEqual(['/nl/blog', 'https://laden.test/de/blog']);
});

test('SEO-D6 the Dutch page is the one for visitors from elsewhere', () => {
  const { inMarkets } = addressOf({ name: 'home' }, markets.de);
  expect(inMarkets.filter(({ isDefault }) => isDefault).map(({ langTag }) => langTag)).toEqual(['nl-NL']);
});

test('SEO-1 pages of one list have titles of their own', () => {
  expect(addressOf({ name: 'recipes' }).titlePattern).toBeNull();
  expect(addressOf({ name: 'recipes', params: { page: 2 } }).titlePattern).toContain('"page":2');
  expect(addressOf({ name: 'recipes', params: { filter: 'cow' } }).titlePattern).toContain('"filter":"animals.cow"');
});

const switchesTo = (page: PageRoute, market?: Market) => addressOf(page, market).nearest.map(({ link }) => link);

test('the market switch keeps the page, else leads to the list it would stand in', () => {
  expect(switchesTo({ name: 'recipe', params: { slug: 'stoofpot' }, alternates: { de: 'schmortopf' } })).toEqual([
    '/fr/recettes',
    '/uk/recipes',
    '/de/rezepte/schmortopf',
  ]);
  expect(switchesTo({ name: 'package', params: { slug: 'box' }, alternates: {} }).slice(-1)).toEqual(['/de/tiere']);
  expect(switchesTo({ name: 'farmers', params: { filter: 'fish' } })).toContain('/uk/farmers');
  // France has no farm shop, whose pieces lie in packages there.
  expect(switchesTo({ name: 'farmshop' })).toContain('/fr/animaux');
});

test('the market switch keeps what a list is narrowed by, where the other market knows it', () => {
  const breeds = (animal: string): PageRoute => ({
    name: 'breeds',
    queryIn: ({ animalTypes }) => (animalTypes.some((type) => type === animal) ? `?animal=${animal}` : ''),
  });
  expect(switchesTo(breeds('cow'))).toEqual(['/fr/races?animal=cow', '/uk/breeds?animal=cow', '/de/rassen?animal=cow']);
  expect(switchesTo(breeds('deer'))).toEqual(['/fr/races', '/uk/breeds', '/de/rassen?animal=deer']);
});

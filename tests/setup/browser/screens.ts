/** One address for every screen a market has, found in its own site map. For tests and pictures that walk the whole shop. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { productWordTable } from '#rules/addresses/product-routes.ts';

export type Screen = { name: string; path: string };

export async function screensOf(market: Market, base: string): Promise<Screen[]> {
  const known = await sitemapOf(market, base);
  /** The first address below a list that is none of its filters or pages. */
  const firstBelow = (list: string | null, depth = 1) =>
    known.find((path) => list !== null && isBelow(path, list, depth) && path !== pathTo(market, 'newFarmers'));
  const packages = known.filter((path) => isBelow(path, productsOf(market), 1));
  const lists = productWordTable(market, 'local').map(({ word }) => `${productsOf(market)}/${word}`);
  const blog = pathTo(market, 'blog');
  const screens: Record<string, string | null | undefined> = {
    home: pathTo(market, 'home'),
    mission: pathTo(market, 'mission'),
    animals: pathTo(market, 'animals'),
    'animals-filtered': pathTo(market, 'animals', { filter: 'chicken' }),
    'package-list': lists.find((path) => known.includes(path)),
    package: packages.find((path) => !lists.includes(path)),
    coupons: pathTo(market, 'coupons'),
    faq: pathTo(market, 'faq'),
    'faq-filtered': pathTo(market, 'faq', { filter: 'cow' }),
    farmers: pathTo(market, 'farmers'),
    'new-farmers': pathTo(market, 'newFarmers'),
    farmer: firstBelow(pathTo(market, 'farmers')),
    recipes: pathTo(market, 'recipes'),
    'recipes-filtered': pathTo(market, 'recipes', { filter: 'cow' }),
    recipe: firstBelow(pathTo(market, 'recipes')),
    breeds: pathTo(market, 'breeds'),
    origin: pathTo(market, 'origin'),
    breed: firstBelow(pathTo(market, 'breeds')),
    cuts: pathTo(market, 'staticPage', { slug: market.words.cuts }),
    cut: firstBelow(pathTo(market, 'staticPage', { slug: market.words.cuts })),
    blog,
    search: pathTo(market, 'search'),
    'search-found': `${pathTo(market, 'search')}?q=${market.filterWords.cow}`,
    'blog-searched': blog && `${blog}?search=zzzz`,
    article: firstBelow(blog, 2),
    farmshop: pathTo(market, 'farmshop'),
    'farmshop-product': firstBelow(pathTo(market, 'farmshop')),
    feedback: pathTo(market, 'feedback'),
    contact: known.find((path) => path.endsWith('/contact') || path.endsWith('/kontakt')),
    basket: pathTo(market, 'basket'),
    account: pathTo(market, 'account'),
    'not-found': `/${market.code}/this/is/not/there`,
  };
  return Object.entries(screens).flatMap(([name, path]) => (path ? [{ name, path }] : []));
}

function productsOf(market: Market): string {
  return `/${market.code}/${market.words.products}`;
}

function isBelow(path: string, list: string, depth: number): boolean {
  return path.startsWith(`${list}/`) && path.slice(list.length + 1).split('/').length === depth;
}

async function sitemapOf(market: Market, base: string): Promise<string[]> {
  const answer = await fetch(`${base}/sitemaps/${market.code}.xml`);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

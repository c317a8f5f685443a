/**
 * The site map. Every market has its own words for the same pages; a market without a word has no such route. What stands after
 * a list's word is read by rules/addresses/list-path.ts.
 */
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { type Market, marketList } from '#markets/index.ts';

function marketRoutes({ code, words }: Market) {
  const page = (path: string, name: string, id = name.split('/')[0]) =>
    route(path, `pages/${name}.tsx`, { id: `${code}/${id}`, caseSensitive: true });
  const below = prefix(code, [
    page('404', 'errors/page', 'not-found'),
    page(words.mission, 'home/mission-page', 'mission'),
    page(`${words.animals}/*`, 'animals/page'),
    page(`${words.faq}/*`, 'faq/page'),
    page(`${words.farmers}/*`, 'farmers/page'),
    page(`${words.recipes}/*`, 'recipes/page'),
    page(`${words.breeds}/*`, 'breeds/page'),
    // Without a slug these two words are ordinary pages.
    page(`${words.cuts}/:slug/*`, 'cuts/page', 'cut'),
    page(`${words.products}/:slug/*`, 'packages/page'),
    ...(words.blog ? [page(`${words.blog}/*`, 'blog/page')] : []),
    ...(words.farmshop ? [page(`${words.farmshop}/*`, 'farmshop/page')] : []),
    ...words.coupons.flatMap((word, index) => (word === null ? [] : [page(word, 'coupons/page', `coupons/${index}`)])),
    page('*', 'static-page/page'),
  ]);
  // Not an index route: those ignore the case of what stands above them.
  return [route(code, 'pages/home/page.tsx', { id: `${code}/home`, caseSensitive: true }), ...below];
}

export default [
  index('pages/site/to-default-market.ts'),
  route('robots.txt', 'pages/site/robots.ts'),
  route('sitemap.xml', 'pages/site/sitemap-index.ts'),
  route('sitemaps/:file', 'pages/site/market-sitemap.ts'),
  layout('pages/errors/boundary.tsx', { id: 'page' }, [
    // Answers while developing only.
    route('module-samples', 'pages/module-samples/page.tsx'),
    ...marketList.flatMap(marketRoutes),
    // A language we do not have runs as the default market.
    route('*', 'pages/static-page/page.tsx', { id: 'unknown-language' }),
  ]),
] satisfies RouteConfig;

/**
 * The site map. Every market has its own words for the same pages; a market without a word has no such route. What stands after
 * a list's word is read by rules/list-path.ts.
 */
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { type Market, marketList } from '#markets/index.ts';

function marketRoutes({ code, words }: Market) {
  const page = (path: string, name: string, id = name) =>
    route(path, `routes/${name}.tsx`, { id: `${code}/${id}`, caseSensitive: true });
  const below = prefix(code, [
    page('404', 'not-found'),
    page(words.mission, 'mission'),
    page(`${words.animals}/*`, 'animals'),
    page(`${words.faq}/*`, 'faq'),
    page(`${words.farmers}/*`, 'farmers'),
    page(`${words.recipes}/*`, 'recipes'),
    page(`${words.breeds}/*`, 'breeds'),
    // Without a slug these two words are ordinary pages.
    page(`${words.cuts}/:slug/*`, 'cut'),
    page(`${words.products}/:slug/*`, 'packages'),
    ...(words.blog ? [page(`${words.blog}/*`, 'blog')] : []),
    ...(words.farmshop ? [page(`${words.farmshop}/*`, 'farmshop')] : []),
    ...words.coupons.flatMap((word, index) => (word === null ? [] : [page(word, 'coupons', `coupons/${index}`)])),
    page('*', 'static-page'),
  ]);
  // Not an index route: those ignore the case of what stands above them.
  return [route(code, 'routes/home.tsx', { id: `${code}/home`, caseSensitive: true }), ...below];
}

export default [
  index('routes/root.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemaps/:file', 'routes/sitemap-market.ts'),
  layout('routes/page-boundary.tsx', { id: 'page' }, [
    // Answers while developing only.
    route('module-samples', 'routes/module-samples.tsx'),
    ...marketList.flatMap(marketRoutes),
    // A language we do not have runs as the default market.
    route('*', 'routes/static-page.tsx', { id: 'unknown-language' }),
  ]),
] satisfies RouteConfig;

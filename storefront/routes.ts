/** Every market has its own words for the same pages (rules/addresses/site-map.ts); a market without a word has no such route. */
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { type Market, marketList } from '#markets/index.ts';
import { siteMap } from '#rules/addresses/site-map.ts';
import { suggestionsFile } from '#rules/addresses/suggestions-file.ts';
import { shopRoutes } from './shop-routes.ts';

function marketRoutes({ code, words }: Market) {
  const page = (path: string, file: string, at = 0) => {
    const id = `${code}/${file.replace(/(?:\/|-)page$/, '')}${at > 0 ? `/${at}` : ''}`;
    return route(path, `pages/${file}.tsx`, { id, caseSensitive: true });
  };
  const below = siteMap.flatMap(({ file, words: wordsOf, rest }) =>
    wordsOf(words).flatMap((word, at) => (word === null ? [] : [page(`${word}${rest}`, file, at)])),
  );
  const back = route(`${words.products}/:slug.ics`, 'pages/packages/calendar-page.tsx', {
    id: `${code}/package-calendar`,
  });
  // Home is not an index route: those ignore the case of what stands above them.
  return [page(code, 'home/page'), ...prefix(code, [...below, back, page('*', 'static-page/page')])];
}

export default [
  index('pages/site/to-default-market.ts'),
  route('robots.txt', 'pages/site/robots.ts'),
  route('sitemap.xml', 'pages/site/sitemap-index.ts'),
  route('sitemaps/:file', 'pages/site/market-sitemap.ts'),
  route('llms.txt', 'pages/site/llms.ts'),
  route(':market/feeds/:file', 'pages/site/feed-page.ts'),
  layout('pages/errors/boundary.tsx', { id: 'page' }, [
    layout('layout/content-layout.tsx', { id: 'content' }, [
      // Answers while developing only.
      route('module-samples', 'pages/module-samples/page.tsx'),
      ...marketList.flatMap(marketRoutes),
      // A language we do not have runs as the default market.
      route('*', 'pages/static-page/page.tsx', { id: 'unknown-language' }),
    ]),
    layout(
      'selling/shop-layout.tsx',
      { id: 'shop' },
      shopRoutes.map(([path, file]) => route(`:market/shop/${path}`, `pages/${file}`, { caseSensitive: true })),
    ),
    // One for all markets: each route is a line of the route manifest, which every page loads.
    route(`:market/${suggestionsFile}`, 'pages/search/suggestions-page.tsx'),
  ]),
] satisfies RouteConfig;

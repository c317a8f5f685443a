/** The site map. Every market has its own words for the same pages; a market without a word has no such route. */
import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { type Market, marketList } from '#markets/index.ts';

function marketRoutes({ code }: Market) {
  return prefix(code, [
    index('routes/home.tsx', { id: `${code}/home` }),
    route('*', 'routes/static-page.tsx', { id: `${code}/static-page` }),
  ]);
}

export default [
  index('routes/root.ts'),
  ...marketList.flatMap(marketRoutes),
  // A language we do not have runs as the default market.
  route('*', 'routes/static-page.tsx', { id: 'unknown-language' }),
] satisfies RouteConfig;

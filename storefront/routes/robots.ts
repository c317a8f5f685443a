import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/paths.ts';
import { visitor } from '#storefront/context.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = visitor(context);
  const lines = site.isIndexed
    ? ['User-agent: *', ...marketList.map((market) => `Disallow: ${pathTo(market, 'basket')}`), '']
    : ['User-agent: *', 'Disallow: /', ''];
  const sitemap = site.isIndexed ? [`Sitemap: ${site.origin}/sitemap.xml`, ''] : [];
  return new Response([...lines, ...sitemap].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Site } from '#storefront/request-context.ts';

/** Search engines stay out of the shop area, and out of every site that is not the real one. */
export function robotsText({ origin, isIndexed }: Site): string {
  const lines = isIndexed
    ? [...marketList.map((market) => `Disallow: ${pathTo(market, 'basket')}`), '', `Sitemap: ${origin}/sitemap.xml`]
    : ['Disallow: /'];
  return `${['User-agent: *', ...lines].join('\n')}\n`;
}

import { findMarket } from '#markets/index.ts';
import { visitor } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { sitemapEntries } from '#storefront/lib/sitemap.server.ts';
import { xmlAnswer, xmlText } from '#storefront/lib/xml.server.ts';
import type { Route } from './+types/sitemap-market.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { hostKind, site, contentOf, log } = visitor(context);
  const market = /^[a-z]{2}\.xml$/.test(params.file) ? findMarket(params.file.slice(0, 2)) : undefined;
  if (!market) throw notFound();
  const entries = await sitemapEntries({ market, hostKind, content: contentOf(market), log });
  const origin = site.origins[market.code] ?? site.origin;
  const urls = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${xmlText(changedAt.slice(0, 10))}</lastmod>` : '';
    return `<url><loc>${xmlText(origin + path)}</loc>${lastmod}</url>`;
  });
  return xmlAnswer(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
}

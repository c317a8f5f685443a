import { findMarket, marketList } from '#markets/index.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import type { Site, RequestContext } from '#storefront/request-context.ts';
import { shareImage } from './seo.ts';
import { sitemapEntries } from './sitemap.server.ts';

const imageNames = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function documentOf(root: string, children: string[], moreNames = ''): string {
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${xmlns}"${moreNames}>${children.join('')}</${root}>`;
}

/** Names the site map of each market that lives on this host. */
export function sitemapIndex({ origin, origins }: Site): string {
  const here = marketList.filter(({ code }) => origins[code] === origin);
  const file = (code: string) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${code}.xml`)}</loc></sitemap>`;
  return documentOf(
    'sitemapindex',
    here.map(({ code }) => file(code)),
  );
}

/** `nl.xml` for the Dutch market; null when there is no such file. */
export async function marketSitemap(
  { hostKind, site, contentOf, log }: RequestContext,
  file: string,
): Promise<string | null> {
  const market = file.endsWith('.xml') ? findMarket(file.slice(0, -'.xml'.length)) : undefined;
  if (!market) return null;
  const entries = await sitemapEntries({ market, hostKind, content: contentOf(market), log });
  const origin = site.origins[market.code] ?? site.origin;
  const urls = entries.map(({ path, changedAt, image }) => {
    const lastmod = changedAt ? `<lastmod>${escapeHtml(changedAt.slice(0, 10))}</lastmod>` : '';
    const picture = shareImage(image, origin);
    const shown = picture ? `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${shown}</url>`;
  });
  return documentOf('urlset', urls, imageNames);
}

export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

import { marketList } from '#markets/index.ts';
import { visitor } from '#storefront/context.ts';
import { xmlAnswer, xmlText } from '#storefront/lib/xml.server.ts';
import type { Route } from './+types/sitemap.ts';

/** Names the site map of each market that lives on this host. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = visitor(context);
  const here = marketList.filter(({ code }) => site.origins[code] === site.origin);
  const files = here.map(
    ({ code }) => `<sitemap><loc>${xmlText(`${site.origin}/sitemaps/${code}.xml`)}</loc></sitemap>`,
  );
  return xmlAnswer(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`,
  );
}

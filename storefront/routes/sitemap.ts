import { visitor } from '#storefront/context.ts';
import { sitemapIndex, xmlAnswer } from '#storefront/lib/sitemap-xml.server.ts';
import type { Route } from './+types/sitemap.ts';

export function loader({ context }: Route.LoaderArgs) {
  return xmlAnswer(sitemapIndex(visitor(context).site));
}

import { requestContext } from '#storefront/request-context.ts';
import { sitemapIndex, xmlAnswer } from '#storefront/seo/sitemap-xml.server.ts';
import type { Route } from './+types/sitemap-index';

export function loader({ context }: Route.LoaderArgs) {
  return xmlAnswer(sitemapIndex(requestContext(context).site));
}

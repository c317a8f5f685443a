import { requestContext } from '#storefront/request-context.ts';
import { marketSitemap, xmlAnswer } from '#storefront/seo/sitemap-xml.server.ts';
import type { Route } from './+types/market-sitemap';

export async function loader({ context, params }: Route.LoaderArgs) {
  const xml = await marketSitemap(requestContext(context), params.file);
  return xml === null ? new Response(null, { status: 404 }) : xmlAnswer(xml);
}

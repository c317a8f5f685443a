import { visitor } from '#storefront/context.ts';
import { marketSitemap, xmlAnswer } from '#storefront/lib/sitemap-xml.server.ts';
import type { Route } from './+types/sitemap-market.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const xml = await marketSitemap(visitor(context), params.file);
  return xml === null ? new Response(null, { status: 404 }) : xmlAnswer(xml);
}

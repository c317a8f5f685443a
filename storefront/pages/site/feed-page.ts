/** What is sold, for other shops' windows: /nl/feeds/google.xml and its like. */
import { requestContext } from '#storefront/request-context.ts';
import { feedFile } from '#storefront/seo/feeds/feed-files.server.ts';
import type { Route } from './+types/feed-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await feedFile(requestContext(context), params)) ?? new Response(null, { status: 404 });
}

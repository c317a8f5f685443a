import { requestContext } from '#storefront/request-context.ts';
import { robotsText } from '#storefront/seo/robots-text.server.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsText(requestContext(context).site), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

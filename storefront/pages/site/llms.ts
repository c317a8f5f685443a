import { requestContext } from '#storefront/request-context.ts';
import { llmsText } from '#storefront/seo/llms-text.server.ts';
import type { Route } from './+types/llms';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(llmsText(requestContext(context).site), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

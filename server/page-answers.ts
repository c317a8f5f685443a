/** A page request from its address to its answer: moved, or rendered. */
import type { VisitorContext } from '#storefront/context.ts';
import type { Config } from './config.ts';
import type { PageHandler } from './page-handler.ts';
import { isDataRequest } from './page-path.ts';
import { visitedUrl } from './public-address.ts';
import type { Redirects } from './redirects.ts';
import type { ContentPolicy } from './security.ts';

type Options = {
  config: Pick<Config, 'trustProxy'>;
  pages: PageHandler;
  redirects: Redirects;
  visitorContext: (request: Request, movedTo: string | null) => VisitorContext;
  contentPolicy: ContentPolicy;
};

export function createPageAnswers({ config, pages, redirects, visitorContext, contentPolicy }: Options) {
  return async (request: Request): Promise<Response> => {
    const url = visitedUrl(request, config);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const movedTo = isReading ? await redirects.find(url) : null;
    // Inside the app the router has to follow, so there the storefront itself says it.
    if (movedTo !== null && !isDataRequest(url.pathname)) return moved(movedTo);
    return contentPolicy(await pages(request, visitorContext(request, movedTo)));
  };
}

function moved(to: string): Response {
  return new Response(null, { status: 301, headers: { location: to, 'cache-control': 'no-store' } });
}

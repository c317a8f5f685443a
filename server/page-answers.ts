/** A page request from its address to its answer: moved, or rendered. */
import type { VisitorContext } from '#storefront/context.ts';
import type { Config } from './config.ts';
import type { PageHandler } from './page-handler.ts';
import { isDataRequest } from './page-path.ts';
import { visitedUrl } from './public-address.ts';
import type { Redirects } from './redirects.ts';
import { type ContentPolicy, onlySecure } from './security.ts';

/** On an answer some of whose content could not be had: it is worth less than an older one that is whole. Nobody else sees it. */
export const incomplete = 'x-incomplete';

type Options = {
  config: Pick<Config, 'trustProxy'>;
  pages: PageHandler;
  redirects: Redirects;
  visitorContext: (request: Request, movedTo: string | null, onFailure: () => void) => VisitorContext;
  contentPolicy: ContentPolicy;
};

export function createPageAnswers({ config, pages, redirects, visitorContext, contentPolicy }: Options) {
  return async (request: Request): Promise<Response> => {
    const url = visitedUrl(request, config);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const movedTo = isReading ? await redirects.find(url) : null;
    // Inside the app the router has to follow, so there the storefront itself says it.
    if (movedTo !== null && !isDataRequest(url.pathname)) return moved(movedTo);
    let failures = 0;
    const context = visitorContext(request, movedTo, () => (failures += 1));
    const answer = await contentPolicy(await pages(request, context));
    // Pages are kept by scheme and host, so what is said to one visitor who came by https is said to all who did.
    if (url.protocol === 'https:') answer.headers.set(...onlySecure);
    if (failures > 0 && answer.status < 500) answer.headers.set(incomplete, '1');
    return answer;
  };
}

function moved(to: string): Response {
  return new Response(null, { status: 301, headers: { location: to, 'cache-control': 'no-store' } });
}

/** The page cache, told what this shop's pages depend on. */
import { nextPageChange } from '#rules/time/delivery.ts';
import { createSendingCache, type SendingCache } from '#server/cache/sending-cache.ts';
import type { Config } from '#server/config.ts';
import { pageOrigin } from '#server/http/request-url.ts';
import type { Log } from '#server/log/log.ts';
import { pageKey } from './page-key.ts';
import type { PageRequests } from './page-request.ts';
import type { RenderQueue } from '#server/cache/render-queue.ts';

type Options = {
  config: Config;
  pageRequests: PageRequests;
  render: (request: Request) => Promise<Response>;
  routeIdsOf: ((path: string) => string[]) | undefined;
  senderOf: (request: Request) => string | null;
  queue: RenderQueue;
  clock: () => Date;
  log: Log;
};

/** Styles, fonts, the first pictures and the code of a page are asked for within so long, also on a slow line. */
const refreshAfterMs = 2000;

export function createCachedPages({ config, pageRequests, routeIdsOf, ...options }: Options): SendingCache {
  const keys = { originOf: (url: URL) => pageOrigin(url, config), routeIdsOf };
  return createSendingCache({
    ...options,
    config,
    keyOf(request) {
      const asked = pageRequests.of(request);
      const key = pageKey(request.method, asked, keys);
      return key && { ...key, toRequest: () => pageRequests.ofKey(key.address, asked) };
    },
    marketOf: (request) => pageRequests.of(request).market.code,
    nextChange: (request, now) => nextPageChange(now, pageRequests.of(request).market),
    refreshAfterMs,
    maxBytes: config.pageCacheBytes,
  });
}

/** The page cache, told what this shop's pages depend on. */
import { nextPageChange } from '#rules/time/delivery.ts';
import { createSendingCache, type SendingCache } from '#server/cache/sending-cache.ts';
import type { Config } from '#server/config.ts';
import { pageOrigin } from '#server/http/request-url.ts';
import type { Log } from '#server/operations/log.ts';
import { pageKey } from './page-key.ts';
import type { PageRequestOf } from './page-request.ts';

type Options = {
  config: Config;
  pageRequestOf: PageRequestOf;
  render: (request: Request) => Promise<Response>;
  routeIdsOf: ((path: string) => string[]) | undefined;
  clock: () => Date;
  log: Log;
};

/** Styles, fonts, the first pictures and the code of a page are asked for within so long, also on a slow line. */
const refreshAfterMs = 2000;

export function createCachedPages({ config, pageRequestOf, routeIdsOf, ...options }: Options): SendingCache {
  const keys = { originOf: (url: URL) => pageOrigin(url, config), routeIdsOf };
  return createSendingCache({
    ...options,
    config,
    nameOf: (method, url) => pageKey(method, url, keys),
    marketOf: (request) => pageRequestOf(request).market.code,
    nextChange: (request, now) => nextPageChange(now, pageRequestOf(request).market),
    refreshAfterMs,
    maxBytes: config.pageCacheBytes,
  });
}

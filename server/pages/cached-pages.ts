/** The page cache, told what this shop's pages depend on. */
import { nextPageChange } from '#rules/time/delivery.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/operations/log.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { PageRequestOf } from './page-request.ts';
import { pageOrigin, requestUrl } from '#server/http/request-url.ts';
import { createReadyPages, type ReadyPages } from '#server/cache/cached-page-sender.ts';
import { commonHeaders } from '#server/http/security.ts';

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

type CachedPages = PageCache & { sendCached: ReadyPages };

export function createCachedPages({ config, pageRequestOf, render, ...options }: Options): CachedPages {
  const { routeIdsOf, clock, log } = options;
  const keys = { originOf: (url: URL) => pageOrigin(url, config), routeIdsOf };
  const nameOf = (method: string, url: URL) => pageKey(method, url, keys);
  const cache = createPageCache({
    render,
    keyOf: (request) => nameOf(request.method, pageRequestOf(request).url),
    marketOf: (request) => pageRequestOf(request).market.code,
    nextChange: (request, now) => nextPageChange(now, pageRequestOf(request).market),
    refreshAfterMs,
    ttlMs: config.pageTtlSeconds * 1000,
    maxBytes: config.pageCacheBytes,
    clock,
    log,
  });
  const sendCached = createReadyPages({
    cache,
    keyOf: (method, url, header) => nameOf(method, requestUrl({ url, headers: { get: header } }, config)),
    commonHeaders,
    trustProxy: config.trustProxy,
    logHits: config.logHits,
    clock,
    log,
  });
  return { ...cache, sendCached };
}

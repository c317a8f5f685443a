/** The page cache, told what this shop's pages depend on. */
import { defaultMarket, marketList } from '#markets/index.ts';
import { nextPageChange } from '#rules/delivery.ts';
import { marketOfPath } from '#rules/language.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { pagePath } from './page-path.ts';
import { isKnownHost, visitedUrl } from './public-address.ts';

type Options = { config: Config; render: (request: Request) => Promise<Response>; clock: () => Date; log: Log };

export function createCachedPages({ config, render, clock, log }: Options): PageCache {
  const marketOf = (request: Request) =>
    marketOfPath(pagePath(new URL(request.url).pathname), { markets: marketList, defaultMarket });
  return createPageCache({
    render,
    keyOf: (request) =>
      pageKey(request.method, visitedUrl(request, config), { isKnownHost: (url) => isKnownHost(url, config) }),
    marketOf: (request) => marketOf(request).code,
    nextChange: (request, now) => nextPageChange(now, marketOf(request)),
    ttlMs: config.pageTtlSeconds * 1000,
    maxBytes: config.pageCacheBytes,
    clock,
    log,
  });
}

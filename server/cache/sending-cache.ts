import type { Config } from '#server/config.ts';
import { requestUrl } from '#server/http/request-url.ts';
import { commonHeaders } from '#server/http/security.ts';
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts';
import type { PageKey } from '#server/pages/page-key.ts';
import { createReadyPages, type ReadyPages } from './cached-page-sender.ts';

type Options = Omit<Parameters<typeof createPageCache>[0], 'keyOf' | 'ttlMs'> & {
  config: Config;
  /** Under which name the answer to an address is kept; null for what is not. */
  nameOf: (method: string, url: URL) => PageKey | null;
};

export type SendingCache = PageCache & { sendCached: ReadyPages };

/** A page cache, and what sends from it before a Request is made of what was asked: both know an answer by the same name. */
export function createSendingCache({ config, nameOf, ...options }: Options): SendingCache {
  const { clock, log } = options;
  const cache = createPageCache({
    ...options,
    keyOf: (request) => nameOf(request.method, requestUrl(request, config)),
    ttlMs: config.pageTtlSeconds * 1000,
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

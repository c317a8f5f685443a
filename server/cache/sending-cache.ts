/** A page cache, and what sends from it before a Request is made of what was asked: both know an answer by the same key. */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Config } from '#server/config.ts';
import { acceptedEncoding } from '#server/http/accepted-encoding.ts';
import type { AddressedRequest } from '#server/http/request-url.ts';
import { createMemorySender, type MemorySender } from '#server/senders/memory-sender.ts';
import type { CacheKey } from './cache-key.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageCacheControl, pageHeaders, ttlLeft } from './page-response.ts';

type Options = Omit<Parameters<typeof createPageCache>[0], 'ttlMs' | 'keyOf'> & {
  config: Pick<Config, 'trustProxy' | 'logHits' | 'pageTtlSeconds'>;
  /** Under which name the answer to an address is kept; null for what is not. */
  keyOf: (request: AddressedRequest & { method: string }) => CacheKey | null;
};

export type SendingCache = PageCache & { sendCached: MemorySender };

export function createSendingCache({ config, ...options }: Options): SendingCache {
  const { keyOf, clock, log } = options;
  const cache = createPageCache({ ...options, ttlMs: config.pageTtlSeconds * 1000 });
  const rememberedAddress = createKeyMemory(keyOf, config);
  const sendCached = createMemorySender({
    find(request) {
      const address = rememberedAddress(request);
      const now = clock().getTime();
      const page = address === null ? null : cache.fresh(address, now);
      if (!page) return null;
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const seconds = ttlLeft(page, now);
      return {
        of: page,
        status: page.status,
        etag: page.etags[encoding],
        bytes: page.bodies[encoding],
        headers: (isKnown) => pageHeaders(page, { encoding, isKnown, seconds }),
        cacheControl: pageCacheControl(page, seconds),
      };
    },
    config,
    log,
  });
  return { ...cache, sendCached };
}

/** Addresses whose keys are remembered; longer ones are not worth the memory. */
const rememberedKeys = 5000;
const rememberedLength = 300;

const hostShape = /^[\w.\-:[\]]+$/;

/** Keys by what was asked, as it stands in the request: reading an address takes longer than finding its page. */
function createKeyMemory(keyOf: Options['keyOf'], { trustProxy }: Pick<Config, 'trustProxy'>) {
  const keys = new LRUCache<string, CacheKey>({ max: rememberedKeys });
  return ({ method = '', url = '', headers }: IncomingMessage): string | null => {
    const { host } = headers;
    if (host === undefined) return null;
    const origin = trustProxy
      ? `${String(headers['x-forwarded-proto'])} ${String(headers['x-forwarded-host'])} ${host}`
      : host;
    const asked = `${origin}${url}`;
    const known = keys.get(asked);
    if (known) return known.address;
    // The whole address in the first line is a proxy's way to ask, which the app knows better.
    if (!hostShape.test(host) || !url.startsWith('/')) return null;
    const whole = `http://${host}${url}`;
    if (!URL.canParse(whole)) return null;
    const get = (name: string) => headers[name]?.toString() ?? null;
    const key = keyOf({ method, url: whole, headers: { get } });
    if (key && asked.length <= rememberedLength) keys.set(asked, key);
    return key?.address ?? null;
  };
}

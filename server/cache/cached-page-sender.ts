/**
 * Pages that are ready in memory, sent on node:http itself: a Request, a Response and their headers would cost more than the page.
 * Whatever is not ready (missing, stale, not a page) is left to the app, which answers with the same bytes and headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Log } from '#server/operations/log.ts';
import type { Encoding } from '#server/pages/compressed-body.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { PageKey } from '#server/pages/page-key.ts';
import { encodingOf, type Page, pageHeaders, ttlLeft } from '#server/pages/page-response.ts';
import { createHitLog, requestId } from '#server/http/request-log.ts';

type Options = {
  cache: Pick<PageCache, 'ready'>;
  /** Under which name a page of this address is kept. */
  keyOf: (method: string, url: string, header: (name: string) => string | null) => PageKey | null;
  /** What every answer carries beside its own headers. */
  commonHeaders: [string, string][];
  trustProxy: boolean;
  logHits: boolean;
  clock: () => Date;
  log: Log;
};

/** Answers if it can, and says whether it did. */
export type ReadyPages = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Addresses whose names are remembered; longer ones are not worth the memory. */
const rememberedNames = 5000;
const rememberedLength = 300;
const hostShape = /^[\w.\-:[\]]+$/;

export function createReadyPages(options: Options): ReadyPages {
  const { cache, commonHeaders, trustProxy, logHits, clock, log } = options;
  const nameOf = createNames(options);
  const headersOf = createHeaders(commonHeaders);
  const logHit = createHitLog(log, logHits);
  const knownEncoding = createEncodings();

  return function sendCached(request, response) {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = nameOf(request);
    const now = clock().getTime();
    const page = key === null ? null : cache.ready(key, now);
    if (!page) return false;
    const encoding = knownEncoding(headers['accept-encoding']);
    const id = requestId(headers['x-request-id'], trustProxy);
    const isKnown = headers['if-none-match']?.includes(page.etags[encoding]) ?? false;
    const status = isKnown ? 304 : page.status;
    response.writeHead(status, headersOf(page, { encoding, isKnown, id, seconds: ttlLeft(page, now) }));
    if (isKnown || method === 'HEAD') response.end();
    else response.end(page.bodies[encoding]);
    logHit(request, id, status);
    return true;
  };
}

/** Browsers say few different things; strangers may say anything. */
const rememberedEncodings = 50;

function createEncodings() {
  const known = new Map<string, Encoding>();

  return (accepted: string | string[] = ''): Encoding => {
    const text = accepted.toString();
    const encoding = known.get(text) ?? encodingOf(text);
    if (known.size < rememberedEncodings && text.length < rememberedLength) known.set(text, encoding);
    return encoding;
  };
}

/** Names by what was asked, as it stands in the request: reading an address takes longer than finding its page. */
function createNames({ keyOf, trustProxy }: Pick<Options, 'keyOf' | 'trustProxy'>) {
  const names = new LRUCache<string, PageKey>({ max: rememberedNames });

  return ({ method = '', url = '', headers }: IncomingMessage): string | null => {
    const { host } = headers;
    if (host === undefined) return null;
    const origin = trustProxy
      ? `${String(headers['x-forwarded-proto'])} ${String(headers['x-forwarded-host'])} ${host}`
      : host;
    const asked = `${origin}${url}`;
    const known = names.get(asked);
    if (known) return known.key;
    // The whole address in the first line is a proxy's way to ask, which the app knows better.
    if (!hostShape.test(host) || !url.startsWith('/')) return null;
    const address = `http://${host}${url}`;
    if (!URL.canParse(address)) return null;
    const name = keyOf(method, address, (header) => headers[header]?.toString() ?? null);
    if (name && asked.length <= rememberedLength) names.set(asked, name);
    return name?.key ?? null;
  };
}

type Sent = { encoding: Encoding; isKnown: boolean; id: string; seconds: number };
type Line = { list: string[]; seconds: number };
const idAt = 1;
const cacheControlAt = 3;

/**
 * The headers of a page as node:http takes them fastest: one list of names and values, made once for each page and encoding.
 * node:http turns it into text at once, so the two values that change are written into the same list.
 */
function createHeaders(commonHeaders: [string, string][]) {
  const lines = new WeakMap<Page, Record<string, Line>>();

  function make(page: Page, { encoding, isKnown, seconds }: Sent): Line {
    const own = pageHeaders(page, { encoding, isKnown, seconds });
    const cacheControl = own.get('cache-control') ?? '';
    own.delete('cache-control');
    for (const [name, value] of commonHeaders) if (!own.has(name)) own.set(name, value);
    return { list: ['x-request-id', '', 'cache-control', cacheControl, ...[...own].flat()], seconds };
  }

  return (page: Page, sent: Sent): string[] => {
    const ofPage = lines.get(page) ?? {};
    const kind = sent.isKnown ? `${sent.encoding} known` : sent.encoding;
    const line = (ofPage[kind] ??= make(page, sent));
    lines.set(page, ofPage);
    if (line.seconds !== sent.seconds) {
      line.list[cacheControlAt] = pageHeaders(page, sent).get('cache-control') ?? '';
      line.seconds = sent.seconds;
    }
    line.list[idAt] = sent.id;
    return line.list;
  };
}

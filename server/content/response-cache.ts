/**
 * What the content service answers to others, kept as pages are: ready bytes until content changes. Our own pages ask the service
 * itself.
 */
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { contentCalls } from '#contract/content.ts';
import { marketList } from '#markets/index.ts';
import { msPerDay } from '#rules/time/ms-per-day.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { createSendingCache, type SendingCache } from '#server/cache/sending-cache.ts';
import type { CacheKey } from '#server/cache/cache-key.ts';
import { pageMarks } from '#server/cache/page-marks.ts';
import { requestUrl } from '#server/http/request-url.ts';
import { type ContentPolicy, onlySecure } from '#server/http/security.ts';
import { readsOfPath } from './content-reads.ts';
import { addDays, instantAt, localDate } from '#rules/time/local-time.ts';

type Options = {
  config: Config;
  /** Off, every answer is made anew. */
  keepAnswers: boolean;
  /** The content service, which does not know where it is mounted. */
  answer: (request: Request) => Response | Promise<Response>;
  senderOf?: (request: Request) => string | null;
  contentPolicy: ContentPolicy;
  clock: () => Date;
  log: Log;
};

export type CachedContent = Pick<SendingCache, 'answer' | 'expire' | 'renew' | 'sendCached'>;

const base = '/api/v1';
/** Of the memory that pages may take, as much again. */
const share = 1 / 8;
const pathOfMarket = new RegExp(`^${base}/(${marketList.map(({ code }) => code).join('|')})/`);
/** Market and language, below which the contract's paths stand. */
const ofMarket = /^\/[^/]+\/[^/]+/;
/** All that the calls of the contract can be asked by. Searches can be invented without end and are not kept. */
const searches = ['search', 'q'];
const listedBy = Object.values<Call>(contentCalls)
  .flatMap(({ query }) => (query instanceof z.ZodObject ? Object.keys(query.shape) : []))
  .filter((name, index, names) => !searches.includes(name) && names.indexOf(name) === index)
  .toSorted();

/** Under which name an answer is kept; null for what is not. */
export function contentKey(method: string, url: URL): CacheKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || !pathOfMarket.test(url.pathname)) return null;
  const { searchParams } = url;
  if (searches.some((name) => searchParams.has(name))) return null;
  const query = listedBy.flatMap((name) =>
    searchParams.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  // The service answers every host alike.
  const text = query.length > 0 ? `?${query.join('&')}` : '';
  return { address: `${url.protocol}//content.invalid${url.pathname}${text}`, isOpenEnded: false };
}

/** The code in the path; nothing where there is none. */
function marketOf({ url }: Request): string {
  return pathOfMarket.exec(new URL(url).pathname)?.[1] ?? '';
}

/** Dates relative to today change with the day of the world, seasons with that of the market: whichever comes first. */
function nextDay(now: Date, code: string): Date {
  const ofWorld = (Math.floor(now.getTime() / msPerDay) + 1) * msPerDay;
  const market = marketList.find((known) => known.code === code);
  if (!market) return new Date(ofWorld);
  const ofMarket = instantAt(addDays(localDate(now, market.timeZone), 1), 0, market.timeZone);
  return new Date(Math.min(ofWorld, ofMarket.getTime()));
}

export function createCachedContent({
  config,
  keepAnswers,
  answer,
  senderOf = () => null,
  contentPolicy,
  clock,
  log,
}: Options): CachedContent {
  async function render(request: Request): Promise<Response> {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(base.length);
    // Its calls take no bodies.
    const { method, headers } = request;
    const answered = contentPolicy(await answer(new Request(url, { method, headers })));
    if (requestUrl(request, config).protocol === 'https:') answered.headers.set(...onlySecure);
    const reads = readsOfPath(marketOf(request), url.pathname.replace(ofMarket, ''));
    pageMarks.set(answered, { isIncomplete: false, isOtherSpelling: false, ...(reads && { reads }) });
    return answered;
  }

  const cache = createSendingCache({
    config,
    render,
    senderOf,
    keyOf: (request) => contentKey(request.method, requestUrl(request, config)),
    marketOf,
    nextChange: (request, now) => nextDay(now, marketOf(request)),
    keepsCacheControl: true,
    maxBytes: config.pageCacheBytes * share,
    clock,
    log,
  });
  return { ...cache, answer: (request) => (keepAnswers ? cache.answer(request) : render(request)) };
}

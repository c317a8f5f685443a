/**
 * Whole pages, ready to send. Every visitor sees the same HTML, so a page is rendered once and then comes from memory: fresh for
 * a while, then still sent while one refresh runs behind it, and kept when that fails.
 */
import { LRUCache } from 'lru-cache';
import { withTimeout } from '#contract/with-timeout.ts';
import type { Log } from '#server/operations/log.ts';
import { createOutdatedPages } from './stale-page.ts';
import { pageMarks } from './render-page.ts';
import { type Body, createRecompressor, packBody } from './compressed-body.ts';
import { type PageKey } from './page-key.ts';
import { isFresh, type Page, sendPage, ttlLeft } from './page-response.ts';
import { createRenderQueue } from './render-queue.ts';
import { cacheStates } from '#server/http/request-log.ts';

/** So long a visitor waits for the whole of a page that is known without one of its parts. */
const patienceMs = 1000;

type Options = {
  /** Asked with a request of the key's address alone; where there is no key, with the visitor's own. */
  render: (request: Request) => Promise<Response>;
  keyOf: (request: Request) => PageKey | null;
  marketOf: (request: Request) => string;
  /** When what the page says about today stops being true. */
  nextChange: (request: Request, now: Date) => Date;
  /** Whether an answer's own word holds about how long others may keep it. */
  keepsCacheControl?: boolean;
  /** So long a refresh leaves the processor to whoever got the old page and asks for all that belongs to it just now. */
  refreshAfterMs?: number;
  ttlMs: number;
  maxBytes: number;
  clock: () => Date;
  log: Log;
};

type Made = { response: Response; bytes: Buffer<ArrayBuffer> };

const dayMs = 24 * 60 * 60 * 1000;
/** Somebody may ask for the same wrong address many times, but it may exist soon. */
const missingTtlMs = 10_000;
/**
 * Addresses with a query, other spellings of a page and pages that do not exist can be invented without end, so they only get this
 * part of the memory, and the rest is for pages at their canonical address.
 */
const sideShare = 1 / 8;
/** What is larger than this part of the memory is sent and forgotten: it would push out everything else. */
const largestShare = 1 / 4;
/** Old pages made anew at a time, while nobody waits for them. */
const mostRefreshes = 2;
/** A page that was sent so often from memory is worth the work of making it as small as it can be. */
const worthRecompressing = 3;
/** What a page of any size costs beside its bytes. */
const entryOverhead = 1024;

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(options: Options) {
  const { render, keyOf, marketOf, nextChange, ttlMs, maxBytes, clock, log } = options;
  const { keepsCacheControl = false, refreshAfterMs = 0 } = options;
  const sizes = { sizeCalculation: sizeOf };
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, ...sizes });
  const secondary = new LRUCache<string, Page>({ maxSize: Math.max(1, Math.floor(maxBytes * sideShare)), ...sizes });
  const underWay = new Map<string, Promise<Page | Response>>();
  const queue = createRenderQueue();
  const withoutDates = createOutdatedPages<Page>(packBody);
  const takeToTighten = createRecompressor();
  const counts = { hit: 0, stale: 0, miss: 0, uncached: 0 };
  const toRefresh = new Set<string>();
  let refreshing = 0;
  /** Rises with every change of content: what was rendered before it is not kept. */
  let generation = 0;

  async function make(name: PageKey): Promise<Page | Response> {
    const startedIn = generation;
    // Nothing of one visitor's request is in it: neither method nor headers, nor whether the visitor has left.
    const request = new Request(name.key);
    const response = await queue.run(() => render(request));
    if (pageMarks.get(response)?.isBroken) return lastWhole(name) ?? response;
    if (!isKeepable(response)) return response;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > maxBytes * largestShare) return new Response(bytes, response);
    const page = await toPage(request, { response, bytes }, pages.peek(name.key));
    const older = page.isIncomplete ? wholeOlder(name, page) : null;
    if (older) return older;
    if (startedIn === generation) keep(name, page);
    return page;
  }

  /** The page that stays in the place of one that is not whole; as long as nothing has changed since it was made. */
  function wholeOlder(name: PageKey, { freshUntil }: Page): Page | null {
    const older = lastWhole(name);
    if (!older) return null;
    const until = Math.min(freshUntil, older.staleWhileRevalidateUntil);
    Object.assign(older, { madeAt: clock().getTime(), freshUntil: until });
    return older;
  }

  function lastWhole(name: PageKey): Page | null {
    const older = pages.get(name.key) ?? secondary.get(name.key);
    const isWhole = older?.status === 200 && !older.isIncomplete;
    return isWhole && clock().getTime() < older.staleWhileRevalidateUntil ? older : null;
  }

  /** Many who ask for one missing page wait for one render. */
  function makeOnce(name: PageKey): Promise<Page | Response> {
    // Whoever comes after a change of content does not join a render begun before it.
    const key = `${generation} ${name.key}`;
    const running = underWay.get(key);
    if (running) return running;
    const made = make(name).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  async function toPage(request: Request, { response, bytes }: Made, known: Body | undefined): Promise<Page> {
    const body = await packBody(bytes, known);
    const now = clock();
    const isMissing = response.status !== 200;
    const staleWhileRevalidateUntil = nextChange(request, now).getTime();
    const { isIncomplete = false, isOtherSpelling = false } = pageMarks.get(response) ?? {};
    const keptMs = isMissing || isIncomplete ? Math.min(ttlMs, missingTtlMs) : ttlMs;
    const freshUntil = Math.min(now.getTime() + keptMs, staleWhileRevalidateUntil);
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      ...body,
      market: marketOf(request),
      isIncomplete,
      isOtherSpelling,
      cacheControl: keepsCacheControl ? response.headers.get('cache-control') : null,
      madeAt: now.getTime(),
      freshUntil,
      // What was missing may be there again: nobody gets an incomplete page in the place of a new one.
      staleWhileRevalidateUntil: isIncomplete ? freshUntil : staleWhileRevalidateUntil,
      datesValidUntil: staleWhileRevalidateUntil,
      staleIfErrorUntil: now.getTime() + (isMissing ? missingTtlMs : dayMs),
      hits: 0,
    };
  }

  /** Pages nobody asks for twice, and those that can be invented without end, stay as they are. */
  function countHit(key: string, page: Page) {
    counts.hit += 1;
    page.hits += 1;
    if (page.isFullyCompressed || page.hits < worthRecompressing || pages.peek(key) !== page) return;
    const isFilled = takeToTighten(page, (tight) => {
      const kept = pages.peek(key);
      // A page of its own: what is known of the old one (cached-page-sender.ts) does not hold for other bytes.
      if (kept?.etags.identity === tight.etags.identity) pages.set(key, { ...kept, ...tight });
    });
    if (isFilled) page.hits = Number.NEGATIVE_INFINITY;
  }

  function keep(name: PageKey, page: Page) {
    const isAside = name.isOpenEnded || page.isOtherSpelling || page.status !== 200;
    const [here, other] = isAside ? [secondary, pages] : [pages, secondary];
    other.delete(name.key);
    here.set(name.key, page);
  }

  function refreshLater(name: PageKey) {
    if (refreshAfterMs === 0) return refresh(name);
    if (toRefresh.has(name.key)) return;
    toRefresh.add(name.key);
    setTimeout(() => {
      toRefresh.delete(name.key);
      refresh(name);
    }, refreshAfterMs).unref();
  }

  function refresh(name: PageKey) {
    // Whoever waits for a page goes first; the old one is asked for again soon enough.
    if (underWay.has(`${generation} ${name.key}`) || refreshing >= mostRefreshes) return;
    refreshing += 1;
    makeOnce(name)
      .catch((err: unknown) => log.warn({ err, key: name.key }, 'a page could not be refreshed'))
      .finally(() => (refreshing -= 1));
  }

  /** The last good page, without what it says about a day that is over. */
  async function standInOf(page: Page | null): Promise<Page | null> {
    return page && clock().getTime() >= page.datesValidUntil ? withoutDates(page) : page;
  }

  async function answerNew(request: Request, name: PageKey, fallback: Page | null): Promise<Response> {
    try {
      const made = await (fallback?.isIncomplete ? withTimeout(() => makeOnce(name), patienceMs) : makeOnce(name));
      if (!(made instanceof Response)) return sendPage(request, made, ttlLeft(made, clock().getTime()));
      const standIn = made.status >= 500 ? await standInOf(fallback) : null;
      if (standIn) return sendPage(request, standIn, 0);
      // One body cannot be read by all who waited for it.
      return made.clone();
    } catch (err) {
      const standIn = await standInOf(fallback);
      if (!standIn) throw err;
      log.warn({ err, key: name.key }, 'a page could not be made, the last good one stands in');
      return sendPage(request, standIn, 0);
    }
  }

  /** HEAD has the headers of GET, some of which are known only when the page is. */
  async function answerUncached(request: Request): Promise<Response> {
    if (request.method !== 'HEAD') return queue.run(() => render(request));
    const whole = await queue.run(() => render(new Request(request.url, { headers: request.headers })));
    return new Response(null, whole);
  }

  return {
    counts,
    queueSizes: queue.sizes,

    /** A page that can be sent as it is. Whoever gets one sends it. */
    ready(key: string, now: number): Page | null {
      const page = pages.get(key) ?? secondary.get(key);
      if (!page || !isFresh(page, now)) return null;
      countHit(key, page);
      return page;
    },

    async answer(request: Request): Promise<Response> {
      const name = keyOf(request);
      if (!name) {
        counts.uncached += 1;
        return said('uncached', await answerUncached(request));
      }
      const now = clock().getTime();
      const page = pages.get(name.key) ?? secondary.get(name.key);
      if (page && isFresh(page, now)) {
        countHit(name.key, page);
        return said('hit', sendPage(request, page, ttlLeft(page, now)));
      }
      const fallback = page && page.status === 200 && now < page.staleIfErrorUntil ? page : null;
      if (fallback && now < fallback.staleWhileRevalidateUntil) {
        counts.stale += 1;
        refreshLater(name);
        return said('stale', sendPage(request, fallback, 0));
      }
      counts.miss += 1;
      return said('miss', await answerNew(request, name, fallback));
    },

    /** Content of a market changed; without a market, everything may have. Old pages then only stand in for failing ones. */
    expire(market: string | null) {
      generation += 1;
      for (const cache of [pages, secondary]) {
        for (const [key, page] of cache.entries()) {
          if (market === null || page.market === market) {
            if (page.status === 200) Object.assign(page, { freshUntil: 0, staleWhileRevalidateUntil: 0 });
            else cache.delete(key);
          }
        }
      }
    },
  };
}

/** For the log. */
function said(state: string, answer: Response): Response {
  cacheStates.set(answer, state);
  return answer;
}

function sizeOf(page: Page): number {
  const { identity, br, gzip: zipped } = page.bodies;
  return identity.length + br.length + zipped.length + entryOverhead;
}

function isKeepable(response: Response): boolean {
  const isPage = response.status === 200 || response.status === 404;
  return isPage && !response.headers.has('set-cookie') && !response.headers.get('cache-control')?.includes('no-store');
}

/**
 * Whole pages, ready to send. Every visitor sees the same HTML, so a page is rendered once and then comes from memory: fresh for
 * a while, then still sent while one refresh runs behind it, and kept when that fails.
 */
import { LRUCache } from 'lru-cache';
import { withTimeout } from '#contract/with-timeout.ts';
import type { Log } from '#server/log/log.ts';
import { createPagesWithoutDates } from './pages-without-dates.ts';
import { pageMarks } from './page-marks.ts';
import { packBody } from './compressed-body.ts';
import { createPageMaker, type PageRules } from './made-page.ts';
import type { CacheKey } from './cache-key.ts';
import { isFresh, type Page, sendPage, ttlLeft } from './page-response.ts';
import { createRecentSales, type Sale } from './recent-sales.ts';
import { createRefreshQueue } from './refresh-queue.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { cacheStates } from '#server/http/request-log.ts';

/** How long a request waits for a complete page while an incomplete one lies in the cache. */
const patienceMs = 1000;

type Options = PageRules & {
  /** Asked with a request of the key's address alone; where there is no key, with the visitor's own. */
  render: (request: Request) => Promise<Response>;
  keyOf: (request: Request) => CacheKey | null;
  /** Whose request it is; null where it is nobody's in particular. */
  senderOf?: (request: Request) => string | null;
  /** A render queue that is shared with others who render; without it the cache has one of its own. */
  queue?: RenderQueue;
  /** Delay before a refresh starts, so that requests for the styles and pictures of the stale page go first. */
  refreshAfterMs?: number;
  maxBytes: number;
  log: Log;
};

/**
 * Addresses with a query, other spellings of a page and pages that do not exist can be invented without end, so they only get this
 * part of the memory, and the rest is for pages at their canonical address.
 */
const sideShare = 1 / 8;
/** What is larger than this part of the memory is sent and forgotten: it would push out everything else. */
const largestShare = 1 / 4;
/** What was sold is on pages within two seconds, of which telling all processes takes up to one and a half. */
const mostSaleDelayMs = 500;
/** Pages somebody asked for within so long are made anew ahead of the next one who does. */
const wantedMs = 10 * 60 * 1000;
/** What a page of any size costs beside its bytes. */
const entryOverhead = 1024;
/** And each thing it was made from. */
const readOverhead = 80;

type PageTerms = {
  sender?: string | null;
  canWait?: boolean;
  /** A refresh in the background: no visitor waits, so the page is compressed as well as it can be. */
  hasTime?: boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(options: Options) {
  const { render, keyOf, maxBytes, clock, log, refreshAfterMs = 0 } = options;
  const { senderOf = () => null, queue = createRenderQueue() } = options;
  const sizes = { sizeCalculation: sizeOf };
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, ...sizes });
  const secondary = new LRUCache<string, Page>({ maxSize: Math.max(1, Math.floor(maxBytes * sideShare)), ...sizes });
  const underWay = new Map<string, Promise<Page | Response>>();
  const withoutDates = createPagesWithoutDates<Page>(packBody);
  const toPage = createPageMaker(options);
  const sales = createRecentSales();
  const refreshes = createRefreshQueue(refresh);
  const counts = { hit: 0, stale: 0, miss: 0, uncached: 0 };
  const toRefresh = new Set<string>();
  /** Rises with every change of content: what was rendered before it is not kept. */
  let generation = 0;

  async function make(key: CacheKey, asked: PageTerms): Promise<Page | Response> {
    const startedIn = generation;
    const sold = sales.count();
    // Nothing of one visitor's request is in it: neither method nor headers, nor whether the visitor has left.
    const request = key.toRequest?.() ?? new Request(key.address);
    const response = await queue.run(() => render(request), asked);
    if (pageMarks.get(response)?.isBroken) return lastWhole(key) ?? response;
    if (!isKeepable(response)) return response;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > maxBytes * largestShare) return new Response(bytes, response);
    const made = { key, response, bytes, isTight: asked.hasTime ?? false };
    const page = await toPage(request, made, pages.peek(key.address));
    const older = page.isIncomplete ? wholeOlder(key, page) : null;
    if (older) return older;
    if (startedIn !== generation) return page;
    keep(key, page);
    const since = sales.since(sold, page);
    if (since) outdate(page, since);
    return page;
  }

  /** The page that stays in the place of one that is not whole; as long as nothing has changed since it was made. */
  function wholeOlder(key: CacheKey, { freshUntil }: Page): Page | null {
    const older = lastWhole(key);
    if (!older) return null;
    const until = Math.min(freshUntil, older.staleWhileRevalidateUntil);
    Object.assign(older, { madeAt: clock().getTime(), freshUntil: until });
    return older;
  }

  function lastWhole(key: CacheKey): Page | null {
    const older = pages.get(key.address) ?? secondary.get(key.address);
    const isWhole = older?.status === 200 && !older.isIncomplete;
    return isWhole && clock().getTime() < older.staleWhileRevalidateUntil ? older : null;
  }

  /** Many who ask for one missing page wait for one render. */
  function makeOnce(key: CacheKey, asked: PageTerms): Promise<Page | Response> {
    // A request that arrives after a change of content does not join a render begun before it.
    const turn = `${generation} ${key.address}`;
    const running = underWay.get(turn);
    if (running) return running;
    const made = make(key, asked).finally(() => underWay.delete(turn));
    underWay.set(turn, made);
    return made;
  }

  function keep(key: CacheKey, page: Page) {
    const isAside = key.isOpenEnded || page.isOtherSpelling || page.status !== 200;
    const [here, other] = isAside ? [secondary, pages] : [pages, secondary];
    page.askedAt = (here.peek(key.address) ?? other.peek(key.address))?.askedAt ?? page.askedAt;
    other.delete(key.address);
    here.set(key.address, page);
  }

  async function refresh(key: CacheKey): Promise<void> {
    // One that is under way may have been begun before what it has to show.
    await underWay.get(`${generation} ${key.address}`)?.catch(() => {});
    const kept = pages.peek(key.address) ?? secondary.peek(key.address);
    // Somebody may have waited for it meanwhile.
    if (kept && isFresh(kept, clock().getTime())) return;
    // What was sold has to be on pages soon; those that can be invented without end are not worth the work.
    const hasTime = kept !== undefined && kept.freshUntil > 0 && pages.peek(key.address) === kept;
    await makeOnce(key, { canWait: true, hasTime }).catch((err: unknown) =>
      log.warn({ err, key: key.address }, 'a page could not be refreshed'),
    );
  }

  function refreshLater(key: CacheKey) {
    if (underWay.has(`${generation} ${key.address}`)) return;
    // A request for a stale page moves it up in the refresh queue.
    if (refreshAfterMs === 0 || refreshes.has(key.address)) return void refreshes.add(key, 'seen');
    if (toRefresh.has(key.address)) return;
    toRefresh.add(key.address);
    setTimeout(() => {
      toRefresh.delete(key.address);
      refreshes.add(key, 'seen');
    }, refreshAfterMs).unref();
  }

  /** Something on it was sold. It is sent until the next one is there, which is made at once; not so what hardly anybody wants. */
  function outdate(page: Page, { isUrgent }: { isUrgent: boolean }) {
    const now = clock().getTime();
    const isWanted = pages.peek(page.key.address) === page && now - page.askedAt < wantedMs;
    // Before it is added: a page that is fresh is not made anew.
    page.freshUntil = 0;
    // What nobody may be told for long goes before what is only a figure.
    const isMadeAhead = isWanted && refreshes.add(page.key, isUrgent ? 'urgent' : 'unseen');
    const until = isUrgent ? now + mostSaleDelayMs : Infinity;
    page.staleWhileRevalidateUntil = isMadeAhead ? Math.min(page.staleWhileRevalidateUntil, until) : 0;
  }

  /** The last good page, without what it says about a day that is over. */
  async function standInOf(page: Page | null): Promise<Page | null> {
    return page && clock().getTime() >= page.datesValidUntil ? withoutDates(page) : page;
  }

  /** A page in the main memory is of use to all; whatever else is made is made for its sender. */
  async function makeFor(sender: string | null, key: CacheKey, fallback: Page | null): Promise<Page | Response> {
    const isJoined = underWay.has(`${generation} ${key.address}`);
    const { giveBack } = queue.spend(isJoined ? null : sender);
    const making = () => makeOnce(key, { sender });
    const made = await (fallback?.isIncomplete ? withTimeout(making, patienceMs) : making());
    if (pages.peek(key.address) === made) giveBack();
    return made;
  }

  async function answerNew(request: Request, key: CacheKey, fallback: Page | null): Promise<Response> {
    try {
      const made = await makeFor(senderOf(request), key, fallback);
      if (!(made instanceof Response)) {
        made.askedAt = clock().getTime();
        return sendPage(request, made, ttlLeft(made, made.askedAt));
      }
      const standIn = made.status >= 500 ? await standInOf(fallback) : null;
      if (standIn) return sendPage(request, standIn, 0);
      // One body cannot be read by all who waited for it.
      return made.clone();
    } catch (err) {
      const standIn = await standInOf(fallback);
      if (!standIn) throw err;
      log.warn({ err, key: key.address }, 'a page could not be made, the last good one stands in');
      return sendPage(request, standIn, 0);
    }
  }

  /** HEAD has the headers of GET, some of which are known only when the page is. */
  async function answerUncached(request: Request): Promise<Response> {
    const sender = senderOf(request);
    queue.spend(sender);
    if (request.method !== 'HEAD') return queue.run(() => render(request), { sender });
    const whole = new Request(request.url, { headers: request.headers });
    return new Response(null, await queue.run(() => render(whole), { sender }));
  }

  return {
    counts,
    queueSizes: queue.sizes,

    /** A page that can be sent as it is. The caller sends it. */
    fresh(address: string, now: number): Page | null {
      const page = pages.get(address) ?? secondary.get(address);
      if (!page || !isFresh(page, now)) return null;
      page.askedAt = now;
      counts.hit += 1;
      return page;
    },

    async answer(request: Request): Promise<Response> {
      const key = keyOf(request);
      if (!key) {
        counts.uncached += 1;
        return withCacheState('uncached', await answerUncached(request));
      }
      const now = clock().getTime();
      const page = pages.get(key.address) ?? secondary.get(key.address);
      if (page) page.askedAt = now;
      if (page && isFresh(page, now)) {
        counts.hit += 1;
        return withCacheState('hit', sendPage(request, page, ttlLeft(page, now)));
      }
      const fallback = page && page.status === 200 && now < page.staleIfErrorUntil ? page : null;
      if (fallback && now < fallback.staleWhileRevalidateUntil) {
        counts.stale += 1;
        refreshLater(key);
        return withCacheState('stale', sendPage(request, fallback, 0));
      }
      counts.miss += 1;
      return withCacheState('miss', await answerNew(request, key, fallback));
    },

    /** Content of a market changed; without a market, everything may have. Old pages then only stand in for failing ones. */
    expire(market: string | null) {
      generation += 1;
      for (const cache of [pages, secondary]) {
        for (const [address, page] of cache.entries()) {
          if (market === null || page.market === market) {
            if (page.status === 200) Object.assign(page, { freshUntil: 0, staleWhileRevalidateUntil: 0 });
            else cache.delete(address);
          }
        }
      }
    },

    /** Something was sold: pages that show it are made anew behind what is sent, and all others stay. */
    renew(sale: Sale) {
      const shows = sales.add(sale);
      for (const cache of [pages, secondary])
        for (const page of cache.values()) {
          const shown = shows(page);
          if (shown) outdate(page, shown);
        }
    },
  };
}

/** For the log. */
function withCacheState(state: string, answer: Response): Response {
  cacheStates.set(answer, state);
  return answer;
}

function sizeOf(page: Page): number {
  const { identity, br, gzip: zipped } = page.bodies;
  return identity.length + br.length + zipped.length + entryOverhead + (page.reads?.size ?? 0) * readOverhead;
}

function isKeepable(response: Response): boolean {
  const isPage = response.status === 200 || response.status === 404;
  return isPage && !response.headers.has('set-cookie') && !response.headers.get('cache-control')?.includes('no-store');
}

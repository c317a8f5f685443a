/** The storefront's way to content: our own service in this process, or another one that speaks API v1. */
import { createClient, type Send } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { CallError } from '#contract/errors.ts';
import type { HostKind, Market } from '#contract/market.ts';
import type { Issue } from '#contract/fields/read.ts';
import { withTimeout } from '#contract/with-timeout.ts';
import { contentBase } from '#services/content/content.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { cleanRichText } from '#services/kit/clean-rich-text.ts';
import type { ContentClient } from '#storefront/request-context.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/operations/log.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** What stands around every page is kept from its last good answer: few things, and every page has them. */
const keptCalls = new Set(['getMenu', 'getSettings']);
/** Where an answer's list stands, or its only thing. */
const wholeAnswer = /^(?:data)?$/;
/** For this long, as pages are. */
const keptMs = 24 * 60 * 60 * 1000;
/** So long a page waits for news of what it has a good answer to. */
const patienceMs = 1000;
/** After that no page waits for it for so long; the next one finds out whether it is back. */
const pauseMs = 5000;

type Options = {
  contentApi: Config['contentApi'];
  /** Our own service, mounted at /api/v1. */
  embedded: Send;
  /** Told of every call, on behalf of whichever page, that got no good answer. */
  onFailure?: (call: string) => void;
  log: Log;
};

/** Those who ask on behalf of one page. */
type Asking = {
  /** By the clock of `performance.now`. */
  deadlineAt: number;
  /** Told of every call that got no good answer and nothing kept in its place; that there is no such thing is a good answer. */
  onFailure: (call: string, err: unknown) => void;
  /** Told, in development, what the page's content lacked. */
  complain?: ((complaint: string) => void) | undefined;
};

export type ContentClients = (market: Market, hostKind: HostKind, asking: Asking) => ContentClient;

/** The last good answer to a call, and until when nobody waits for a newer one. */
type Kept = { data: unknown; until: number; pausedUntil: number };
type Source = { send: Send; keep: Map<string, Kept> };

export function contentOrigin(contentApi: Config['contentApi'], hostKind: HostKind): string | null {
  if (contentApi.useDev) return contentApi.dev;
  if (hostKind === 'local') return contentApi.local;
  return hostKind === 'production' ? contentApi.production : contentApi.staging;
}

export function createContentClients({ contentApi, embedded, onFailure, log }: Options): ContentClients {
  const sources = new Map<string, Source>();
  const guards = new Map<string, ReturnType<typeof createCircuitBreaker>>();

  function sourceOf(market: Market, origin: string | null): Source {
    const key = `${market.code} ${origin}`;
    const known = sources.get(key);
    if (known) return known;
    const base = contentBase(market);
    const source: Source = {
      keep: new Map(),
      send:
        origin === null
          ? (path, init) => embedded(`${base}${path}`, init)
          : (path, init) => boundedFetch(`${origin}/api/v1${base}${path}`, init),
    };
    sources.set(key, source);
    return source;
  }

  function guardOf(origin: string) {
    const guard = guards.get(origin) ?? createCircuitBreaker();
    guards.set(origin, guard);
    return guard;
  }

  return (market, hostKind, asking) => {
    const origin = contentOrigin(contentApi, hostKind);
    const { send, keep } = sourceOf(market, origin);
    const inTime: Send = (path, init) =>
      withTimeout(
        async (signal) => send(path, origin === null ? init : { ...init, signal }),
        Math.max(0, asking.deadlineAt - performance.now()),
      );
    const onIssues = (call: string, path: string, issues: Issue[]) => {
      const details = { call, path, market: market.code, issues: issues.slice(0, 20) };
      log.warn(details, 'content had garbage, read as absent');
      for (const issue of issues) asking.complain?.(`${path}, ${issue.path}: ${issue.message}`);
      // An empty list is something to show; what is no list at all is not an empty one.
      if (issues.some((issue) => wholeAnswer.test(issue.path)))
        throw new CallError('unavailable', `${path} answered something that is no list`);
    };
    const guarded: Send = origin === null ? inTime : (path, init) => guardOf(origin)(async () => inTime(path, init));
    // A page without its words or its modules must not take the place of the one that had them.
    const onLost = (path: string) => {
      throw new CallError('unavailable', `${path} answered things of the wrong types`);
    };
    const client = createClient(contentCalls, guarded, { onIssues, onLost });
    return dependable(client, keep, { count: (call) => onFailure?.(call), tell: asking.onFailure });
  };
}

type Told = {
  /** Every call without a good answer. */
  count: (call: string) => void;
  /** Those among them that leave a page without a part. */
  tell: (call: string, err: unknown) => void;
};

/** Every call with its HTML cleaned, its failures told, and the last good answer of the few that are kept. */
function dependable(client: ContentClient, keep: Source['keep'], { count, tell }: Told): ContentClient {
  async function ask(name: string, run: () => Promise<unknown>): Promise<unknown> {
    try {
      return cleanRichText(await run());
    } catch (error) {
      if (!isGoodAnswer(error)) count(name);
      throw error;
    }
  }

  // One function for each call, which the mapped type cannot see.
  return Object.fromEntries(
    Object.entries(client).map(([name, call]) => {
      const run = call as (request: unknown) => Promise<unknown>;
      const answer = async (request: unknown) => {
        const asked = () => ask(name, async () => run(request));
        try {
          return keptCalls.has(name)
            ? await lastGood(keep, `${name} ${JSON.stringify(request)}`, asked)
            : await asked();
        } catch (error) {
          if (!isGoodAnswer(error)) tell(name, error);
          throw error;
        }
      };
      return [name, answer];
    }),
  ) as unknown as ContentClient;
}

/** Stale while revalidate, with little patience: the new answer if it comes soon, else the last good one. */
async function lastGood(keep: Source['keep'], key: string, ask: () => Promise<unknown>): Promise<unknown> {
  const known = keep.get(key);
  const kept = known && performance.now() < known.until ? known : null;
  if (kept && performance.now() < kept.pausedUntil) return kept.data;
  const asked = ask().then((data) => {
    keep.set(key, { data, until: performance.now() + keptMs, pausedUntil: 0 });
    return data;
  });
  if (!kept) return asked;
  const late = Symbol('late');
  try {
    const answer = await within(asked, patienceMs, late);
    if (answer !== late) return answer;
    kept.pausedUntil = performance.now() + pauseMs;
  } catch (error) {
    if (isGoodAnswer(error)) throw error;
  }
  return kept.data;
}

/** What a promise comes to in time, else something that stands for its being late; it may then fail unseen. */
async function within<T, Late>(promise: Promise<T>, ms: number, late: Late): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<Late>((resolve) => (timer = setTimeout(resolve, ms, late)));
  try {
    return await Promise.race([promise, isLate]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => {});
  }
}

function isGoodAnswer(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid_request');
}

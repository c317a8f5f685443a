/** The storefront's way to content: our own service in this process, or another one that speaks API v1. */
import { type AnswerCall, createClient, createLocalClient, type Send } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { createTurns } from '#contract/create-turns.ts';
import { CallError } from '#contract/errors.ts';
import { changeEach } from '#contract/fields/json.ts';
import type { HostKind, Market } from '#contract/market.ts';
import type { Issue } from '#contract/fields/read.ts';
import { fillPlaceholders, type Promises } from '#rules/promises/placeholders.ts';
import { withTimeout } from '#contract/with-timeout.ts';
import { contentBase } from '#services/content/content.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { cleanRichText } from '#services/kit/clean-rich-text.ts';
import type { ContentClient } from '#storefront/request-context.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { readsOfCall } from './content-reads.ts';

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
  /** Our own service, in this process. */
  embedded: (market: Market) => AnswerCall;
  /** Told of every call, on behalf of whichever page, that got no good answer. */
  onFailure?: (call: string) => void;
  log: Log;
};

/** The calls of one page request: its deadline, and what is reported of them. */
type Asking = {
  /** By the clock of `performance.now`. */
  deadlineAt: number;
  /** Told of every call that got no good answer and nothing kept in its place; that there is no such thing is a good answer. */
  onFailure: (call: string, err: unknown) => void;
  /** Told what an answer was made from, as in content-reads.ts. */
  onRead?: ((names: string[]) => void) | undefined;
  /** Told, in development, what the page's content lacked. */
  complain?: ((complaint: string) => void) | undefined;
  /** What the shop promises, for the texts that leave room for it; without, texts are as they were written. */
  promises?: Promises;
};

export type ContentClients = (market: Market, hostKind: HostKind, asking: Asking) => ContentClient;

/** The last good answer to a call, and until when nobody waits for a newer one. */
type Kept = { data: unknown; until: number; pausedUntil: number };
type Source = { keep: Map<string, Kept>; connect: (options: Connecting) => ContentClient };
type Connecting = { told: Parameters<typeof createClient>[2]; leftMs: () => number };

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
    const source: Source = { keep: new Map(), connect: origin === null ? locally(market) : remotely(market, origin) };
    sources.set(key, source);
    return source;
  }

  function locally(market: Market): Source['connect'] {
    const answer = embedded(market);
    return ({ told, leftMs }) => {
      // The answers to a page come together. Read in one go they would keep every other visitor of the process waiting.
      const turn = createTurns();
      const inTurns: AnswerCall = async (name, request) => {
        const found = await answer(name, request);
        await turn();
        return found;
      };
      return createLocalClient(
        contentCalls,
        (name, request) => withTimeout(() => inTurns(name, request), leftMs()),
        told,
      );
    };
  }

  function remotely(market: Market, origin: string): Source['connect'] {
    const base = `${origin}/api/v1${contentBase(market)}`;
    const guard = guardOf(origin);
    return ({ told, leftMs }) => {
      const send: Send = (path, init) =>
        guard(() => withTimeout(async (signal) => boundedFetch(`${base}${path}`, { ...init, signal }), leftMs()));
      return createClient(contentCalls, send, told);
    };
  }

  function guardOf(origin: string) {
    const guard = guards.get(origin) ?? createCircuitBreaker();
    guards.set(origin, guard);
    return guard;
  }

  return (market, hostKind, asking) => {
    const origin = contentOrigin(contentApi, hostKind);
    const { connect, keep } = sourceOf(market, origin);
    const onIssues = (call: string, path: string, issues: Issue[]) => {
      const details = { call, path, market: market.code, issues: issues.slice(0, 20) };
      log.warn(details, 'content had garbage, read as absent');
      for (const issue of issues) asking.complain?.(`${path}, ${issue.path}: ${issue.message}`);
      // An empty list is something to show; what is no list at all is not an empty one.
      if (issues.some((issue) => wholeAnswer.test(issue.path)))
        throw new CallError('unavailable', `${path} answered something that is no list`);
    };
    // A page without its words or its modules must not take the place of the one that had them.
    const onLost = (path: string) => {
      throw new CallError('unavailable', `${path} answered things of the wrong types`);
    };
    const leftMs = () => Math.max(0, asking.deadlineAt - performance.now());
    const client = connect({ told: { onIssues, onLost }, leftMs });
    const read = (call: string, request: unknown, answer: unknown) =>
      asking.onRead?.(readsOfCall(market.code, call, { request, answer }));
    const answers = dependable(client, keep, { count: (call) => onFailure?.(call), tell: asking.onFailure, read });
    const known = origin === null || market.priceCut === 'as-given' ? answers : withoutOldPrices(answers);
    const { promises } = asking;
    const onUnknown = (call: string) => (name: string) =>
      log.warn({ call, market: market.code, name }, 'content has a placeholder nobody knows, left out');
    return promises
      ? eachCall(
          known,
          (name, ask) => async (request) => fillPlaceholders(await ask(request), promises, onUnknown(name)),
        )
      : known;
  };
}

type Told = {
  /** Every call without a good answer. */
  count: (call: string) => void;
  /** Those among them that leave a page without a part. */
  tell: (call: string, err: unknown) => void;
  /** Every call, with its answer where there was one. */
  read: (call: string, request: unknown, answer: unknown) => void;
};

/** Every call with its HTML cleaned, its failures told, and the last good answer of the few that are kept. */
function dependable(client: ContentClient, keep: Source['keep'], { count, tell, read }: Told): ContentClient {
  async function ask(name: string, run: () => Promise<unknown>): Promise<unknown> {
    try {
      return cleanRichText(await run());
    } catch (error) {
      if (!isGoodAnswer(error)) count(name);
      throw error;
    }
  }

  return eachCall(client, (name, run) => async (request) => {
    const asked = () => ask(name, async () => run(request));
    let data: unknown;
    try {
      data = keptCalls.has(name) ? await lastGood(keep, `${name} ${JSON.stringify(request)}`, asked) : await asked();
      return data;
    } catch (error) {
      if (!isGoodAnswer(error)) tell(name, error);
      throw error;
    } finally {
      read(name, request, data);
    }
  });
}

type AnyCall = (request: unknown) => Promise<unknown>;

/** Nobody here knows what things cost before at a service elsewhere, so that nothing may be crossed out. */
function withoutOldPrices(client: ContentClient): ContentClient {
  return eachCall(client, (_, ask) => async (request) => strippedOf(await ask(request)));
}

const oldPriceNames = new Set(['previousPrice', 'regularPrice']);

function strippedOf(value: unknown): unknown {
  return changeEach(value, (entry, name) => (oldPriceNames.has(name) ? null : strippedOf(entry)));
}

/** One function for each call, which the mapped type cannot see. */
function eachCall(client: ContentClient, wrap: (name: string, call: AnyCall) => AnyCall): ContentClient {
  return Object.fromEntries(
    Object.entries(client).map(([name, call]) => [name, wrap(name, call as AnyCall)]),
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

/** The storefront's way to content: our own service in this process, or another one that speaks API v1. */
import { createClient, type Send } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { CallError } from '#contract/errors.ts';
import type { HostKind, Market } from '#contract/market.ts';
import type { Issue } from '#contract/read.ts';
import { withTimeout } from '#rules/with-timeout.ts';
import { contentBase } from '#services/content/content.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { cleanRichText } from '#services/kit/clean-rich-text.ts';
import type { ContentClient } from '#storefront/context.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { askRemote } from './remote-answer.ts';

/** What stands around every page is kept from its last good answer: few things, and every page has them. */
const keptCalls = new Set(['getMenu', 'getSettings']);
/** Where an answer's list stands, or its only thing. */
const wholeAnswer = /^(?:data)?$/;
/** For this long, as pages are. */
const keptMs = 24 * 60 * 60 * 1000;

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
  /** Told of every call that got no good answer; that there is no such thing is a good answer. */
  onFailure: (call: string) => void;
  /** Told, in development, what the page's content lacked. */
  complain?: ((complaint: string) => void) | undefined;
};

export type ContentClients = (market: Market, hostKind: HostKind, asking: Asking) => ContentClient;

type Source = { send: Send; keep: Map<string, { data: unknown; until: number }> };

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
          : (path, init) => askRemote(`${origin}/api/v1${base}${path}`, init),
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
    const onGarbage = (call: string, path: string, garbage: Issue[]) => {
      const details = { call, path, market: market.code, garbage: garbage.slice(0, 20) };
      log.warn(details, 'content had garbage, read as absent');
      for (const issue of garbage) asking.complain?.(`${path}, ${issue.path}: ${issue.message}`);
      // An empty list is something to show; what is no list at all is not an empty one.
      if (garbage.some((issue) => wholeAnswer.test(issue.path)))
        throw new CallError('unavailable', `${path} answered something that is no list`);
    };
    const guarded: Send = origin === null ? inTime : (path, init) => guardOf(origin)(async () => inTime(path, init));
    const told = (call: string) => {
      onFailure?.(call);
      asking.onFailure(call);
    };
    return dependable(createClient(contentCalls, guarded, { onGarbage }), keep, told);
  };
}

/** Every call with its HTML cleaned, its failures told, and the last good answer of the few that are kept. */
function dependable(client: ContentClient, keep: Source['keep'], onFailure: (call: string) => void): ContentClient {
  // One function for each call, which the mapped type cannot see.
  return Object.fromEntries(
    Object.entries(client).map(([name, call]) => {
      const run = call as (request: unknown) => Promise<unknown>;
      const ask = async (request: unknown) => {
        const key = keptCalls.has(name) ? `${name} ${JSON.stringify(request)}` : null;
        try {
          const data = cleanRichText(await run(request));
          if (key !== null) keep.set(key, { data, until: performance.now() + keptMs });
          return data;
        } catch (error) {
          if (isGoodAnswer(error)) throw error;
          onFailure(name);
          const kept = key === null ? undefined : keep.get(key);
          if (!kept || performance.now() > kept.until) throw error;
          return kept.data;
        }
      };
      return [name, ask];
    }),
  ) as unknown as ContentClient;
}

function isGoodAnswer(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid_request');
}

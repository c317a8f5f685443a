import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '#server/log/log.ts';

/** Where a page came from, for the log only. */
export const cacheStates = new WeakMap<Response, string>();

const idShape = /^[\w-]{8,64}$/;

/** The id our own proxy gave, else a new one. */
export function requestId(given: string | string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof given === 'string' && idShape.test(given) ? given : randomUUID();
}

type RequestLog = {
  log: Log;
  trustProxy: boolean;
  /** Who asks, as the log may know it. */
  clientOf: (c: Context) => string;
  count: (details: { path: string; method: string; status: number; ms: number }) => void;
};

/** Gives every request an id, which its answer and its log line carry. */
export function requestLog({ log, trustProxy, clientOf, count }: RequestLog): MiddlewareHandler {
  return async function logRequest(c, next) {
    const id = requestId(c.req.header('x-request-id'), trustProxy);
    const started = performance.now();
    await next();
    c.res.headers.set('x-request-id', id);
    const ms = Math.round(performance.now() - started);
    const details = { method: c.req.method, path: c.req.path, status: c.res.status, ms };
    count(details);
    const cache = cacheStates.get(c.res);
    log.info({ id, client: clientOf(c), ...details, ...(cache && { cache }) }, 'request');
  };
}

/** A line for everything that is sent from memory would cost as much as sending it. */
const hitsPerLine = 100;

/** Log lines of what was sent from memory: one of a hundred, or all. */
export function createHitLog(log: Pick<Log, 'info'>, logHits: boolean) {
  let hits = 0;

  return function logHit({ method, url }: Pick<IncomingMessage, 'method' | 'url'>, id: string, status: number): void {
    hits += 1;
    if (!logHits && hits % hitsPerLine !== 1) return;
    const sampled = logHits ? {} : { oneOf: hitsPerLine };
    log.info({ id, method, path: url?.split('?', 1)[0], status, ms: 0, cache: 'hit', ...sampled }, 'request');
  };
}

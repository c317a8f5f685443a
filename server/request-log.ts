import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

const idShape = /^[\w-]{8,64}$/;

/** The id our own proxy gave, else a new one. */
export function requestId(given: string | string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof given === 'string' && idShape.test(given) ? given : randomUUID();
}

/** Gives every request an id, which its answer and its log line carry. */
export function requestLog(log: Log, trustProxy: boolean): MiddlewareHandler {
  return async function logRequest(c, next) {
    const id = requestId(c.req.header('x-request-id'), trustProxy);
    const started = performance.now();
    await next();
    c.res.headers.set('x-request-id', id);
    const ms = Math.round(performance.now() - started);
    log.info({ id, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  };
}

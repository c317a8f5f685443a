import type { Context, MiddlewareHandler } from 'hono';
import { readUpTo } from './read-up-to.ts';

type Options = { maxSize: number; onError: (c: Context) => Response };

/**
 * Refuses bodies above a size, also those that do not say theirs. Hono's own makes a Request out of a Request, which fails on
 * those that its Node server hands out.
 */
export function bodyLimit({ maxSize, onError }: Options): MiddlewareHandler {
  return async function limitBody(c, next) {
    const { body, method, headers } = c.req.raw;
    if (body === null) return next();
    const isAnnounced = headers.has('content-length') && !headers.has('transfer-encoding');
    if (isAnnounced) return Number(headers.get('content-length')) > maxSize ? onError(c) : next();
    const read = await readUpTo(body, maxSize);
    if (read === null) return onError(c);
    c.req.raw = new Request(c.req.url, { method, headers, body: read });
    return next();
  };
}

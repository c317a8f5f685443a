import type { MiddlewareHandler } from 'hono';
import { limits } from './connection-limits.ts';

/**
 * A request whose Content-Length is more than a form can need is refused before its body is read. A body without a length is counted where it is read.
 * `isCountedElsewhere` names paths with a limit of their own.
 */
export function refuseLargeBodies(isCountedElsewhere: (path: string) => boolean = () => false): MiddlewareHandler {
  return async function refuseLarge(c, next) {
    const announced = Number(c.req.header('content-length') ?? 0);
    if (!(announced > limits.bodyBytes) || isCountedElsewhere(c.req.path)) return next();
    const headers = { 'cache-control': 'no-store', connection: 'close' };
    return c.json({ code: 'too_large', message: `At most ${limits.bodyBytes} bytes are read` }, 413, headers);
  };
}

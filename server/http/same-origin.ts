import type { MiddlewareHandler } from 'hono';

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses changes that a page of another site makes in a visitor's browser. Browsers say where a request comes from and pages
 * cannot change that; programs say nothing, have no visitor's cookies, and are let in.
 */
export function sameOriginOnly(requestUrl: (request: Request) => URL): MiddlewareHandler {
  return async function refuseForeign(c, next) {
    if (changes.has(c.req.method) && isForeign(c.req.raw, requestUrl(c.req.raw))) {
      return c.json({ code: 'foreign_origin', message: 'This can only be done from our own pages' }, 403, {
        'cache-control': 'no-store',
      });
    }
    return next();
  };
}

function isForeign({ headers }: Request, { host }: URL): boolean {
  const site = headers.get('sec-fetch-site');
  // Links and bookmarks are `none`; a market on another host of ours is `same-site`.
  if (site === 'cross-site') return true;
  const origin = headers.get('origin');
  if (origin === null || site === 'same-origin' || site === 'same-site') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

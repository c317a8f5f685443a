import type { Context } from 'hono';

/** What a page of another site makes a browser do is not the visitor's wish. Browsers say where a request comes from; others need not. */
export function isForeign(c: Context): boolean {
  return c.req.header('sec-fetch-site') === 'cross-site';
}

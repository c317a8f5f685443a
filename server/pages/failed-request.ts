import type { Context } from 'hono';
import { CallError, isUnavailable } from '#contract/errors.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { Log } from '#server/log/log.ts';
import type { PageRequestOf } from '#server/pages/page-request.ts';
import { busyPage } from './busy-page.ts';

type Parts = { pageRequestOf: PageRequestOf; texts: Texts; log: Log };

/** The answer to a request that nobody else could answer. What is out of reach may be back soon; all else is our mistake. */
export function failedRequest(err: Error, c: Context, { pageRequestOf, texts, log }: Parts): Response {
  const noStore = { 'cache-control': 'no-store' };
  const isTooMany = err instanceof CallError && err.code === 'too_many';
  if (!isTooMany && !isUnavailable(err)) {
    log.error({ err, path: c.req.path }, 'request failed');
    return c.json({ code: 'unexpected', message: 'Something went wrong here' }, 500, noStore);
  }
  const status = isTooMany ? 429 : 503;
  if ((c.req.header('accept') ?? '').includes('text/html'))
    return busyPage(pageRequestOf(c.req.raw).market, texts, status);
  const code = isTooMany ? 'too_many' : 'unavailable';
  return c.json({ code, message: 'Try again in a moment' }, status, { ...noStore, 'retry-after': '5' });
}

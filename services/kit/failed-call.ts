import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CallError, isUnavailable } from '#contract/errors.ts';
import type { Log } from './log.ts';

/** The answer to a call that threw: the errors of the contract speak for themselves, anything else is logged and says nothing. */
export function failedCall(error: Error, c: Context, log: Pick<Log, 'error'>): Response {
  const known = explainedCall(error, c.req.path, log);
  // The status is one of the error table's, which Hono cannot see from a number.
  const status = known.status as ContentfulStatusCode;
  return c.json({ code: known.code, message: known.message }, status, { 'cache-control': 'no-store' });
}

/** The same for who called the handler itself. */
export function explainedCall(error: unknown, path: string, log: Pick<Log, 'error'>): CallError {
  const known = error instanceof CallError ? error : explain(error);
  if (known.code === 'unexpected') log.error({ err: error, path }, 'call failed');
  return known;
}

function explain(error: unknown): CallError {
  if (isUnavailable(error)) return new CallError('unavailable', 'Try again in a moment');
  return new CallError('unexpected', 'Something went wrong here');
}

/** Until when a request is answered, for what must not happen afterwards. It travels in the environment of the request. */
import type { Context } from 'hono';

/** The environment of a request that is answered within that time. */
export function withAnswerBy(env: unknown, withinMs: number): object {
  return { ...(typeof env === 'object' && env), answerBy: performance.now() + withinMs };
}

/** What is left until then; null where nobody said. */
export function msToAnswer(c: Context): number | null {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('answerBy' in env) || typeof env.answerBy !== 'number') return null;
  return Math.max(0, env.answerBy - performance.now());
}

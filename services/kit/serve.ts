import { Hono } from 'hono';
import { z } from 'zod';
import type { Call, Calls, Handlers } from '#contract/call.ts';
import { CallError } from '#contract/errors.ts';
import { readStrictly } from '#contract/fields/read.ts';
import { cacheControl } from './cache-control.ts';
import { failedCall } from './failed-call.ts';
import type { Log } from './log.ts';

export type ServeOptions = {
  log: Log;
  /** Check every answer against the contract. For tests and development: what is stored was checked on its way in. */
  checkAnswers: boolean;
};

/** Mounts a handler for every call of a contract; a missing handler is a type error. */
export function serve<T extends Calls>(calls: T, handlers: NoInfer<Handlers<T>>, options: ServeOptions): Hono {
  const app = new Hono();
  for (const [name, call] of Object.entries(calls)) {
    // The two tables have the same keys, which a loop cannot show.
    const handle = handlers[name as keyof T] as (request: unknown) => Promise<unknown>;
    app.on(call.method, call.path, async (c) => {
      const request = {
        params: parsePart(call, 'params', c.req.param()),
        query: parsePart(call, 'query', c.req.query()),
        body: call.body ? parsePart(call, 'body', await c.req.json().catch(() => undefined)) : undefined,
      };
      const answer = await handle(request);
      if (options.checkAnswers) checkAnswer(name, call, answer);
      return c.json(answer, 200, { 'cache-control': cacheControl[call.cache] });
    });
  }
  app.notFound((c) => c.json({ code: 'not_found', message: `There is no ${c.req.method} ${c.req.path}` }, 404));
  app.onError((error, c) => failedCall(error, c, options.log));
  return app;
}

function parsePart(call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const schema = call[part];
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new CallError('invalid_request', z.prettifyError(read.error).replaceAll('\n  → ', ' ').replaceAll(/✖\s*/g, ''));
}

function checkAnswer(name: string, call: Call, answer: unknown) {
  const read = readStrictly(call.response, answer);
  if (!read.ok) {
    throw new Error(
      `${name} answered what the contract refuses: ${read.issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
    );
  }
}

import { Hono } from 'hono';
import { z } from 'zod';
import type { Call, Calls, Handlers } from '#contract/call.ts';
import type { AnswerCall } from '#contract/client.ts';
import { CallError } from '#contract/errors.ts';
import { readStrictly } from '#contract/fields/read.ts';
import { cacheControl } from './cache-control.ts';
import { explainedCall, failedCall } from './failed-call.ts';
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
    const run = runnerOf({ calls, handlers, options }, name);
    app.on(call.method, call.path, async (c) => {
      const body: unknown = call.body ? await c.req.json().catch(() => undefined) : undefined;
      const answer = await run({ params: c.req.param(), query: c.req.query(), body });
      return c.json(answer, 200, { 'cache-control': cacheControl[call.cache] });
    });
  }
  app.notFound((c) => c.json({ code: 'not_found', message: `There is no ${c.req.method} ${c.req.path}` }, 404));
  app.onError((error, c) => failedCall(error, c, options.log));
  return app;
}

/** The same calls for who is in the same process: read, checked and refused as over HTTP, without a request in between. */
export function answerCalls<T extends Calls>(
  calls: T,
  handlers: NoInfer<Handlers<T>>,
  options: ServeOptions,
): AnswerCall {
  const runners = new Map(Object.keys(calls).map((name) => [name, runnerOf({ calls, handlers, options }, name)]));
  return async (name, request) => {
    const run = runners.get(name);
    if (!run) throw new CallError('not_found', `There is no call ${name}`);
    return run(request).catch((error: unknown) => {
      const { code, message, status } = explainedCall(error, name, options.log);
      throw new CallError(code, message, { status, cause: error });
    });
  };
}

type Given = Partial<Record<'params' | 'query' | 'body', unknown>>;

function runnerOf<T extends Calls>(
  { calls, handlers, options }: { calls: T; handlers: Handlers<T>; options: ServeOptions },
  name: string,
): (given: Given) => Promise<unknown> {
  // A name of the table, and the two tables have the same keys, which a loop cannot show.
  const call = calls[name] as Call;
  const handle = handlers[name as keyof T] as (request: unknown) => Promise<unknown>;
  return async ({ params, query, body }) => {
    const request = {
      params: parsePart(call, 'params', params),
      query: parsePart(call, 'query', query ?? {}),
      body: parsePart(call, 'body', body),
    };
    const answer = await handle(request);
    if (options.checkAnswers) checkAnswer(name, call, answer);
    return answer;
  };
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

import type { Call, Calls, Client } from './call.ts';
import { CallError, ErrorBody } from './errors.ts';
import { type Issue, readLeniently } from './fields/read.ts';

/** Global fetch against a remote base address, or a service's own `request` in the same process. */
export type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** A service in the same process: what it would send in answer to a call, without a request being made of it. */
export type AnswerCall = (name: string, request: AnyRequest) => Promise<unknown>;

type ClientOptions = {
  /** Told what was read as absent, so that somebody can mend it at its source. */
  onIssues?: (call: string, path: string, issues: Issue[]) => void;
  /** Told of an answer that had garbage in the place of what it is about. */
  onLost?: (path: string) => void;
};

type Plain = string | number | boolean;
export type AnyRequest = { params?: Record<string, Plain>; query?: Record<string, Plain | undefined>; body?: unknown };

/** Asks over HTTP. */
export function createClient<T extends Calls>(calls: T, send: Send, options: ClientOptions = {}): Client<T> {
  return clientOf(calls, options, async ({ call, path, request }) => {
    const response = await answered(call, path, () => send(path, initOf(call, request)));
    return jsonOf(call, path, response);
  });
}

/** Asks the handlers of a service in the same process. Its answers are read by the contract all the same. */
export function createLocalClient<T extends Calls>(
  calls: T,
  answer: AnswerCall,
  options: ClientOptions = {},
): Client<T> {
  return clientOf(calls, options, ({ name, call, path, request }) => answered(call, path, () => answer(name, request)));
}

type CallToAsk = { name: string; call: Call; path: string; request: AnyRequest };

function clientOf<T extends Calls>(
  calls: T,
  options: ClientOptions,
  ask: (asked: CallToAsk) => Promise<unknown>,
): Client<T> {
  const entries = Object.entries(calls).map(([name, call]) => {
    const run = async (request: AnyRequest = {}) => {
      const path = pathOf(call, request);
      const { data, issues, isLost } = readAnswer(call, path, await ask({ name, call, path, request }));
      if (issues.length > 0) options.onIssues?.(name, path, issues);
      if (isLost) options.onLost?.(path);
      return data;
    };
    return [name, run] as const;
  });
  // The loop builds one function per call, which the mapped type cannot see.
  return Object.fromEntries(entries) as unknown as Client<T>;
}

function pathOf(call: Call, request: AnyRequest): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(call, request.params?.[name]));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A segment that is empty, `.` or `..` would change the path, encoded or not. No slug is spelt so: the answer is 404. */
function segmentOf(call: Call, value: Plain = ''): string {
  const text = String(value);
  if (/^\.{0,2}$|\p{Surrogate}/u.test(text)) {
    throw new CallError('not_found', `${call.method} ${call.path} cannot be asked for ${JSON.stringify(text)}`);
  }
  return encodeURIComponent(text);
}

function initOf(call: Call, { body }: AnyRequest): RequestInit {
  if (body === undefined) return { method: call.method };
  return { method: call.method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function answered<T>(call: Call, path: string, ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    throw new CallError('unavailable', `${call.method} ${path} got no answer`, { cause });
  }
}

function readAnswer(call: Call, path: string, json: unknown) {
  try {
    return readLeniently(call.response, json);
  } catch (cause) {
    throw new CallError('unavailable', `${call.method} ${path} answered something we cannot read`, { cause });
  }
}

async function jsonOf(call: Call, path: string, response: Response): Promise<unknown> {
  const asked = `${call.method} ${path}`;
  const json: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOf(asked, response.status, json);
  if (json === undefined) throw new CallError('unavailable', `${asked} answered something that is not JSON`);
  return json;
}

function errorOf(asked: string, status: number, json: unknown): CallError {
  const body = ErrorBody.safeParse(json);
  if (body.success) return new CallError(body.data.code, body.data.message, { status });
  // A foreign service may have an error shape of its own; its status says enough.
  return new CallError(status === 404 ? 'not_found' : 'unavailable', `${asked} answered ${status}`, { status });
}

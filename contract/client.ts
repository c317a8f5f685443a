import type { Call, Calls, Client } from './call.ts';
import { CallError, ErrorBody } from './errors.ts';
import { type Issue, readLeniently } from './fields/read.ts';

/** Global fetch against a remote base address, or a service's own `request` in the same process. */
export type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

type ClientOptions = {
  /** Told what was read as absent, so that somebody can mend it at its source. */
  onIssues?: (call: string, path: string, issues: Issue[]) => void;
  /** Told of an answer that had garbage in the place of what it is about. */
  onLost?: (path: string) => void;
};

type Plain = string | number | boolean;
type AnyRequest = { params?: Record<string, Plain>; query?: Record<string, Plain | undefined>; body?: unknown };

export function createClient<T extends Calls>(calls: T, send: Send, options: ClientOptions = {}): Client<T> {
  const entries = Object.entries(calls).map(([name, call]) => {
    const run = async (request: AnyRequest = {}) => {
      const path = pathOf(call, request);
      const response = await ask(send, path, initOf(call, request));
      const { data, issues, isLost } = await readAnswer(call, path, response);
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

/** Dots alone, or nothing, would make the address of something else, however they are encoded; nothing is called so. */
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

async function ask(send: Send, path: string, init: RequestInit): Promise<Response> {
  try {
    return await send(path, init);
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    throw new CallError('unavailable', `${init.method} ${path} got no answer`, { cause });
  }
}

async function readAnswer(call: Call, path: string, response: Response) {
  const asked = `${call.method} ${path}`;
  const json = await jsonOf(response);
  if (!response.ok) throw errorOf(asked, response.status, json);
  if (json === undefined) throw new CallError('unavailable', `${asked} answered something that is not JSON`);
  try {
    return readLeniently(call.response, json);
  } catch (cause) {
    throw new CallError('unavailable', `${asked} answered something we cannot read`, { cause });
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function errorOf(asked: string, status: number, json: unknown): CallError {
  const body = ErrorBody.safeParse(json);
  if (body.success) return new CallError(body.data.code, body.data.message, { status });
  // A foreign service may have an error shape of its own; its status says enough.
  return new CallError(status === 404 ? 'not_found' : 'unavailable', `${asked} answered ${status}`, { status });
}

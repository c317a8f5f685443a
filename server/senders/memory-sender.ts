/**
 * Whatever lies in memory as it is (pages, answers of the content service, files of the build, pictures), sent on node:http itself: a
 * Request, a Response and their headers would cost more than it does. What is not there is left to the app, which answers with the
 * same bytes and headers.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '#services/kit/etag.ts';
import type { Config } from '#server/config.ts';
import { createHitLog, requestId } from '#server/http/request-log.ts';
import { commonHeaders, onlySecure } from '#server/http/security.ts';
import type { Log } from '#server/log/log.ts';

export type MemoryAnswer = {
  /** The same object for as long as the answer is the same, whatever its form. */
  of: object;
  status: number;
  etag: string;
  bytes: Uint8Array;
  /** Of the whole answer, or of the one to somebody who has it already. Asked for once for each form. */
  headers: (isKnown: boolean) => Iterable<readonly [string, string]>;
  /** In the place of the one among the headers, where it changes while the answer stays. */
  cacheControl?: string;
};

/** Answers if it can, and says whether it did. */
export type MemorySender = (request: IncomingMessage, response: ServerResponse) => boolean;

type Options = {
  find: (request: IncomingMessage) => MemoryAnswer | null;
  config: Pick<Config, 'trustProxy' | 'logHits'>;
  log: Log;
};

const idAt = 1;
const cacheControlAt = 3;

export function createMemorySender({ find, config, log }: Options): MemorySender {
  const logHit = createHitLog(log, config.logHits);
  const linesOf = createHeaderLines();

  return function sendFromMemory(request, response) {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const answer = find(request);
    if (!answer) return false;
    const isKnown = isKnownTag(answer.etag, headers['if-none-match']);
    const status = isKnown ? 304 : answer.status;
    const id = requestId(headers['x-request-id'], config.trustProxy);
    const lines = linesOf(answer, { isKnown, isSecure: config.trustProxy && isForwardedSecure(headers) });
    // node:http turns the list into text at once, so it can be used again.
    lines[idAt] = id;
    if (answer.cacheControl !== undefined) lines[cacheControlAt] = answer.cacheControl;
    response.writeHead(status, lines);
    if (isKnown || method === 'HEAD') response.end();
    else response.end(answer.bytes);
    logHit(request, id, status);
    return true;
  };
}

type Form = { isKnown: boolean; isSecure: boolean };

/** Headers as node:http takes them fastest: one list of names and values, made once for each form of an answer. */
function createHeaderLines() {
  const lines = new WeakMap<object, Map<string, string[]>>();

  function make({ headers }: MemoryAnswer, { isKnown, isSecure }: Form): string[] {
    const own = new Map(headers(isKnown));
    const cacheControl = own.get('cache-control') ?? 'no-store';
    own.delete('cache-control');
    for (const [name, value] of isSecure ? [...commonHeaders, onlySecure] : commonHeaders)
      if (!own.has(name)) own.set(name, value);
    return ['x-request-id', '', 'cache-control', cacheControl, ...[...own].flat()];
  }

  return (answer: MemoryAnswer, form: Form): string[] => {
    const ofAnswer = lines.get(answer.of) ?? new Map<string, string[]>();
    lines.set(answer.of, ofAnswer);
    const name = `${answer.etag} ${form.isKnown} ${form.isSecure}`;
    const known = ofAnswer.get(name) ?? make(answer, form);
    ofAnswer.set(name, known);
    return known;
  };
}

/** As requestUrl reads it (server/http/request-url.ts), of a request that is none yet. */
function isForwardedSecure(headers: IncomingHttpHeaders): boolean {
  return headers['x-forwarded-proto']?.toString().split(',', 1)[0]?.trim() === 'https';
}

/**
 * Answers that lie in memory as they are, sent on node:http itself: a Request, a Response and their headers would cost more than they do.
 * Whatever is not there is left to the app, which answers with the same bytes and headers.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isKnownTag } from '#services/kit/etag.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/operations/log.ts';
import { createHitLog, requestId } from '#server/http/request-log.ts';
import { requestUrl } from '#server/http/request-url.ts';
import { commonHeaders, onlySecure } from '#server/http/security.ts';
import type { ReadyPages } from './cached-page-sender.ts';

export type ReadyAnswer = {
  etag: string;
  bytes: Uint8Array;
  /** Of the whole answer, and of the one to somebody who has it already. */
  headers: () => { whole: Record<string, string>; known: Record<string, string> };
};

type Options = {
  /** The answer, and an object that is the same as long as the answer is. */
  find: (request: IncomingMessage) => { of: object; answer: ReadyAnswer } | null;
  config: Pick<Config, 'trustProxy' | 'logHits'>;
  log: Log;
};

/** Headers as node:http takes them fastest: one list of names and values. */
type Lines = { whole: string[]; known: string[] };

const idAt = 1;

export function createMemorySender({ find, config, log }: Options): ReadyPages {
  const logHit = createHitLog(log, config.logHits);
  const lines = new WeakMap<object, Lines>();

  return function sendCached(request, response) {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const found = find(request);
    if (!found) return false;
    const { of, answer } = found;
    const made = lines.get(of) ?? linesOf(answer);
    lines.set(of, made);
    const isSame = isKnownTag(answer.etag, headers['if-none-match']);
    const status = isSame ? 304 : 200;
    const line = isSame ? made.known : made.whole;
    const id = requestId(headers['x-request-id'], config.trustProxy);
    // node:http turns the list into text at once, so it can be used again.
    line[idAt] = id;
    response.writeHead(status, isSecure(headers, config) ? [...line, ...onlySecure] : line);
    if (isSame || method === 'HEAD') response.end();
    else response.end(answer.bytes);
    logHit(request, id, status);
    return true;
  };
}

function linesOf({ headers }: ReadyAnswer): Lines {
  const { whole, known } = headers();
  const line = (own: Record<string, string>) => [
    'x-request-id',
    '',
    ...[...Object.entries(own), ...commonHeaders].flat(),
  ];
  return { whole: line(whole), known: line(known) };
}

function isSecure(headers: IncomingHttpHeaders, config: Pick<Config, 'trustProxy'>): boolean {
  if (!config.trustProxy) return false;
  const get = (name: string) => headers[name]?.toString() ?? null;
  return requestUrl({ url: 'http://localhost/', headers: { get } }, config).protocol === 'https:';
}

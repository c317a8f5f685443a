/**
 * Pictures that are ready in memory, sent on node:http itself, as cached-page-sender.ts does with pages. Whatever takes a look at the disk
 * is left to the app, which answers with the same bytes and headers.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { headersOf, type Images, keptBy, type ReadyPicture } from '#services/images/images.ts';
import { isKnownTag } from '#services/kit/etag.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/operations/log.ts';
import { requestUrl } from '#server/http/request-url.ts';
import type { ReadyPages } from './cached-page-sender.ts';
import { createHitLog, requestId } from '#server/http/request-log.ts';
import { commonHeaders, noPage, onlySecure } from '#server/http/security.ts';

type Options = {
  images: Pick<Images, 'ready'>;
  config: Pick<Config, 'trustProxy' | 'logHits'>;
  log: Log;
};

const base = '/media';
const idAt = 1;

export function createReadyPictures({ images, config, log }: Options): ReadyPages {
  const logHit = createHitLog(log, config.logHits);
  const lines = new WeakMap<object, Lines>();

  return function sendCached(request, response) {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const ready = images.ready(url.slice(base.length));
    if (!ready) return false;
    const { picture } = ready;
    const made = lines.get(picture) ?? linesOf(ready);
    lines.set(picture, made);
    const isSame = isKnownTag(picture.etag, headers['if-none-match']);
    const status = isSame ? 304 : 200;
    const line = isSame ? made.known : made.whole;
    const id = requestId(headers['x-request-id'], config.trustProxy);
    // node:http turns the list into text at once, so it can be used again.
    line[idAt] = id;
    response.writeHead(status, isSecure(headers, config) ? [...line, ...onlySecure] : line);
    if (isSame || method === 'HEAD') response.end();
    else response.end(picture.bytes);
    logHit(request, id, status);
    return true;
  };
}

/** Headers as node:http takes them fastest, made once for each picture: of the whole one, and of one that is there already. */
type Lines = { whole: string[]; known: string[] };

function linesOf({ picture, format }: ReadyPicture): Lines {
  const line = (own: Record<string, string>) => [
    'x-request-id',
    '',
    ...[...Object.entries(own), ...commonHeaders].flat(),
  ];
  return {
    whole: line({ ...headersOf(picture, format), 'content-security-policy': noPage }),
    known: line(keptBy(picture.etag)),
  };
}

function isSecure(headers: IncomingHttpHeaders, config: Pick<Config, 'trustProxy'>): boolean {
  if (!config.trustProxy) return false;
  const get = (name: string) => headers[name]?.toString() ?? null;
  return requestUrl({ url: 'http://localhost/', headers: { get } }, config).protocol === 'https:';
}

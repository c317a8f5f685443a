/** A page in memory, and the answer made from it: which bytes, which headers. */
import { isKnownTag } from '#services/kit/etag.ts';
import { acceptedEncoding, type Encoding } from '#server/http/accepted-encoding.ts';
import type { CacheKey } from './cache-key.ts';
import type { Body } from './compressed-body.ts';

export type Page = Body & {
  key: CacheKey;
  status: number;
  headers: [string, string][];
  market: string;
  /** What it was made from, as `nl packages/slug`; null where that is not known. */
  reads: ReadonlySet<string> | null;
  /** Some of its content could not be had. */
  isIncomplete: boolean;
  /** It says itself that another address is its canonical one. */
  isOtherSpelling: boolean;
  /** The `cache-control` of the rendered response, where it is sent on; null where ours is. */
  cacheControl: string | null;
  madeAt: number;
  /** When somebody last asked for it. */
  askedAt: number;
  freshUntil: number;
  /** Until then it may be sent while a new one is made; content that changes ends it. */
  staleWhileRevalidateUntil: number;
  /** When what it says about today stops being true. */
  datesValidUntil: number;
  /** Until then it may stand in when a new one cannot be made. */
  staleIfErrorUntil: number;
};

/** A clock that was set back does not make it fresher than it was. */
export function isFresh({ madeAt, freshUntil }: Page, now: number): boolean {
  return now >= madeAt && now < freshUntil;
}

export function ttlLeft(page: Page, now: number): number {
  return Math.max(0, Math.floor((page.freshUntil - now) / 1000));
}

type Sent = { encoding: Encoding; isKnown: boolean; seconds: number };

/** The headers of an answer made from a kept page; `seconds` is how long a shared cache may keep it. */
export function pageHeaders(page: Page, { encoding, isKnown, seconds }: Sent): Map<string, string> {
  const headers = new Map(page.headers);
  headers.set('etag', page.etags[encoding]);
  headers.set('vary', 'accept-encoding');
  headers.set('cache-control', pageCacheControl(page, seconds));
  if (isKnown) return headers;
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(page.bodies[encoding].length));
  return headers;
}

export function pageCacheControl({ cacheControl, status, isIncomplete }: Page, seconds: number): string {
  if (cacheControl !== null) return cacheControl;
  if (status !== 200) return 'public, max-age=0, s-maxage=10';
  const whileOld = isIncomplete ? '' : ', stale-while-revalidate=60, stale-if-error=86400';
  return `public, max-age=0, s-maxage=${seconds}${whileOld}`;
}

export function sendPage(request: Request, page: Page, seconds: number): Response {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const isKnown = isKnownTag(page.etags[encoding], request.headers.get('if-none-match') ?? undefined);
  const headers = Object.fromEntries(pageHeaders(page, { encoding, isKnown, seconds }));
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : page.bodies[encoding], { status: page.status, headers });
}

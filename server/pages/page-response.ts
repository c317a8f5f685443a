/** A page in memory, and the answer made from it: which bytes, which headers. */
import type { Body, Encoding } from './compressed-body.ts';

export type Page = Body & {
  status: number;
  headers: [string, string][];
  market: string;
  /** Some of its content could not be had. */
  isIncomplete: boolean;
  /** It says itself that another address is its canonical one. */
  isOtherSpelling: boolean;
  /** What it said itself about how long others may keep it, where that holds. */
  cacheControl: string | null;
  madeAt: number;
  freshUntil: number;
  /** Until then it may be sent while a new one is made; content that changes ends it. */
  staleWhileRevalidateUntil: number;
  /** When what it says about today stops being true. */
  datesValidUntil: number;
  /** Until then it may stand in when a new one cannot be made. */
  staleIfErrorUntil: number;
  /** How often it was sent from memory. */
  hits: number;
};

/** A clock that was set back does not make it fresher than it was. */
export function isFresh({ madeAt, freshUntil }: Page, now: number): boolean {
  return now >= madeAt && now < freshUntil;
}

export function ttlLeft(page: Page, now: number): number {
  return Math.max(0, Math.floor((page.freshUntil - now) / 1000));
}

/** The smallest form the other side can read. */
export function encodingOf(accepted: string | string[] | null | undefined): Encoding {
  const text = accepted?.toString() ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text) ? 'gzip' : 'identity';
}

type Sent = { encoding: Encoding; isKnown: boolean; seconds: number };

/** The headers of an answer made from a kept page; `seconds` is how long a shared cache may keep it. */
export function pageHeaders(page: Page, { encoding, isKnown, seconds }: Sent): Map<string, string> {
  const headers = new Map(page.headers);
  headers.set('etag', page.etags[encoding]);
  headers.set('vary', 'accept-encoding');
  headers.set('cache-control', page.cacheControl ?? sharedFor(page, seconds));
  if (isKnown) return headers;
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(page.bodies[encoding].length));
  return headers;
}

function sharedFor({ status, isIncomplete }: Page, seconds: number): string {
  if (status !== 200) return 'public, max-age=0, s-maxage=10';
  const whileOld = isIncomplete ? '' : ', stale-while-revalidate=60, stale-if-error=86400';
  return `public, max-age=0, s-maxage=${seconds}${whileOld}`;
}

export function sendPage(request: Request, page: Page, seconds: number): Response {
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  const isKnown = request.headers.get('if-none-match')?.includes(page.etags[encoding]) ?? false;
  const headers = Object.fromEntries(pageHeaders(page, { encoding, isKnown, seconds }));
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : page.bodies[encoding], { status: page.status, headers });
}

/** What the proxy itself says: pages in the market's language to visitors, JSON to programs. */
import type { Context } from 'hono';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { jsonType } from '#services/shop/calls/answers.ts';
import { failurePage } from '../failure-page/failure-page.ts';

type PageTexts = { market: Market; t: Text };
type Said = {
  status: number;
  code: string;
  title: string;
  text: string;
  headers?: Record<string, string>;
};

export function wantsPage(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('text/html');
}

function say(c: Context, place: PageTexts, { status, code, title, text, headers = {} }: Said): Response {
  if (wantsPage(c)) return failurePage(place, { status, title, text, headers });
  return new Response(JSON.stringify({ code, message: text, data: { status } }), {
    status,
    headers: { 'content-type': jsonType, 'cache-control': 'no-store', ...headers },
  });
}

/** `retryAfter` is what the shop said about it. */
type Failure = { status: number; retryAfter?: string | null };

/** The shop is out of reach, ill or busy; it may be back soon, or when it says itself. */
export function sayUnavailable(c: Context, place: PageTexts, { status, retryAfter = null }: Failure): Response {
  const { t } = place;
  const headers = { 'retry-after': retryAfter !== null && isRetryAfter(retryAfter) ? retryAfter : '5' };
  return say(c, place, {
    status,
    code: 'unavailable',
    title: t('shop:away.title'),
    text: t('errors:unavailableBody'),
    headers,
  });
}

/** Seconds, or a moment as HTTP writes it. */
function isRetryAfter(text: string): boolean {
  return /^\d{1,6}$/.test(text) || new Date(text).toUTCString() === text;
}

/** One sender asks for more than its share. */
export function sayTooMany(c: Context, place: PageTexts, retryAfterSeconds: number): Response {
  const { t } = place;
  return say(c, place, {
    status: 429,
    code: 'too_many_requests',
    title: t('shop:away.title'),
    text: t('shop:refusal.tooOften'),
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** For what is not there, and for what nobody is meant to find. */
export function sayMissing(c: Context, place: PageTexts, status: 400 | 403 | 404): Response {
  const { t } = place;
  const codes = { 400: 'bad_address', 403: 'foreign_origin', 404: 'not_found' };
  return say(c, place, { status, code: codes[status], title: t('shop:missing.title'), text: t('shop:missing.body') });
}

export function sayTooLarge(c: Context, place: PageTexts, limit: number): Response {
  const { t } = place;
  const text = t('shop:tooLarge.body', { mib: Math.floor(limit / 1024 / 1024) });
  // The rest of it is not read, so nothing else can come on this connection.
  const headers = { connection: 'close' };
  return say(c, place, { status: 413, code: 'too_large', title: t('shop:tooLarge.title'), text, headers });
}

/** Heads of answers as WordPress writes them. */
import { piecesHeader } from '#contract/basket/basket.ts';
import { piecesCount } from '#services/shop/cart/bundle-cart.ts';
import type { CartRequest } from '#services/shop/cart/cart-request.ts';
import type { CartContent } from '#services/shop/cart/cart-content.ts';

/** For everything a cart can be seen in, as WordPress says it. */
export const notCached = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
};

/** For what is called HTML and is no page: no other site frames it, and nothing in it runs. */
export const notShown = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

export const htmlType = 'text/html; charset=UTF-8';
export const jsonType = 'application/json; charset=UTF-8';

export function headers(fields: Record<string, string>, cookies: string[] = []): Headers {
  const result = new Headers(fields);
  for (const cookie of cookies) result.append('set-cookie', cookie);
  return result;
}

const restFields = {
  'content-type': jsonType,
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  // WordPress says nothing here; a cache in between must not guess.
  'cache-control': 'no-store, private',
  vary: 'Origin',
};

/** An answer of the REST part. */
export function restAnswer(status: number, body: unknown, { allow }: { allow?: string } = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: headers({ ...restFields, ...(allow && { allow }) }) });
}

export function restError(status: number, code: string, message: string): Response {
  return restAnswer(status, { code, message, data: { status } });
}

export function noRoute(): Response {
  return restError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
}

type StoreAnswer = { status: number; body: unknown; allow: string; issuer: string; content: CartContent };

/** An answer of the Store API, with what the next call needs. */
export function storeAnswer(visit: CartRequest, { status, body, allow, issuer, content }: StoreAnswer): Response {
  const { sessions, session } = visit;
  const fields = {
    ...restFields,
    nonce: sessions.nonce(),
    'nonce-timestamp': String(sessions.timestamp()),
    'user-id': '0',
    'cart-token': sessions.tokenOf(session, issuer),
    [piecesHeader]: String(piecesCount(content)),
    allow,
  };
  return new Response(JSON.stringify(body), { status, headers: headers(fields, visit.cookies(content)) });
}

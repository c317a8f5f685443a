/** Links and forms of pages that put something in the basket, on their way to the shop and back. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readReturn, returnField } from '#services/shop/calls/return-to.ts';
import { isBackOffice, isCall, type ShopAddress } from '#services/shop/calls/shop-address.ts';
import type { ShopBody } from './body.ts';
import type { ShopAnswer } from './send.ts';

/** Fields of a body that is a form; null for any other. */
export async function readForm(request: Request, body: ShopBody | null): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (body === null || !('whole' in body)) return null;
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return new URLSearchParams(body.whole.toString());
  if (!/^multipart\/form-data\b/i.test(type)) return null;
  const form = await parts(body.whole, type);
  const texts = [...(form ?? [])].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return form && new URLSearchParams(texts);
}

async function parts(bytes: Buffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    // What we cannot read is the shop's to judge.
    return null;
  }
}

export type PageForm = {
  /** What the address and the form say; the form has the last word. */
  fields: URLSearchParams;
  /** Where the visitor wants to go on. */
  returnTo: string | null;
  /** Whether it is the link that buys, on the shop's front page. */
  isLink: boolean;
};

type PostedForm = { request: Request; address: ShopAddress; form: URLSearchParams | null; market: Market };

export function readPageForm({ request, address, form, market }: PostedForm): PageForm | null {
  const isPage = !isCall(address) && !isBackOffice(address);
  const fields = new URLSearchParams([...address.query, ...(form ?? [])]);
  if (!isPage || request.method === 'HEAD' || !(fields.has('add-to-cart') || fields.has(returnField))) return null;
  const returnTo = readReturn(fields.getAll(returnField).at(-1), market);
  return { fields, returnTo, isLink: request.method === 'GET' && address.path === '' };
}

/** A query or a form without the field that is ours; the rest of it stays as it was, sign by sign. */
function withoutReturn(query: string): string {
  return query
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(returnField))
    .join('&');
}

export function searchWithoutReturn(search: string): string {
  if (!search.includes(returnField)) return search;
  const rest = withoutReturn(search.slice(1));
  return rest === '' ? '' : `?${rest}`;
}

/** Changes `headers` where a form has to be written anew. */
export async function bodyWithoutReturn(body: ShopBody | null, headers: Headers): Promise<ShopBody | null> {
  if (body === null || !('whole' in body) || !body.whole.includes(returnField)) return body;
  const type = headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return { whole: Buffer.from(withoutReturn(body.whole.toString())) };
  const form = /^multipart\/form-data\b/i.test(type) ? await parts(body.whole, type) : null;
  if (!form?.has(returnField)) return body;
  form.delete(returnField);
  const written = new Response(form);
  headers.set('content-type', written.headers.get('content-type') ?? '');
  return { whole: Buffer.from(await written.arrayBuffer()) };
}

/** Whether the cart is another than before: WooCommerce then tells the browser its new hash. */
function hasChanged({ headers }: ShopAnswer): boolean {
  return headers.getSetCookie().some((cookie) => /^woocommerce_(?:cart_hash|items_in_cart)=(?!0?;)/.test(cookie));
}

/**
 * Where a visitor is sent after a form that did what it should, so that loading the page again buys nothing. Null to show what
 * the shop answered: a refusal stands in its page, and a redirect of its own is as good.
 */
export function placeAfter(form: PageForm, answer: ShopAnswer, market: Market): string | null {
  const isRedirect = answer.status === 302 || answer.status === 303;
  if (isRedirect) return form.returnTo;
  const isDone = answer.status === 200 && hasChanged(answer);
  return isDone && (form.isLink || form.returnTo !== null) ? (form.returnTo ?? pathTo(market, 'basket')) : null;
}

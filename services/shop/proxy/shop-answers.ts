/** Asks the shop, and makes of its answer what a visitor gets. */
import { jsonOf } from '#contract/fields/json.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { headers as headersOf, notCached } from '#services/shop/calls/answers.ts';
import { cartOwner } from '#services/shop/calls/request-cookies.ts';
import { isBackOffice, isBelow, isCall } from '#services/shop/calls/shop-address.ts';
import type { AskedRequest, WholeAnswer } from './asked.ts';
import type { ShopBody } from './body.ts';
import type { CartLine } from './first-sessions.ts';
import { sayUnavailable, wantsPage } from './say-unavailable.ts';
import { answerHeaders, requestHeaders } from './headers.ts';
import { boxWithMore, wantedPieces } from './one-more.ts';
import { bodyWithoutReturn, placeAfter, searchWithoutReturn } from './page-forms.ts';
import { bodyOf, bytesOf, dropBody, sendToShop, type ShopAnswer } from './send.ts';
import { upstreamAnswers } from './upstream-answers.ts';

export type Answered = {
  response: Response;
  /** When the shop is through with it. */
  ended: Promise<unknown>;
};

type Call = { path: string; method: string; headers: Headers; body: ShopBody | null; isChange: boolean };

function headersFor({ c, route, address, visited }: AskedRequest): Headers {
  const sender = route.senderOf?.(c) ?? null;
  return requestHeaders({ request: c.req.raw, visited, sender, isRest: isBelow(address.path, 'wp-json') });
}

async function send(
  { c, route, visited, line }: AskedRequest,
  { path, method, headers, body, isChange }: Call,
): Promise<ShopAnswer> {
  const { origin, timeoutMs, sessions } = route;
  const answer = await sendToShop({
    url: new URL(`${origin}${path}`),
    method,
    headers: line ? sessions.withSession(line, headers) : headers,
    host: route.host === 'public' ? visited.host : new URL(origin).host,
    body,
    // A change that was begun is finished, also when the visitor stops waiting for it.
    signal: isChange ? null : c.req.raw.signal,
    timeoutMs,
  });
  if (line) sessions.remember(line, answer.headers);
  return answer;
}

export async function plainAnswer(asked: AskedRequest, isChange: boolean): Promise<Answered> {
  const { c, route, form } = asked;
  const { pathname, search } = new URL(c.req.url);
  const headers = headersFor(asked);
  const [path, body] =
    form === null
      ? [`${pathname}${search}`, asked.body]
      : [`${pathname}${searchWithoutReturn(search)}`, await bodyWithoutReturn(asked.body, headers)];
  const answer = await send(asked, { path, method: c.req.method, headers, body, isChange });
  const place = form && placeAfter(form, answer, route.market);
  if (place !== null) return seeOther(asked, place, [answer]);
  const { ended } = answer;
  if (isFailure(asked, answer)) {
    dropBody(answer);
    return { response: failureOf(asked, answer), ended };
  }
  const response = new Response(bodyOf(answer, { isFinished: isChange }), {
    status: answer.status,
    headers: answerHeaders(answer.headers, { origin: route.origin, visited: asked.visited }),
  });
  upstreamAnswers.add(response);
  return { response, ended };
}

const knownFailures = new Set([500, 502, 503, 504]);

function failureOf({ c, route }: AskedRequest, { status, headers }: Pick<Response, 'status' | 'headers'>): Response {
  const shown = knownFailures.has(status) ? status : 502;
  return sayUnavailable(c, route, { status: shown, retryAfter: headers.get('retry-after') });
}

/** Which page asks, and how urgently, changes nothing about a cart. */
function isAboutPage(name: string): boolean {
  return name.startsWith('sec-') || ['referer', 'priority', 'cache-control', 'pragma'].includes(name);
}

/** A reading of the cart, whose answer is that of all who ask the same at once. */
export async function sharedAnswer(asked: AskedRequest, { key: owner }: CartLine): Promise<Response> {
  const { c, route } = asked;
  const { pathname, search } = new URL(c.req.url);
  const { signal } = c.req.raw;
  const headers = headersFor(asked);
  const path = `${pathname}${search}`;
  const question = JSON.stringify([path, [...headers].filter(([name]) => !isAboutPage(name))]);
  const answer = await route.readings.ask({ owner, question, signal }, async (): Promise<WholeAnswer> => {
    // Once begun it is finished: it is for others too, and the shop would not stop.
    const sent = await send(asked, { path, method: 'GET', headers, body: null, isChange: true });
    return { status: sent.status, headers: sent.headers, bytes: await bytesOf(sent, largestCart) };
  });
  if (isFailure(asked, answer)) return failureOf(asked, answer);
  const { status } = answer;
  const response = new Response([204, 205, 304].includes(status) ? null : new Uint8Array(answer.bytes), {
    status,
    headers: answerHeaders(answer.headers, { origin: route.origin, visited: asked.visited }),
  });
  upstreamAnswers.add(response);
  return response;
}

/** A failure that is told in words for nobody: in English, or as a page to a program. Those who run the shop see it all. */
function isFailure({ c, address }: AskedRequest, { status, headers }: Pick<ShopAnswer, 'status' | 'headers'>): boolean {
  if (status < 500 || isBackOffice(address) || !/^(?:text\/|$)/i.test(headers.get('content-type') ?? '')) return false;
  return isCall(address) || !wantsPage(c) || ['GET', 'HEAD'].includes(c.req.method);
}

const largestCart = 4 * 1024 * 1024;

/** Null when the form is not about a box that is in the cart. */
export async function boxAnswer(asked: AskedRequest): Promise<Answered | null> {
  const { c, route, form } = asked;
  const wanted = form && wantedPieces(form.fields);
  const bundleId = form?.fields.get('add-to-cart');
  if (!wanted || !bundleId || cartOwner(c.req.raw) === null) return null;
  const shop = `/${route.market.code}/shop`;
  const headers = headersFor(asked);
  for (const name of ['content-type', 'content-length', 'accept-encoding']) headers.delete(name);
  headers.set('accept', 'application/json');
  const path = `${shop}/wp-json/wc/store/v1/cart`;
  const read = await send(asked, { path, method: 'GET', headers, body: null, isChange: true });
  const cart = jsonOf((await bytesOf(read, largestCart)).toString());
  if (read.status !== 200 || cart === null) throw new Error(`the cart of the shop could not be read: ${read.status}`);
  const box = boxWithMore(cart, bundleId, wanted);
  if (box === null) return null;
  headers.set('content-type', 'application/x-www-form-urlencoded');
  const changed = await send(asked, {
    path: `${shop}/wp-admin/admin-ajax.php`,
    method: 'POST',
    headers,
    body: { whole: Buffer.from(box.toString()) },
    isChange: true,
  });
  if (changed.status < 500) return seeOther(asked, form.returnTo ?? pathTo(route.market, 'basket'), [read, changed]);
  dropBody(changed);
  return { response: sayUnavailable(c, route, { status: 502 }), ended: changed.ended };
}

/** To the next page, with the cookies of what was done. */
function seeOther({ route, visited }: AskedRequest, place: string, answers: ShopAnswer[]): Answered {
  for (const answer of answers) dropBody(answer);
  const cookies = answers.flatMap(({ headers }) =>
    answerHeaders(headers, { origin: route.origin, visited }).getSetCookie(),
  );
  const response = new Response(null, { status: 303, headers: headersOf({ ...notCached, location: place }, cookies) });
  return { response, ended: Promise.all(answers.map(({ ended }) => ended)) };
}

/** The shop area answered by a real WooCommerce: same addresses, same origin, cookies and all. */
import { type Context, Hono } from 'hono';
import { TimeoutError } from '#contract/with-timeout.ts';
import { headers, jsonType, notCached } from '#services/shop/calls/answers.ts';
import { createCartQueue, LineError, noTurn, type Turn } from '#services/shop/cart/cart-queue.ts';
import type { Asked, Route, ShopProxyOptions } from './asked.ts';
import { BodyTooLarge, readShopBody } from './body.ts';
import { isClosed } from './closed-paths.ts';
import { sayMissing, sayTooLarge, sayUnavailable } from './failures.ts';
import { isForeignChange } from './foreign-changes.ts';
import { readForm, readPageForm } from './page-forms.ts';
import { boxAnswer, plainAnswer } from './shop-answers.ts';
import { cartOwner, readCookies } from '#services/shop/calls/request-cookies.ts';
import {
  type CartPart,
  cartPart,
  readShopAddress,
  restPath,
  type ShopAddress,
} from '#services/shop/calls/shop-address.ts';

const defaultTimeoutMs = 30_000;
const defaultBodyLimit = 64 * 1024 * 1024;

/** Answers below /{market}/shop; hand it whole requests. */
export function createShopProxy(options: ShopProxyOptions): Hono {
  const app = new Hono();
  const { timeoutMs = defaultTimeoutMs, longestWaitMs = timeoutMs, urls, texts } = options;
  const lines = createCartQueue({ longestWaitMs });
  for (const market of options.markets) {
    const url = urls[market.code];
    if (!url) continue;
    const route: Route = {
      ...options,
      timeoutMs,
      lines,
      market,
      t: texts.textFor(market),
      origin: new URL(url).origin,
    };
    app.all(`/${market.code}/shop/*`, (c) => forward(c, route, options));
  }
  return app;
}

async function forward(c: Context, route: Route, options: ShopProxyOptions): Promise<Response> {
  const { closedPaths = () => [], bodyLimit = defaultBodyLimit, requestUrl = ({ url }) => new URL(url) } = options;
  const { raw: request, method } = c.req;
  if (method === 'TRACE') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const address = readShopAddress(c.req.url, route.market.code);
  if (address === null) return sayMissing(c, route, 400);
  const closed = closedPaths(c);
  if (isClosed(address, closed)) return sayMissing(c, route, 404);
  if (isEmptyCount(request, address)) return countOfNobody();
  // The place in line is that of the arrival; what was sent is read while waiting, so that it is here when its sender goes.
  const part = cartPart(address, method);
  const turn = turnFor(request, part, route);
  try {
    const body = await readShopBody(request, bodyLimit);
    const fields = await readForm(request, body);
    if (isForeignChange(request, address, fields)) return leaving(turn, sayMissing(c, route, 403));
    const path = fields && restPath(fields);
    if (path && isClosed({ ...address, path }, closed)) return leaving(turn, sayMissing(c, route, 404));
    const form = readPageForm({ request, address, form: fields, market: route.market });
    const isChange = part === 'change' || (method !== 'GET' && method !== 'HEAD');
    // An upload is no change of a cart.
    if (body && 'flowing' in body) turn.leave();
    else await turn.begun;
    if (!isChange) request.signal.throwIfAborted();
    const asked: Asked = { c, route, address, visited: requestUrl(request), body, form };
    const { response, ended } = (await boxAnswer(asked)) ?? (await plainAnswer(asked, isChange));
    void ended.then(turn.leave);
    return response;
  } catch (err) {
    turn.leave();
    if (err instanceof BodyTooLarge) return sayTooLarge(c, route, bodyLimit);
    if (request.signal.aborted) return new Response(null, { status: 499 });
    if (err instanceof LineError) return sayUnavailable(c, route, 503);
    route.log.error({ err, market: route.market.code, path: c.req.path }, 'shop out of reach');
    return sayUnavailable(c, route, err instanceof TimeoutError ? 504 : 502);
  }
}

/**
 * WooCommerce reads a session at the start of a request and writes all of it at the end. So what changes or tells the cart of
 * one session goes one after the other; a page waits for what is under way, and keeps nobody waiting. A visitor without a
 * session has nothing to be kept in order.
 */
function turnFor(request: Request, part: CartPart, { market, lines }: Route): Turn {
  const owner = cartOwner(request);
  if (owner === null || part === null) return noTurn;
  const key = `${market.code} ${owner}`;
  return part === 'page' ? lines.afterThose(key) : lines.enter(key);
}

function leaving(turn: Turn, response: Response): Response {
  turn.leave();
  return response;
}

/** Without a session there is no basket; WordPress need not start to say so. Whoever is logged in may have one of last week. */
function isEmptyCount(request: Request, { path }: ShopAddress): boolean {
  if (path !== 'grutto-cart-data.php' || request.method !== 'GET' || cartOwner(request) !== null) return false;
  const names = [...readCookies(request.headers.get('cookie')).keys()];
  return !names.some((name) => name.startsWith('wordpress_logged_in_'));
}

function countOfNobody(): Response {
  return new Response('{"count":0}', { headers: headers({ 'content-type': jsonType, ...notCached }) });
}

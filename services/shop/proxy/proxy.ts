/** The shop area answered by a real WooCommerce: same addresses, same origin, cookies and all. */
import { type Context, Hono } from 'hono';
import { TimeoutError } from '#contract/with-timeout.ts';
import { headers, jsonType, notCached } from '#services/shop/calls/answers.ts';
import { createCartQueue, LineError, noTurn, type Turn } from '#services/shop/cart/cart-queue.ts';
import { turnIn } from '#services/shop/cart/cart-turns.ts';
import type { AskedRequest, Route, ShopProxyOptions, WholeAnswer } from './asked.ts';
import { BodyTooLarge, readShopBody } from './body.ts';
import { isClosed } from './closed-paths.ts';
import { sayMissing, sayTooLarge, sayUnavailable } from './say-unavailable.ts';
import { type CartLine, createFirstSessions } from './first-sessions.ts';
import { ownCookie } from './headers.ts';
import { isForeignChange } from './foreign-changes.ts';
import { orderCookies } from './order-cookies.ts';
import { readForm, readPageForm } from './page-forms.ts';
import { createSharedReadings, NobodyWaits } from './shared-readings.ts';
import { boxAnswer, plainAnswer, sharedAnswer } from './shop-answers.ts';
import { cartOwner, readCookies } from '#services/shop/calls/request-cookies.ts';
import {
  type CartPart,
  cartPart,
  isOwnReading,
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
  const readings = createSharedReadings<WholeAnswer>(lines);
  const sessions = createFirstSessions();
  for (const market of options.markets) {
    const url = urls[market.code];
    if (!url) continue;
    const route: Route = {
      ...options,
      timeoutMs,
      lines,
      readings,
      sessions,
      market,
      t: texts.textFor(market),
      origin: new URL(url).origin,
    };
    app.all(`/${market.code}/shop/*`, (c) => answer(c, route, options));
  }
  return app;
}

async function answer(c: Context, route: Route, options: ShopProxyOptions): Promise<Response> {
  const { requestUrl = ({ url }) => new URL(url) } = options;
  const { raw: request, method } = c.req;
  const { market } = route;
  if (method === 'TRACE') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const address = readShopAddress(c.req.url, market.code);
  if (address === null) return sayMissing(c, route, 400);
  const visited = requestUrl(request);
  const line = route.sessions.lineOf(request, market.code);
  const response = await forward({ c, route, address, visited, line }, options);
  const given = line ? route.sessions.toGive(line, response.headers) : [];
  for (const cookie of given) response.headers.append('set-cookie', ownCookie(cookie, visited));
  for (const cookie of orderCookies({ method, address, visited, market }))
    response.headers.append('set-cookie', cookie);
  return response;
}

type Arrived = Pick<AskedRequest, 'c' | 'route' | 'address' | 'visited' | 'line'>;

async function forward({ c, route, address, visited, line }: Arrived, options: ShopProxyOptions): Promise<Response> {
  const { closedPaths = () => [], bodyLimit = defaultBodyLimit } = options;
  const { raw: request, method } = c.req;
  const closed = closedPaths(c);
  if (isClosed(address, closed)) return sayMissing(c, route, 404);
  if (isEmptyCount(request, address)) return countOfNobody();
  if (line && method === 'GET' && isOwnReading(address))
    return readFor({ c, route, address, visited, line, body: null, form: null }, line);
  // The place in line is that of the arrival; what was sent is read while waiting, so that it is here when its sender goes.
  const part = cartPart(address, method);
  const turn = turnFor(line, part, route);
  try {
    const body = await readShopBody(request, bodyLimit);
    const fields = await readForm(request, body);
    if (isForeignChange({ request, visited, address, fields })) return leaving(turn, sayMissing(c, route, 403));
    const path = fields && restPath(fields);
    if (path && isClosed({ ...address, path }, closed)) return leaving(turn, sayMissing(c, route, 404));
    const form = readPageForm({ request, address, form: fields, market: route.market });
    const isChange = part === 'change' || (method !== 'GET' && method !== 'HEAD');
    // An upload is no change of a cart.
    if (body && 'flowing' in body) turn.leave();
    else await turn.begun;
    if (!isChange) request.signal.throwIfAborted();
    const asked: AskedRequest = { c, route, address, visited, line, body, form };
    const { response, ended } = (await boxAnswer(asked)) ?? (await plainAnswer(asked, isChange));
    void ended.then(turn.leave);
    return response;
  } catch (err) {
    turn.leave();
    return err instanceof BodyTooLarge ? sayTooLarge(c, route, bodyLimit) : sayFailed(c, route, err);
  }
}

/** A reading of our own pages: it never stands in the line of changes. */
async function readFor(asked: AskedRequest, line: CartLine): Promise<Response> {
  const { c, route } = asked;
  try {
    return await sharedAnswer(asked, line);
  } catch (err) {
    return sayFailed(c, route, err);
  }
}

function sayFailed(c: Context, route: Route, err: unknown): Response {
  if (c.req.raw.signal.aborted || err instanceof NobodyWaits) return new Response(null, { status: 499 });
  if (err instanceof LineError) return sayUnavailable(c, route, { status: 503 });
  route.log.error({ err, market: route.market.code, path: c.req.path }, 'shop out of reach');
  return sayUnavailable(c, route, { status: err instanceof TimeoutError ? 504 : 502 });
}

/** What changes the cart of one session goes one after the other, and readings that begin later tell of it. */
function turnFor(line: CartLine | null, part: CartPart, { lines, readings }: Route): Turn {
  if (line === null) return noTurn;
  if (part === 'change') readings.changed(line.key);
  return turnIn(lines, part, line.key);
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

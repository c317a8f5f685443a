/** The shop area answered by a real WooCommerce: same addresses, same origin, cookies and all. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { TimeoutError } from '#rules/with-timeout.ts';
import type { Log } from '#services/kit/log.ts';
import { failureAnswer } from './pages/page-answer.ts';

export type ShopProxyOptions = {
  /** Origin of the shop by market; markets without one are not answered. */
  urls: Readonly<Record<string, string | null>>;
  /** Which Host the shop sees: the one visitors use, or its own. */
  host: 'public' | 'upstream';
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  log: Log;
  /** The address in the visitor's own browser; behind a proxy the request itself names another. */
  visitedUrl?: (request: Request) => URL;
  senderOf?: (c: Context) => string;
  /** How long the shop may take to begin its answer, and may then be silent. */
  timeoutMs?: number;
};

const defaultTimeoutMs = 30_000;

/** Answers below /{market}/shop; hand it whole requests. */
export function createShopProxy(options: ShopProxyOptions): Hono {
  const app = new Hono();
  for (const market of options.markets) {
    const url = options.urls[market.code];
    if (!url) continue;
    const { origin } = new URL(url);
    app.all(`/${market.code}/shop/*`, (c) => forward(c, { ...options, market, origin }));
  }
  return app;
}

type Route = ShopProxyOptions & { market: Market; origin: string };

async function forward(c: Context, route: Route): Promise<Response> {
  const { origin, visitedUrl = (request) => new URL(request.url), timeoutMs = defaultTimeoutMs } = route;
  const asked = new URL(c.req.url);
  const visited = visitedUrl(c.req.raw);
  const host = route.host === 'public' ? visited.host : new URL(origin).host;
  // A change that was begun is finished, also when the visitor stops waiting for it.
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
  try {
    const answer = await proxy(`${origin}${asked.pathname}${asked.search}`, {
      raw: c.req.raw,
      headers: forwardedHeaders(c, visited, route),
      ...(isReading ? {} : { signal: null }),
      redirect: 'manual',
      customFetch: (request) => send(request, { host, timeoutMs }),
    });
    return ownAddresses(answer, { origin, visited });
  } catch (err) {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    route.log.error({ err, market: route.market.code, path: asked.pathname }, 'shop out of reach');
    return unreachable(c, route, err instanceof TimeoutError ? 504 : 502);
  }
}

const hopByHop = ['connection', 'keep-alive', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** What a visitor says about proxies is not passed on: they could name any address. */
function forwardedHeaders(c: Context, visited: URL, { senderOf }: Route): Headers {
  const headers = new Headers(c.req.raw.headers);
  for (const name of [...hopByHop, 'host', 'forwarded', 'x-forwarded-for']) headers.delete(name);
  if (senderOf) headers.set('x-forwarded-for', senderOf(c));
  headers.set('x-forwarded-host', visited.host);
  headers.set('x-forwarded-proto', visited.protocol.slice(0, -1));
  return headers;
}

type Sending = { host: string; timeoutMs: number };

/** `fetch` does not let anybody choose the Host. */
function send(request: Request, { host, timeoutMs }: Sending): Promise<Response> {
  const url = new URL(request.url);
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const tooLate = () => outgoing.destroy(new TimeoutError(`no answer within ${timeoutMs} ms`));
    const deadline = setTimeout(tooLate, timeoutMs);
    const outgoing = begin(url, {
      method: request.method,
      // Browsers are answered in the coding our own front uses, if any.
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity', host },
      signal: request.signal,
      servername: url.hostname,
      timeout: timeoutMs,
    });
    outgoing.on('timeout', tooLate);
    outgoing.on('error', (error) => {
      clearTimeout(deadline);
      reject(error);
    });
    outgoing.on('response', (incoming) => {
      clearTimeout(deadline);
      const headers = new Headers();
      for (const [name, values] of Object.entries(incoming.headersDistinct)) {
        for (const value of values ?? []) headers.append(name, value);
      }
      const status = incoming.statusCode ?? 502;
      const hasBody = request.method !== 'HEAD' && ![204, 205, 304].includes(status);
      if (!hasBody) incoming.resume();
      // Node's streams and the platform's are the same thing under two types.
      const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null;
      resolve(new Response(body, { status, statusText: incoming.statusMessage ?? '', headers }));
    });
    if (request.body === null) outgoing.end();
    else
      Readable.fromWeb(request.body as NodeStream)
        .on('error', (error) => outgoing.destroy(error))
        .pipe(outgoing);
  });
}

/** Redirects and cookies that name the shop's own host are made to mean ours. */
function ownAddresses(answer: Response, { origin, visited }: { origin: string; visited: URL }): Response {
  const location = answer.headers.get('location');
  if (location !== null && URL.canParse(location, visited)) {
    const target = new URL(location, visited);
    // The shop may not know that visitors come by https.
    const isOurs = target.origin === origin || target.host === visited.host;
    if (isOurs) answer.headers.set('location', `${target.pathname}${target.search}${target.hash}`);
  }
  const cookies = answer.headers.getSetCookie();
  answer.headers.delete('set-cookie');
  for (const cookie of cookies) answer.headers.append('set-cookie', ownCookie(cookie, visited));
  return answer;
}

/** A browser refuses a cookie for a domain it is not on. */
function ownCookie(cookie: string, { hostname }: URL): string {
  return cookie.replace(/;\s*domain=([^;]*)/gi, (attribute, domain: string) => {
    const name = domain.trim().replace(/^\./, '').toLowerCase();
    return hostname === name || hostname.endsWith(`.${name}`) ? attribute : '';
  });
}

function unreachable(c: Context, { market, texts }: Route, status: 502 | 504): Response {
  const t = texts.textFor(market);
  const text = t('errors:unavailableBody');
  if ((c.req.header('accept') ?? '').includes('text/html')) return failureAnswer({ market, t }, { status, text });
  const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
  return c.json({ code: 'unavailable', message: text, data: { status } }, status, headers);
}

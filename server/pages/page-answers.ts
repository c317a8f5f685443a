/** A page request from its address to its answer: led on to another address, or rendered. */
import { isRouteErrorResponse } from 'react-router';
import { defaultMarket, marketList } from '#markets/index.ts';
import { homeOf } from '#rules/addresses/market-of-path.ts';
import type { ShopPorts } from '#storefront/ports/shop.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { Log } from '#server/log/log.ts';
import type { PageHandler } from './page-handler.ts';
import type { PageRequest, PageRequestOf } from './page-request.ts';
import type { PageRedirects } from './redirects.ts';
import { type ContentPolicy, onlySecure } from '#server/http/security.ts';
import type { PageReport } from './request-context.ts';
import { pageMarks } from '#server/cache/page-marks.ts';

type Options = {
  pageRequestOf: PageRequestOf;
  pages: PageHandler;
  redirects: PageRedirects;
  contextFor: (asked: PageRequest, report: PageReport) => RequestContext;
  contentPolicy: ContentPolicy;
  log: Log;
};

export function createPageAnswers({ pageRequestOf, pages, redirects, contextFor, contentPolicy, log }: Options) {
  async function answer(request: Request, asked: PageRequest, elsewhere: Elsewhere = {}): Promise<Response> {
    const failures: Failure[] = [];
    let canonical: string | null = null;
    let isBroken = false;
    let scripts: string[] = [];
    const reads = new Set<string>();
    const context = contextFor(asked, {
      onFailure: (call, err) => failures.push({ call, err }),
      onRead: (names) => names.forEach((name) => reads.add(name)),
      onCanonical: (path) => (canonical = path),
      onBroken: () => (isBroken = true),
      onScripts: (texts) => (scripts = texts),
    });
    const { isUnmeasured = false, ...more } = elsewhere;
    const browser = isUnmeasured ? { ...context.browser, tagManagerId: null } : context.browser;
    const rendered = await pages(request, { ...context, browser, ...more });
    const answered = contentPolicy(rendered, scripts);
    // Pages are kept by scheme and host, so what is said to one visitor who came by https is said to all who did.
    if (asked.url.protocol === 'https:') answered.headers.set(...onlySecure);
    if (answered.status >= 500) tell(log, asked, failures);
    // React Router leaves it out, and a browser must not guess.
    if (answered.headers.get('content-type') === 'text/x-script')
      answered.headers.set('content-type', 'text/x-script; charset=utf-8');
    if (isBroken) answered.headers.set('cache-control', 'no-store');
    const isOtherSpelling = canonical !== asked.path;
    pageMarks.set(answered, { isIncomplete: failures.length > 0, isBroken, isOtherSpelling, reads });
    return answered;
  }

  /** The page at an address. Redirects depend on who asks and are found before, by `redirectResponse`. */
  const render = (request: Request) => answer(request, pageRequestOf(request));

  /** The redirect of an address, for this one visitor and with their own query. Null for a page that stays where it is. */
  const redirectResponse = async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const asked = pageRequestOf(request);
    const movedTo = await redirects.find(asked);
    const home = movedTo === null && asked.path === '/' ? homeFor(request, asked) : null;
    if (movedTo === null && home === null) return null;
    // Inside the app the router has to follow, so there the storefront itself says it.
    if (asked.isData) return answer(request, asked, { movedTo, ...(home !== null && { home }) });
    return movedTo === null ? redirectTo(302, home ?? '') : redirectTo(301, movedTo);
  };

  /** A page of the embedded shop, or the answer to its form. It is for one visitor, and is never kept; what fails, the shop says. */
  const renderShop = async (request: Request, shop: ShopPorts, isSecret: boolean): Promise<Response> => {
    const failures: unknown[] = [];
    // An address that no route knows, such as one with a line break in it, is answered by the page that says so.
    const onFailed = (error: unknown) => void (isRouteErrorResponse(error) || failures.push(error));
    const answered = await answer(await withoutSender(request), pageRequestOf(request), {
      shop,
      onFailed,
      isUnmeasured: isSecret,
    });
    if (failures.length > 0) throw failures[0];
    return answered;
  };

  return { render, renderShop, redirectResponse };
}

/** A page is made without knowing whose it is: what it may ask about its visitor is in its ports. */
async function withoutSender(request: Request): Promise<Request> {
  const headers = new Headers();
  for (const name of ['host', 'accept', 'content-type']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (request.method !== 'POST') return new Request(request.url, { headers });
  return new Request(request.url, { method: 'POST', headers, body: await request.clone().arrayBuffer() });
}

type Elsewhere = Partial<Pick<RequestContext, 'movedTo' | 'home' | 'shop' | 'onFailed'>> & {
  /** Analytics are told nothing of it. */
  isUnmeasured?: boolean;
};
type Failure = { call: string; err: unknown };

/** A visitor got an error page: which calls were to blame. */
function tell(log: Log, { path, market }: PageRequest, failures: Failure[]) {
  const calls = failures.map(({ call, err }) => `${call}: ${reasonOf(err)}`);
  if (calls.length > 0) log.error({ path, market: market.code, calls }, 'a page failed: its content is out of reach');
}

/** An answer with a status says it; where there was none, its cause tells why. */
function reasonOf(err: unknown): string {
  if (!(err instanceof Error)) return String(err);
  return err.cause instanceof Error ? `${err.message} (${err.cause.message})` : err.message;
}

/** A visitor who comes from a page of ours (Referer) stays in its market. Programs may send any Referer; it only chooses among our own homes. */
function homeFor({ headers }: Request, { url }: PageRequest): string {
  const referer = headers.get('referer') ?? '';
  const before = URL.canParse(referer) ? new URL(referer) : null;
  const from = before?.host === url.host ? before.pathname : null;
  return homeOf({ markets: marketList, defaultMarket, host: url.host, search: url.search, from });
}

function redirectTo(status: 301 | 302, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

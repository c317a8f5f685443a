/** A page request from its address to its answer: led on to another address, or rendered. */
import { defaultMarket, marketList } from '#markets/index.ts';
import { homeOf } from '#rules/addresses/market-of-path.ts';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { Log } from '#server/operations/log.ts';
import type { PageHandler } from './page-handler.ts';
import type { PageRequest, PageRequestOf } from './page-request.ts';
import type { Redirects } from './redirects.ts';
import { type ContentPolicy, onlySecure } from '#server/http/security.ts';
import type { PageReport } from './request-context.ts';

type Marks = {
  /** Some of its content could not be had: it is worth less than an older one that is whole. */
  isIncomplete: boolean;
  /** One of its parts could not be rendered: it is for whoever waits for it now, and is never kept. */
  isBroken?: boolean;
  /** Its address is not the page's canonical one. */
  isOtherSpelling: boolean;
};

/** What the page cache has to know of a rendered page, and no visitor. */
export const pageMarks = new WeakMap<Response, Marks>();

type Options = {
  pageRequestOf: PageRequestOf;
  pages: PageHandler;
  redirects: Redirects;
  requestContextKey: (asked: PageRequest, report: PageReport) => RequestContext;
  contentPolicy: ContentPolicy;
  log: Log;
};

export function createPageAnswers({ pageRequestOf, pages, redirects, requestContextKey, contentPolicy, log }: Options) {
  async function answer(request: Request, asked: PageRequest, elsewhere: Elsewhere = {}): Promise<Response> {
    const failures: Failure[] = [];
    let canonical: string | null = null;
    let isBroken = false;
    let scripts: string[] = [];
    const context = requestContextKey(asked, {
      onFailure: (call, err) => failures.push({ call, err }),
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
    pageMarks.set(answered, { isIncomplete: failures.length > 0, isBroken, isOtherSpelling: canonical !== asked.path });
    return answered;
  }

  /** The page at an address. What leads on from it depends on who asks and is found out before, by `leadOn`. */
  const render = (request: Request) => answer(request, pageRequestOf(request));

  /** Where an address leads on: an answer to this one visitor, with their own query. Null for a page that stays where it is. */
  const leadOn = async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const asked = pageRequestOf(request);
    const movedTo = await redirects.find(asked);
    const home = movedTo === null && asked.path === '/' ? homeFor(request, asked) : null;
    if (movedTo === null && home === null) return null;
    // Inside the app the router has to follow, so there the storefront itself says it.
    if (asked.isData) return answer(request, asked, { movedTo, ...(home !== null && { home }) });
    return movedTo === null ? redirectTo(302, home ?? '') : redirectTo(301, movedTo);
  };

  /** A page of the embedded shop, whatever the method of what it answers. It is for one visitor, and is never kept. */
  const renderShop = async (request: Request, page: ShopPage, isSecret: boolean): Promise<Response> => {
    const asked = pageRequestOf(request);
    const looked = new Request(request.url, { headers: pageHeaders(request) });
    return answer(looked, asked, { shopPage: page, isUnmeasured: isSecret });
  };

  return { render, renderShop, leadOn };
}

/** A page is made without knowing whose it is: what is shown was found out before. */
function pageHeaders({ headers }: Request): Headers {
  const known = new Headers();
  for (const name of ['host', 'accept']) {
    const value = headers.get(name);
    if (value !== null) known.set(name, value);
  }
  return known;
}

type Elsewhere = Partial<Pick<RequestContext, 'movedTo' | 'home' | 'shopPage'>> & {
  /** Nothing of it is told to those who measure. */
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

/** Whoever comes from a page of ours stays in its market. Programs may say anything here; it only chooses among our own homes. */
function homeFor({ headers }: Request, { url }: PageRequest): string {
  const referer = headers.get('referer') ?? '';
  const before = URL.canParse(referer) ? new URL(referer) : null;
  const from = before?.host === url.host ? before.pathname : null;
  return homeOf({ markets: marketList, defaultMarket, host: url.host, search: url.search, from });
}

function redirectTo(status: 301 | 302, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * The embedded shop area: answers what a real WooCommerce with Product Bundles answers, from our own database. Its pages, and what
 * happens to orders, are handed in (`pages`).
 */
import { type Context, Hono } from 'hono';
import { bodyLimit } from '#services/kit/body-limit.ts';
import type { Text } from '#contract/locales.ts';
import { isUnavailable } from '#contract/errors.ts';
import { piecesHeader } from '#contract/basket/basket.ts';
import type { Market } from '#contract/market.ts';
import type { Log } from '#services/kit/log.ts';
import { answerAdminAjax } from './calls/admin-ajax.ts';
import { answerAjaxflow } from './calls/ajaxflow.ts';
import { headers, htmlType, jsonType, noRoute, notCached, notShown, restError } from './calls/answers.ts';
import { type BasketBudget, createBasketBudget } from './cart/basket-budget.ts';
import { itemsCount, piecesCount } from './cart/bundle-cart.ts';
import { type CartQueue, createCartQueue } from './cart/cart-queue.ts';
import { createSessions, readSecret } from './cart/cart-session.ts';
import { createCartStore } from './cart/cart-store.ts';
import { cartTurns } from './cart/cart-turns.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import { createSignUpLimit } from '#services/kit/sign-up-limit.ts';
import type { Database } from '#services/kit/database.ts';
import { failurePage } from './failure-page/failure-page.ts';
import { sayMissing, sayTooMany } from './proxy/say-unavailable.ts';
import { answerNewsletter, answerSoldOut, type SignUpDeps, signUpForNewsletter } from './sign-up/sign-up.ts';
import { createStoreCart } from './calls/store-cart.ts';
import { type MarketShop, openCart } from './cart/cart-request.ts';
import { TooManyCodes } from './cart/visitor-cart.ts';
import { answerProductLink } from './calls/product-link.ts';
import { answerWcAjax } from './calls/wc-ajax.ts';

export type ShopOptions = {
  db: Database;
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  clock: () => Date;
  log: Log;
  /** Without it sign-ups are stored unconfirmed. */
  sendMail?: SendMail | null;
  /** The address in the visitor's own browser; behind a proxy the request itself names another. */
  requestUrl?: (request: Request) => URL;
  /** Whose sign-ups are counted together. The log may say it, so it is no address. */
  senderOf?: (c: Context) => string;
  /** Scheme, host and port that links in mails begin with. */
  siteOrigin?: (market: Market) => string;
  /** Answers what is no call: pages, and the forms on them. */
  pages: (c: Context, shop: PagesShop) => Promise<Response>;
};

/** What pages need of the shop of their market. */
export type PagesShop = { shop: MarketShop; newsletter: (email: string) => Promise<void> };

/** The form of a box with all there is in the shop takes a quarter of it. */
const largestBody = 64 * 1024;
/** Half of the time an answer may take, so that a request that has waited in line can still be answered. */
const longestWaitMs = 5000;

/** Answers below /{market}/shop, for each of `markets`; hand it whole requests. */
export function createShop(options: ShopOptions): Hono {
  const { db, markets, texts, clock, log, requestUrl = (request) => new URL(request.url) } = options;
  const { sendMail = null, senderOf = () => 'unknown' } = options;
  const { siteOrigin = ({ siteUrl }) => new URL(siteUrl).origin } = options;
  const deps: SignUpDeps = {
    sendMail,
    senderOf,
    siteOrigin,
    limit: createSignUpLimit(clock),
  };
  const lines = createCartQueue({ longestWaitMs });
  const budget = createBasketBudget({ senderOf, clock });
  const secret = remember(() => readSecret(db));
  // Addresses end with a slash or not, as in WordPress.
  const app = new Hono({ strict: false });
  for (const market of markets) {
    const shop: MarketShop = {
      market,
      t: texts.textFor(market),
      db,
      carts: createCartStore(db, market.code, clock),
      sessions: async () => createSessions(await secret(), market, clock),
      clock,
      log,
      requestUrl,
      waitForCode: budget.waitForCode,
    };
    app.route(`/${market.code}/shop`, createMarketShop(shop, { deps, lines, budget, pages: options.pages }));
  }
  return app;
}

/** A failure is not remembered: the database may be back at the next call. */
function remember<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

type Shared = { deps: SignUpDeps; lines: CartQueue; budget: BasketBudget; pages: ShopOptions['pages'] };

function createMarketShop(shop: MarketShop, { deps, lines, budget, pages }: Shared): Hono {
  const app = new Hono({ strict: false });
  app.use(budget.limitChanges(shop));
  app.use(cartTurns(shop, { lines, largestBody, tooLarge }));
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => tooLarge(c) }));
  app.get('/grutto-cart-data.php', async (c) => {
    const visit = await openCart(shop, c);
    const { content } = await visit.read();
    // WooCommerce counts a box as one; how much is in it stands beside its answer.
    const fields = { 'content-type': jsonType, ...notCached, [piecesHeader]: String(piecesCount(content)) };
    return new Response(JSON.stringify({ count: itemsCount(content) }), { headers: headers(fields) });
  });
  app.on(['GET', 'POST'], '/wp-admin/admin-ajax.php', answerAdminAjax(shop));
  app.on(['GET', 'POST'], '/ajaxflow/:action', answerAjaxflow(shop));
  app.route('/wp-json/wc/store', createStoreCart(shop, 'wc/store'));
  app.route('/wp-json/wc/store/v1', createStoreCart(shop, 'wc/store/v1'));
  app.post('/wp-json/grutto/webhooks', answerNewsletter(shop, deps));
  app.post(`/wp-json/${shop.market.shopPlugin}/soldout_subscribe`, answerSoldOut(shop, deps));
  app.all('/wp-json/*', noRoute);
  app.all('/', async (c, next) => (await answerWcAjax(shop, c)) ?? next());
  app.get('/product/:slug', async (c, next) => (await answerProductLink(shop, c)) ?? next());
  // Pages are whole documents here, and their forms are posted: data of a route is asked for by nobody.
  app.all('/:path{.+\\.data}', (c) => sayMissing(c, shop, 404));
  app.on(['GET', 'POST'], '*', (c) =>
    pages(c, { shop, newsletter: (email) => signUpForNewsletter({ shop, deps, c }, email) }),
  );
  app.all('*', (c) => sayMissing(c, shop, 404));
  app.onError((err, c) => failed(shop, err, c));
  return app;
}

/** A form too large to read is answered like one that says nothing. */
function tooLarge(c: Context): Response {
  if (c.req.path.includes('/wp-json/')) return restError(413, 'rest_body_too_large', 'The request is too large.');
  return new Response('0', { status: 400, headers: headers({ 'content-type': htmlType, ...notCached, ...notShown }) });
}

/** As WordPress says it: programs get JSON or a sentence; visitors a page. Nothing of the cause leaves this process. */
function failed(shop: MarketShop, err: Error, c: Context): Response {
  const { log, market, t } = shop;
  if (err instanceof TooManyCodes) return sayTooMany(c, shop, err.waitSeconds);
  log.error({ err, market: market.code, path: c.req.path }, 'shop request failed');
  const status = isUnavailable(err) ? 503 : 500;
  const text = t(status === 503 ? 'errors:unavailableBody' : 'errors:unexpectedBody');
  const accepted = c.req.header('accept') ?? '';
  const wantsJson = c.req.path.includes('/wp-json/') || accepted.includes('application/json');
  const message = '<p>There has been a critical error on this website.</p>';
  if (wantsJson)
    return status === 503 ? restError(503, 'unavailable', text) : restError(500, 'internal_server_error', message);
  if (accepted.includes('text/html')) {
    const title = t(status === 503 ? 'shop:away.title' : 'shop:failed.title');
    return failurePage(shop, { status, title, text, headers: { 'retry-after': '5' } });
  }
  return new Response(message, { status, headers: headers({ 'content-type': htmlType, ...notCached, ...notShown }) });
}

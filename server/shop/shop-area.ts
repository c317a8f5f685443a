/** The shop area and the popup's sign-ups: in each market a real WooCommerce where one is configured, else the embedded shop. */
import { type Context, Hono } from 'hono';
import { CallError } from '#contract/errors.ts';
import type { Database } from '#database/client.ts';
import { type Market, marketList } from '#markets/index.ts';
import { TimeoutError, withTimeout } from '#contract/with-timeout.ts';
import type { Texts } from '#services/locales/texts.ts';
import { createMailing } from '#services/mailing/mailing.ts';
import { createBackInStockMails } from '#services/shop/sign-up/back-in-stock.ts';
import { isOwnMachine } from '#services/kit/client-network.ts';
import { withAnswerBy } from '#services/kit/answer-by.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import { createShopProxy } from '#services/shop/proxy/proxy.ts';
import { usuallyClosed } from '#services/shop/proxy/closed-paths.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Payments } from '#services/payments/payments.ts';
import type { DescribeCart } from '#server/orders/seller.ts';
import type { DescribePackage } from '#services/orders/seller-port.ts';
import { createReports, reportPath } from './payment-reports.ts';
import { createShopPages, type RenderShopPage } from './render-shop-page.ts';
import { createShop } from '#services/shop/shop.ts';
import { sameOriginOnly } from '#server/http/same-origin.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { kindOf, mailOrigin, requestUrl } from '#server/http/request-url.ts';

type Options = {
  config: Config;
  /** Whose sign-ups are counted together. */
  clientOf: (c: Context) => string;
  db: Database;
  /** As their owner set them. */
  markets?: readonly Market[];
  texts: Texts;
  clock: () => Date;
  log: Log;
  /** Null where no mail server is configured. */
  sendMail: SendMail | null;
  orders: Orders;
  payments: Payments;
  describePackage: DescribePackage;
  describeCart: DescribeCart;
  /** Draws pages of the embedded shop. */
  render: RenderShopPage;
};

type ShopArea = {
  /** Whether a path is answered by a real shop, which has its own limits. */
  isForwarded: (path: string) => boolean;
  /** Mounted at the root. */
  app: Hono;
  /** Call it at the start and whenever content has changed. False when some could not be sent. */
  sendDueMails: () => Promise<boolean>;
};

/** A database that cannot write any more may never answer; a visitor gets an answer all the same. */
const embeddedDeadlineMs = 10_000;

export function createShopArea({
  config,
  clientOf,
  sendMail,
  orders,
  payments,
  describePackage,
  describeCart,
  render,
  ...given
}: Options): ShopArea {
  const shared = {
    markets: marketList,
    ...given,
    requestUrl: (request: Request) => requestUrl(request, config),
  };
  const siteOrigin = (market: Market) => mailOrigin(market, config);
  const embedded = createShop({
    ...shared,
    senderOf: clientOf,
    sendMail,
    siteOrigin,
    pages: createShopPages(
      { orders, payments, config, siteOrigin, describePackage, describeCart, senderOf: clientOf },
      render,
    ),
  });
  const proxied = createShopProxy({
    ...shared,
    ...config.shop,
    senderOf: clientAddress(config),
    closedPaths: closedPathsOf(config),
  });
  const isForwarded = (path: string) => Boolean(config.shop.urls[/^\/(\w+)\/shop(?:\/|$)/.exec(path)?.[1] ?? '']);
  const app = new Hono();
  const ownPagesOnly = sameOriginOnly(shared.requestUrl);
  for (const { code } of marketList) {
    const shop = config.shop.urls[code] ? proxied : embedded;
    // A real shop judges for itself: whoever pays is sent back to it from elsewhere.
    if (shop === embedded) app.use(`/${code}/shop/*`, ownPagesOnly);
    if (shop === embedded) app.post(reportPath(code), createReports(code, payments));
    app.use(`/${code}/mailing`, ownPagesOnly);
    app.all(`/${code}/shop/*`, async (c) => {
      if (shop === proxied) return shop.fetch(c.req.raw, c.env);
      const env = withAnswerBy(c.env, embeddedDeadlineMs);
      return withSameSite(await inTime(async () => shop.fetch(c.req.raw, env)));
    });
  }
  const mailing = createMailing({
    ...shared,
    senderOf: clientOf,
    urls: config.mailing.urls,
    toShop: (request, env) => app.fetch(request, env),
  });
  app.route('/', mailing);
  const sendDueMails = sendMail ? createBackInStockMails({ ...shared, sendMail, siteOrigin }) : async () => true;
  return { app, isForwarded, sendDueMails };
}

/** The usual ones are closed but on this very machine; the Host alone proves nothing, because anybody can send any. */
function closedPathsOf(config: Config): (c: Context) => readonly string[] {
  const { closedPaths } = config.shop;
  if (closedPaths !== null) return () => closedPaths;
  const senderOf = clientAddress(config);
  return (c) => {
    const isHere = isOwnMachine(senderOf(c));
    return isHere && kindOf(requestUrl(c.req.raw, config), config) === 'local' ? [] : usuallyClosed;
  };
}

async function inTime(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await withTimeout(answer, embeddedDeadlineMs);
  } catch (cause) {
    if (!(cause instanceof TimeoutError)) throw cause;
    throw new CallError('unavailable', 'The embedded shop does not answer', { cause });
  }
}

/** WooCommerce leaves it out and browsers take it for this, but not all of them, and not in all cases. */
function withSameSite(answer: Response): Response {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length === 0) return answer;
  answer.headers.delete('set-cookie');
  for (const cookie of cookies)
    answer.headers.append('set-cookie', /;\s*samesite\s*=/i.test(cookie) ? cookie : `${cookie}; SameSite=Lax`);
  return answer;
}

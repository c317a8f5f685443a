/** The system on one screen: what runs in this process, and which address leads to what. */
import { Hono } from 'hono';
import { openDatabase } from '#database/client.ts';
import { markets, marketList } from '#markets/index.ts';
import { createContentService } from '#services/content/content.ts';
import { readRedirects } from '#services/content/redirect-list.ts';
import { contentChannel } from '#services/content/store.ts';
import { checkoutChannel, stockChannel } from '#services/shop/catalogue/goods-stock.ts';
import { createImages } from '#services/images/images.ts';
import { createBrowserTexts, textsAddress } from '#services/locales/browser-texts.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createLocales } from '#services/locales/locales.ts';
import { createTexts } from '#services/locales/texts.ts';
import { createCachedContent } from './content/response-cache.ts';
import { createCachedPages } from './pages/cached-pages.ts';
import type { Config } from './config.ts';
import { coalesce } from './content/coalesce.ts';
import { createContentClients } from './content/clients.ts';
import { createContentEditor } from './content/editor.ts';
import { seedContent } from './content/exchange.ts';
import { createTellSales } from './content/tell-sales.ts';
import { failedRequest } from './http/failed-request.ts';
import { createHealth } from './operations/health.ts';
import type { Log } from './operations/log.ts';
import { databaseOptions } from './operations/database-options.ts';
import { startTimedWork } from './operations/timed-work.ts';
import type { Worker } from './operations/worker.ts';
import { createMetrics, metricsForToken, serveMetrics } from './operations/metrics.ts';
import { createPageRequests } from './pages/page-request.ts';
import { createPageAnswers } from './pages/render-page.ts';
import type { PageHandler } from './pages/page-handler.ts';
import type { ReadyPages } from './cache/cached-page-sender.ts';
import { createReadyFiles } from './cache/file-sender.ts';
import { createReadyPictures } from './cache/picture-sender.ts';
import { readBuiltFiles } from './http/built-files.ts';
import { refuseLargeBodies } from './http/body-size.ts';
import { requestUrl } from './http/request-url.ts';
import { createRedirects } from './pages/redirects.ts';
import { requestLog } from './http/request-log.ts';
import { createSecurityTxt } from './http/security-txt.ts';
import { createContentPolicy, securityHeaders } from './http/security.ts';
import { createShopOrders } from './orders/shop-orders.ts';
import { createSendMail } from './shop/send-mail.ts';
import { createShopPageRenderer } from './shop/render-shop-page.ts';
import { createShopArea } from './shop/shop-area.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createRequestContext } from './pages/request-context.ts';
import { warmPictures } from './content/warm-pictures.ts';
import { createClientKey } from './http/client-key.ts';

type Parts = {
  log: Log;
  /** Renders pages: the built storefront, or the one Vite serves in development. */
  pages: PageHandler;
  /** Off while developing: what was changed a moment ago must be what is seen. */
  cachePages?: boolean;
  clock?: () => Date;
  onProgress?: (message: string) => void;
  /** Content for markets that have none yet; the demo unless said otherwise. */
  seedDir?: string;
  /** Null where this process serves alone. */
  worker?: Worker | null;
};

export type App = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Answers what is ready in memory, before a Request is made of what was asked. */
  sendCached: ReadyPages;
  /** Makes the pictures of cards in the background, until it closes. */
  warmPictures: () => Promise<void>;
  /** Makes everything kept of a market out of date, or of all. */
  expire: (market: string | null) => void;
  /** Says that it is not ready any more. Everything else is answered until it closes. */
  drain: () => void;
  close: () => Promise<void>;
};

/** A change is on the page within two seconds: this pause, and the time to make the page. */
const changePauseMs = 1000;
/** A rush of orders is told together, still within the two seconds. */
const salesPauseMs = 300;

/** The embedded shop sells what was imported here; of another service's packages it knows nothing. */
function warnOfUnsaleable({ contentApi, shop }: Config, log: Log) {
  const unsold = marketList.filter(({ code }) => !shop.urls[code]).map(({ code }) => code);
  if (contentApi.production !== null && unsold.length > 0)
    log.warn(
      { markets: unsold },
      'CONTENT_API_URL is set without SHOP_URL: what that service offers cannot be bought in the embedded shop',
    );
}

const inMemory = [
  ['/assets/', 'file'],
  ['/fonts/', 'file'],
  ['/images/', 'file'],
  ['/media/', 'picture'],
  ['/api/', 'content'],
] as const;

/** What may have the answer to this address in memory. */
function senderFor(url: string) {
  return inMemory.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
}

/** Links in mails never take the address of a request, so they need one from the settings. */
function warnOfMailLinks({ mail, siteUrls, hostKind }: Config, log: Log) {
  const unnamed = marketList.filter(({ code }) => !siteUrls[code]).map(({ code }) => code);
  if (mail.smtpUrl !== null && hostKind === 'auto' && unnamed.length > 0)
    log.warn(
      { markets: unnamed },
      'SMTP_URL is set without SITE_URL: links in mails lead to the addresses that stand in the market files',
    );
}

export async function createApp(
  config: Config,
  { log, pages, cachePages = true, clock = () => new Date(), ...parts }: Parts,
): Promise<App> {
  const { onProgress = () => {}, seedDir, worker = null } = parts;
  const isOneOfMany = worker !== null;
  const database = await openDatabase({ ...databaseOptions(config, log), mayShare: isOneOfMany, onProgress });
  try {
    const { db } = database;
    const metrics = createMetrics();
    worker?.watch(metrics.registry);
    if (!isOneOfMany) await seedContent(database.patientDb, onProgress, { dir: seedDir, mediaDir: config.mediaDir });
    const content = createContentService({ db, markets: marketList, clock, log, checkAnswers: !config.isProduction });
    const [closing, draining] = [new AbortController(), new AbortController()];
    const clientOf = createClientKey(config);
    const images = createImages({
      mediaDir: config.mediaDir,
      cacheDir: `${config.dataDir}/media`,
      senderOf: clientOf,
      log,
    });
    const catalogs = readCatalogs(marketList.map(({ code }) => code));
    const browserTexts = createBrowserTexts(catalogs);
    const locales = createLocales({ markets, catalogs, browserTexts, collectMissing: config.collectMissing, log });
    const contentClients = createContentClients({
      contentApi: config.contentApi,
      embedded: (path, init) => content.request(path, init),
      onFailure: metrics.countContentFailure,
      log,
    });
    const texts = createTexts(markets, catalogs);
    const requestContextKey = createRequestContext({
      config,
      contentClients,
      texts,
      textsAddress: (market) => textsAddress(browserTexts, market.code),
      clock,
      log,
    });
    const sendMail = createSendMail(config.mail);
    const {
      orders,
      describePackage,
      mails: orderMails,
    } = createShopOrders({ config, db, texts, clock, log, sendMail });
    const readTable = () => readRedirects(db, marketList);
    const redirects = createRedirects({ read: readTable, config, log });
    const pageRequestOf = createPageRequests(config);
    const contentPolicy = createContentPolicy(config);
    const answers = createPageAnswers({ pageRequestOf, pages, redirects, requestContextKey, contentPolicy, log });
    const { render, renderShop, leadOn } = answers;
    const selling = { orders, describePackage, render: createShopPageRenderer(renderShop) };
    const shopArea = createShopArea({ config, clientOf, db, texts, clock, log, sendMail, ...selling });
    const makeCardPictures = async (signal: AbortSignal) => {
      if (!config.warmPictures) return;
      const ask = (path: string) => images.request(path);
      const count = await warmPictures({ mediaDir: config.mediaDir, ask, signal });
      log.info({ count }, 'pictures of cards are ready');
    };
    const { sendDueMails } = shopArea;
    const editor = createContentEditor(config, (line) => log.info({}, line));
    const sales = createTellSales({ db, editor });
    const timed = {
      database,
      isOneOfMany,
      orders,
      sendDueMails,
      sales,
      warmPictures: makeCardPictures,
      clock,
      log,
    };
    const { routeIdsOf } = pages;
    const cachedPages = createCachedPages({
      config,
      pageRequestOf,
      render: metrics.timed(render),
      routeIdsOf,
      clock,
      log,
    });
    const pageOf = (request: Request) => (cachePages ? cachedPages.answer(request) : render(request));
    metrics.watchPages(cachedPages);
    const askContent = (request: Request) => content.fetch(request);
    const cachedContent = createCachedContent({
      config,
      keepAnswers: cachePages,
      answer: askContent,
      contentPolicy,
      clock,
      log,
    });
    const files = readBuiltFiles();
    const senders = {
      file: createReadyFiles({ files, config, log }),
      page: cachedPages.sendCached,
      content: cachedContent.sendCached,
      picture: createReadyPictures({ images, config, log }),
    };
    const closeMetrics = isOneOfMany ? async () => {} : await serveMetrics(metrics, config, log);
    const shownMetrics = worker
      ? { metrics: worker.allMetrics, contentType: metrics.registry.contentType }
      : metrics.registry;
    const timedWork = startTimedWork(timed);
    warnOfUnsaleable(config, log);
    warnOfMailLinks(config, log);
    const expire = (market: string | null) => {
      redirects.forget();
      for (const cache of [cachedPages, cachedContent]) cache.expire(market);
    };
    const contentChanged = coalesce((market) => {
      log.info({ market }, 'content changed');
      // Without a name the connection was lost for a while, and anything may have changed.
      expire(market === '' ? null : market);
      timedWork.look();
    }, changePauseMs);
    await database.listen(contentChannel, contentChanged);
    const stockChanged = coalesce(() => timedWork.stockChanged(), salesPauseMs);
    // Whichever market it was, and also after the connection was lost: all are looked at.
    await database.listen(stockChannel, () => stockChanged('all'));
    await database.listen(checkoutChannel, (market) => timedWork.checkoutOpened(market));
    orderMails.look();

    const app = new Hono()
      .use(requestLog({ log, trustProxy: config.trustProxy, clientOf, count: (details) => metrics.request(details) }))
      .get('/metrics', metricsForToken({ registry: shownMetrics }, config.metricsToken))
      .use(securityHeaders((request) => requestUrl(request, config).protocol === 'https:'))
      .use(refuseLargeBodies(shopArea.isForwarded))
      .route('/', createHealth(database, draining.signal))
      .route('/', createSecurityTxt({ config, markets: marketList, clock }))
      .get('/redirects.json', async (c) => c.json(await readTable(), 200, { 'cache-control': 'public, max-age=60' }))
      .all('/api/v1/*', (c) => cachedContent.answer(c.req.raw))
      .route('/media', images)
      .route('/locales', locales)
      .route('/', shopArea.app)
      .route('/', createStaticFiles(files))
      .all('*', async (c) => (await leadOn(c.req.raw)) ?? pageOf(c.req.raw));
    app.onError((err, c) => failedRequest(err, c, { pageRequestOf, texts, log }));

    return {
      fetch: (request, env) => app.fetch(request, env),
      sendCached(request, response) {
        const route = senderFor(request.url ?? '');
        if (!cachePages && route !== 'picture') return false;
        const isSent = senders[route](request, response);
        if (isSent) metrics.countReady(route);
        return isSent;
      },
      warmPictures: () => makeCardPictures(closing.signal),
      expire,
      drain: () => draining.abort(),
      async close() {
        closing.abort();
        await closeMetrics();
        await timedWork.close();
        await orderMails.close();
        await editor.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

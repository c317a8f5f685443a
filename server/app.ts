/** The system on one screen: what runs in this process, and which address leads to what. */
import { Hono } from 'hono';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { openLocales } from '#services/locales/open-locales.ts';
import { countMails } from '#services/orders/mail/outbox.ts';
import type { App, AppParts } from './app-parts.ts';
import type { Config } from './config.ts';
import { seedContent } from './content/exchange.ts';
import { openContent } from './content/open-content.ts';
import { refuseLargeBodies } from './http/refuse-large-bodies.ts';
import { readBuiltFiles } from './http/built-files.ts';
import { createClientKey } from './http/client-key.ts';
import { createOfflineRecipes } from './http/offline-recipes.ts';
import { requestLog } from './http/request-log.ts';
import { createRequestSenders } from './http/request-senders.ts';
import { requestUrl } from './http/request-url.ts';
import { createSecurityTxt } from './http/security-txt.ts';
import { securityHeaders } from './http/security.ts';
import { createStaticFiles } from './http/static-files.ts';
import { databaseOptions } from './operations/database-options.ts';
import { followChanges } from './operations/follow-changes.ts';
import { createHealth } from './operations/health.ts';
import { openMetrics } from './operations/open-metrics.ts';
import { openTimedWork } from './operations/open-timed-work.ts';
import { createShopOrders } from './orders/shop-orders.ts';
import { createShopPayments } from './orders/shop-payments.ts';
import { openPages } from './pages/open-pages.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { createSendCached } from './senders/send-cached.ts';
import { openReadiness } from './selling/open-readiness.ts';
import { createBrandFiles } from './settings/brand-files.ts';
import { openLiveMarkets } from './settings/live-markets.ts';
import { warnOfSettings } from './settings/warn-of-settings.ts';
import { openMail } from './shop/open-mail.ts';
import { createShopArea } from './shop/shop-area.ts';
import { announceSetUp } from './studio/announce-set-up.ts';
import { createStudio } from './studio/create-studio.ts';

export async function createApp(given: Config, parts: AppParts): Promise<App> {
  const { log, onProgress = () => {}, worker = null } = parts;
  const database = await openDatabase({ ...databaseOptions(given, log), mayShare: worker !== null, onProgress });
  return composeApp(database, given, parts).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
}

async function composeApp(database: OpenDatabase, given: Config, parts: AppParts): Promise<App> {
  const { log, cachePages = true, clock = () => new Date(), worker = null, onProgress = () => {} } = parts;
  const { db } = database;
  const live = await openLiveMarkets(db, given);
  const { config, markets, byCode } = live;
  const { mediaDirs } = config;
  if (!worker) await seedContent(database.patientDb, onProgress, { dir: parts.seedDir, mediaDirs });
  const metrics = await openMetrics({ config, worker, log });
  const clientOf = createClientKey(config);
  const { remember, senderOf } = createRequestSenders({ config, clientOf });
  const { collectMissing } = config;
  const open = openLocales({ markets: byCode, ownTexts: live.ownTexts, collectMissing, log });
  const { texts, locales, textsAddress, catalogs } = open;
  const common = { config, db, markets, texts, clock, log };
  const { library, focalPoints, images, warmPictures, sharing } = await openPictures({ ...common, senderOf: clientOf });
  const content = openContent({ ...common, keepAnswers: cachePages, senderOf, onFailure: metrics.countContentFailure });
  const { sales, editor, redirects } = content;
  const rendering = { ...common, textsAddress, handler: parts.pages };
  const asking = { contentClients: content.clients, readRedirects: redirects, senderOf };
  const pages = openPages({ ...rendering, ...asking, timed: (render) => metrics.timed(render), cachePages });
  const { sendMail, logoOf } = openMail(common);
  const { backups, readiness, isReady } = openReadiness({ given, config, database, clock, log });
  const { mails, orders, describePackage, describeCart } = createShopOrders({ ...common, sendMail, isReady });
  const payments = createShopPayments({ ...common, orders });
  const selling = { orders, payments, describePackage, describeCart, render: pages.renderShop };
  const shopArea = createShopArea({ ...common, clientOf, sendMail, ...selling });
  const { sendDueMails } = shopArea;
  const duties = { ...common, database, worker, orders, payments, sales, editor, library, backups, warmPictures };
  const timedWork = openTimedWork({ ...duties, sendDueMails });
  metrics.watchPages(pages);
  if (sendMail) metrics.watchMails(() => countMails(db, clock()));
  warnOfSettings(config, log);
  await followChanges({ database, live, caches: [pages, content.cached], timedWork, focalPoints, sharing, log });
  mails.trigger();

  const office = { sendMail, backups, readiness, payments, catalogs };
  const files = readBuiltFiles();
  const [closing, draining] = [new AbortController(), new AbortController()];
  const app = new Hono()
    .use(requestLog({ log, trustProxy: config.trustProxy, clientOf, count: (details) => metrics.request(details) }))
    .use(remember)
    .get('/metrics', metrics.answer)
    .use(securityHeaders((request) => requestUrl(request, config).protocol === 'https:'))
    .use(createStudio({ ...rendering, ...office, orders, editor, library, pages: parts.studioPages ?? null }))
    .use(refuseLargeBodies(shopArea.isForwarded))
    .route('/', createHealth(database, draining.signal))
    .route('/', createSecurityTxt({ config, markets, clock }))
    .route('/', createBrandFiles(markets, logoOf))
    .route('/', createOfflineRecipes(config))
    .get('/redirects.json', async (c) => c.json(await redirects(), 200, { 'cache-control': 'public, max-age=60' }))
    .all('/api/v1/*', (c) => content.cached.answer(c.req.raw))
    .route('/media', images)
    .route('/locales', locales)
    .route('/', shopArea.app)
    .route('/', createStaticFiles(files))
    .all('*', (c) => pages.answer(c.req.raw));
  app.onError(pages.failed);

  return {
    fetch: (request, env) => app.fetch(request, env),
    sendCached: createSendCached({ files, images, pages, content: content.cached, cachePages, metrics, config, log }),
    warmPictures: () => warmPictures(closing.signal),
    setUpLine: (origin) => announceSetUp({ db, clock, origin: config.studio.url ?? origin }),
    expire: (market) => [pages, content.cached].forEach((cache) => cache.expire(market)),
    drain: () => draining.abort(),
    async close() {
      closing.abort();
      for (const part of [metrics, timedWork, sharing, mails, editor, database]) await part.close();
    },
  };
}

/** The pages of the storefront in this process: where an address leads on, how a page is rendered, and what is kept of it. */
import type { Context } from 'hono';
import type { Market } from '#contract/market.ts';
import type { Redirects } from '#contract/entities/redirects.ts';
import type { Texts } from '#services/locales/texts.ts';
import { createRenderQueue } from '#server/cache/render-queue.ts';
import type { SendingCache } from '#server/cache/sending-cache.ts';
import type { Config } from '#server/config.ts';
import type { ContentClients } from '#server/content/clients.ts';
import { createContentPolicy } from '#server/http/security.ts';
import type { Log } from '#server/log/log.ts';
import { createCachedPages } from './cached-pages.ts';
import { failedRequest } from './failed-request.ts';
import type { PageHandler } from './page-handler.ts';
import { createPageRequests } from './page-request.ts';
import { createRedirects } from './redirects.ts';
import { renderForSender } from './render-for-sender.ts';
import { createPageAnswers } from './page-answers.ts';
import { createRequestContext } from './request-context.ts';
import { busyPage } from './busy-page.ts';

type Options = {
  config: Config;
  markets: readonly Market[];
  texts: Texts;
  textsAddress: (market: Market) => string;
  contentClients: ContentClients;
  /** Renders pages: the built storefront, or the one Vite serves in development. */
  handler: PageHandler;
  readRedirects: () => Promise<Redirects>;
  senderOf: (request: Request) => string | null;
  /** Tells how long a page takes to be made. */
  timed: (render: (request: Request) => Promise<Response>) => (request: Request) => Promise<Response>;
  /** Off, every page is made anew. */
  cachePages: boolean;
  clock: () => Date;
  log: Log;
};

type OpenPages = Pick<SendingCache, 'counts' | 'queueSizes' | 'sendCached' | 'expire' | 'renew'> & {
  answer: (request: Request) => Promise<Response>;
  /** A page of the embedded shop, which waits in line with all others. */
  renderShop: ReturnType<typeof createPageAnswers>['renderShop'];
  /** The answer to a request that nobody else could answer. */
  failed: (err: Error, c: Context) => Response;
};

export function openPages({ config, markets, texts, handler, senderOf, clock, log, ...options }: Options): OpenPages {
  const { contentClients, textsAddress } = options;
  const pageRequests = createPageRequests(config, markets);
  const pageRequestOf = pageRequests.of;
  const redirects = createRedirects({ read: options.readRedirects, config, log });
  const { render, renderShop, redirectResponse } = createPageAnswers({
    pageRequestOf,
    pages: handler,
    redirects,
    contextFor: createRequestContext({ config, contentClients, texts, textsAddress, clock, log }),
    contentPolicy: createContentPolicy(config),
    log,
  });
  const queue = createRenderQueue({ now: () => clock().getTime() });
  const refuse = (request: Request, status: 429 | 503) => busyPage(pageRequestOf(request).market, texts, status);
  const cached = createCachedPages({
    config,
    pageRequests,
    render: options.timed(render),
    routeIdsOf: handler.routeIdsOf,
    senderOf,
    queue,
    clock,
    log,
  });
  return {
    ...cached,
    answer: async (request) =>
      (await redirectResponse(request)) ?? (options.cachePages ? cached.answer(request) : render(request)),
    renderShop: renderForSender(renderShop, { queue, senderOf, refuse }),
    failed: (err, c) => failedRequest(err, c, { pageRequestOf, texts, log }),
    expire(market) {
      redirects.forget();
      cached.expire(market);
    },
  };
}

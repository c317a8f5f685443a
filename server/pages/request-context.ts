/** What a page may know about the request it answers. */
import type { Market } from '#contract/market.ts';
import { readableQuery } from '#rules/addresses/readable-query.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Promises } from '#rules/promises/placeholders.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { Config } from '#server/config.ts';
import type { ContentClients } from '#server/content/clients.ts';
import type { Log } from '#server/log/log.ts';
import type { PageRequest } from './page-request.ts';
import { siteOf } from '#server/http/request-url.ts';
import { createShownMarkets } from './shown-market.ts';

type Options = {
  config: Config;
  contentClients: ContentClients;
  texts: Texts;
  /** Where browsers find the texts of every page. */
  textsAddress: (market: Market) => string;
  clock: () => Date;
  log: Log;
};

/** What the server wants to know about the page it asked for. */
export type PageReport = {
  /** A call got no good answer, and nothing kept stood in for it. */
  onFailure: (call: string, err: unknown) => void;
  /** What an answer to the page was made from, as in server/content/content-reads.ts. */
  onRead: (names: string[]) => void;
  /** The path of the page's canonical address. */
  onCanonical: (path: string) => void;
  /** A part of the page could not be rendered. */
  onBroken: () => void;
  /** The texts of the inline scripts that are ours. */
  onScripts: (texts: string[]) => void;
};

export function createRequestContext({ config, contentClients, texts, textsAddress, clock, log }: Options) {
  const shownMarket = createShownMarkets(config);
  const shopOf = (market: Market) => {
    const isElsewhere = Boolean(config.shop.urls[market.code]);
    return { isElsewhere, hasMarketRates: !isElsewhere || config.shop.delivery[market.code] === 'market' };
  };
  // They change with the settings only, so that a page stays the same for everybody; kept by what is another object then.
  const promises = new WeakMap<Market['orders'], Promises>();
  const promisesIn = (market: Market): Promises => {
    const known = promises.get(market.orders) ?? promisesOf({ market, t: texts.textFor(market), ...shopOf(market) });
    promises.set(market.orders, known);
    return known;
  };
  return (
    { url, market, hostKind, route, queryNames }: PageRequest,
    { onFailure, onRead, ...report }: PageReport,
  ): RequestContext => {
    const devWarnings: string[] | undefined = config.environment === 'development' ? [] : undefined;
    const asking = { deadlineAt: performance.now() + config.contentTimeoutMs, onFailure, onRead };
    const complain = devWarnings && ((complaint: string) => devWarnings.push(complaint));
    const shown = shownMarket(market);
    return {
      market: shown,
      route,
      query: readableQuery(url.searchParams, queryNames, { isStrict: !config.isProduction }),
      ...report,
      home: pathTo(market, 'home'),
      hostKind,
      site: siteOf(url, hostKind, config),
      content: contentClients(market, hostKind, { ...asking, complain, promises: promisesIn(market) }),
      contentOf: (other) => contentClients(other, hostKind, asking),
      text: texts.textFor(market),
      textsAddress: textsAddress(market),
      messagesFor: (namespaces) => texts.messagesFor(market, namespaces),
      now: clock(),
      collectMissing: config.collectMissing,
      browser: {
        consent: shown.consent,
        tagManagerId: config.tagManagerId,
        mailingForm: config.mailing.way === 'jsonp' ? (config.mailing.urls[market.code] ?? null) : null,
        offlineScope: config.offlineRecipes ? `${pathTo(market, 'recipes')}/` : '',
      },
      takesOrders: config.orders.isOpen && !config.shop.urls[market.code],
      isDeliveryUnknown: !shopOf(market).hasMarketRates,
      isDevelopment: config.environment === 'development',
      devWarnings,
      movedTo: null,
      log,
    };
  };
}

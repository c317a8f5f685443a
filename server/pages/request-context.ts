/** What a page may know about the request it answers. */
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { Config } from '#server/config.ts';
import type { ContentClients } from '#server/content/clients.ts';
import type { Log } from '#server/operations/log.ts';
import type { PageRequest } from './page-request.ts';
import { siteOf } from '#server/http/request-url.ts';

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
  /** The path of the page's canonical address. */
  onCanonical: (path: string) => void;
  /** A part of the page could not be rendered. */
  onBroken: () => void;
  /** The texts of the inline scripts that are ours. */
  onScripts: (texts: string[]) => void;
};

export function createRequestContext({ config, contentClients, texts, textsAddress, clock, log }: Options) {
  return ({ url, market, hostKind, route }: PageRequest, { onFailure, ...report }: PageReport): RequestContext => {
    const devWarnings: string[] | undefined = config.environment === 'development' ? [] : undefined;
    const asking = { deadlineAt: performance.now() + config.contentTimeoutMs, onFailure };
    const complain = devWarnings && ((complaint: string) => devWarnings.push(complaint));
    return {
      market,
      route,
      ...report,
      home: pathTo(market, 'home'),
      hostKind,
      site: siteOf(url, hostKind, config),
      content: contentClients(market, hostKind, { ...asking, complain }),
      contentOf: (other) => contentClients(other, hostKind, asking),
      text: texts.textFor(market),
      textsAddress: textsAddress(market),
      messagesFor: (namespaces) => texts.messagesFor(market, namespaces),
      now: clock(),
      collectMissing: config.collectMissing,
      browser: {
        consent: config.consent ?? market.consent,
        tagManagerId: config.tagManagerId,
        mailingForm: config.mailing.way === 'jsonp' ? (config.mailing.urls[market.code] ?? null) : null,
      },
      takesOrders: config.orders.isOpen && !config.shop.urls[market.code],
      isDevelopment: config.environment === 'development',
      devWarnings,
      movedTo: null,
      log,
    };
  };
}

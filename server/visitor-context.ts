/** What a page may know about the request it answers. */
import type { Market } from '#contract/market.ts';
import { defaultMarket, marketList } from '#markets/index.ts';
import { homeOf, marketOfPath } from '#rules/language.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { VisitorContext } from '#storefront/context.ts';
import type { Config } from './config.ts';
import type { ContentClients } from './content-clients.ts';
import type { Log } from './log.ts';
import { pagePath } from './page-path.ts';
import { kindOf, siteOf, visitedUrl } from './public-address.ts';

type Options = {
  config: Config;
  contentClients: ContentClients;
  texts: Texts;
  /** Where browsers find the texts of every page. */
  textsAddress: (market: Market) => string;
  clock: () => Date;
  log: Log;
};

const markets = { markets: marketList, defaultMarket };

export function createVisitorContext({ config, contentClients, texts, textsAddress, clock, log }: Options) {
  return (
    request: Request,
    movedTo: string | null = null,
    onFailure: (call: string) => void = () => {},
  ): VisitorContext => {
    const url = visitedUrl(request, config);
    const market = marketOfPath(pagePath(url.pathname), markets);
    const hostKind = kindOf(url, config);
    const complaints: string[] | undefined = config.environment === 'development' ? [] : undefined;
    const asking = { deadlineAt: performance.now() + config.contentTimeoutMs, onFailure };
    const complain = complaints && ((complaint: string) => complaints.push(complaint));
    return {
      market,
      home: homeOf({ ...markets, host: url.host, search: url.search, from: ownPageBefore(request, url) }),
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
      isDevelopment: config.environment === 'development',
      complaints,
      movedTo,
      log,
    };
  };
}

/** The page of this site that a request was made from. Programs may say anything here; it only chooses among our own homes. */
function ownPageBefore({ headers }: Request, { host }: URL): string | null {
  const referer = headers.get('referer') ?? '';
  const before = URL.canParse(referer) ? new URL(referer) : null;
  return before?.host === host ? before.pathname : null;
}

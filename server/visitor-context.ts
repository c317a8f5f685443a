/** What a page may know about the request it answers. */
import type { Market } from '#contract/market.ts';
import { defaultMarket, findMarket, marketList } from '#markets/index.ts';
import { hostKind } from '#rules/host-kind.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { VisitorContext } from '#storefront/context.ts';
import type { Config } from './config.ts';
import type { ContentClients } from './content-clients.ts';

type Options = { config: Config; contentClients: ContentClients; texts: Texts; clock: () => Date };

export function createVisitorContext({ config, contentClients, texts, clock }: Options) {
  return (request: Request): VisitorContext => {
    const url = new URL(request.url);
    const market: Market = findMarket(url.pathname.split('/')[1]?.replace(/\.data$/, '') ?? '') ?? defaultMarket;
    const kind = config.hostKind === 'auto' ? hostKind(url.host, marketList) : config.hostKind;
    return {
      market,
      hostKind: kind,
      content: contentClients(market, kind),
      text: texts.textFor(market),
      messagesFor: (namespaces) => texts.messagesFor(market, namespaces),
      now: clock(),
      collectMissing: config.collectMissing,
    };
  };
}

import type { HostKind, Market } from '#contract/market.ts';
import { defaultMarket, marketList } from '#markets/index.ts';
import { marketOfPath } from '#rules/addresses/market-of-path.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import type { Route } from '#rules/addresses/route.ts';
import type { Config } from '#server/config.ts';
import { isDataRequest, pagePath } from './page-path.ts';
import { type Asked, kindOf, requestUrl } from '#server/http/request-url.ts';

/** What the address of a page request says, read once for redirects, cache and page. */
export type PageRequest = {
  /** As the visitor's browser shows it, but for the ending of data requests. */
  url: URL;
  /** The path of the page, also where its data is asked for. */
  path: string;
  isData: boolean;
  market: Market;
  hostKind: HostKind;
  route: Route;
};

/** Reads the address of a request, once for all who ask for it. */
export type PageRequestOf = (request: Request) => PageRequest;

type AddressSettings = Pick<Config, 'trustProxy' | 'hostKind' | 'siteUrls' | 'stagingUrls'>;

export function readPageRequest(request: Asked, settings: AddressSettings): PageRequest {
  const url = requestUrl(request, settings);
  const path = pagePath(url.pathname);
  const market = marketOfPath(path, { markets: marketList, defaultMarket });
  const hostKind = kindOf(url, settings);
  return { url, path, isData: isDataRequest(url.pathname), market, hostKind, route: parsePath(path, market, hostKind) };
}

export function createPageRequests(settings: AddressSettings): PageRequestOf {
  const known = new WeakMap<Request, PageRequest>();
  return (request) => {
    const asked = known.get(request) ?? readPageRequest(request, settings);
    known.set(request, asked);
    return asked;
  };
}

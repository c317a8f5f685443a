import { LRUCache } from 'lru-cache';
import type { HostKind, Market } from '#contract/market.ts';
import { defaultMarket, marketList } from '#markets/index.ts';
import { marketOfPath } from '#rules/addresses/market-of-path.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import { queryNames } from '#rules/addresses/query-names.ts';
import type { Route } from '#rules/addresses/route.ts';
import type { Config } from '#server/config.ts';
import { isDataRequest, pagePath } from './page-path.ts';
import { type AddressedRequest, kindOf, requestUrl } from '#server/http/request-url.ts';

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
  /** Names of the query that the page may read. */
  queryNames: readonly string[];
};

/** Reads the address of a request, once for all who ask for it. */
export type PageRequestOf = (request: AddressedRequest) => PageRequest;

export type PageRequests = {
  of: PageRequestOf;
  /** A request of the address a page is kept under, which is of the same page and need not be read again. */
  ofKey: (address: string, asked: PageRequest) => Request;
};

type AddressSettings = Pick<Config, 'trustProxy' | 'hostKind' | 'siteUrls' | 'stagingUrls'>;

export function readPageRequest(
  request: AddressedRequest,
  settings: AddressSettings,
  markets: readonly Market[] = marketList,
): PageRequest {
  const url = requestUrl(request, settings);
  const path = pagePath(url.pathname);
  const otherwise = markets.find(({ code }) => code === defaultMarket.code) ?? defaultMarket;
  const market = marketOfPath(path, { markets, defaultMarket: otherwise });
  const hostKind = kindOf(url, settings);
  const isData = isDataRequest(url.pathname);
  const route = parsePath(path, market, hostKind);
  return { url, path, isData, market, hostKind, route, queryNames: queryNames(path, market) };
}

/** Addresses that are remembered as they were read; longer ones are not worth the memory. */
const rememberedAddresses = 2000;
const rememberedLength = 300;

/** What reads addresses in front of the app and what reads them in it see two objects of one request: its text is the same. */
export function createPageRequests(settings: AddressSettings, markets: readonly Market[] = marketList): PageRequests {
  const ofKeys = new WeakMap<AddressedRequest, PageRequest>();
  const ofTexts = new LRUCache<string, PageRequest>({ max: rememberedAddresses });
  return {
    of(request) {
      const text = textOf(request, settings);
      const known = ofKeys.get(request) ?? ofTexts.get(text);
      if (known) return known;
      const asked = readPageRequest(request, settings, markets);
      if (text.length <= rememberedLength) ofTexts.set(text, asked);
      return asked;
    },
    ofKey(address, asked) {
      const request = new Request(address);
      ofKeys.set(request, { ...asked, url: new URL(address) });
      return request;
    },
  };
}

/** All that a reading depends on. */
function textOf({ url, headers }: AddressedRequest, { trustProxy }: AddressSettings): string {
  if (!trustProxy) return url;
  return `${headers.get('x-forwarded-proto')} ${headers.get('x-forwarded-host')} ${url}`;
}

/** What pages know about the request they answer. The server fills it in; loaders read it with `requestContext(context)`. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { Client } from '#contract/call.ts';
import type { ContentCalls } from '#contract/content.ts';
import type { Messages, Namespace, Text } from '#contract/locales.ts';
import type { HostKind, Market } from '#contract/market.ts';
import type { PageQuery } from '#rules/addresses/readable-query.ts';
import type { Route } from '#rules/addresses/route.ts';
import type { ShopPorts } from './ports/shop.ts';

export type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type ContentClient = Client<ContentCalls>;

export type Site = {
  /** The one the visitor used, where it is one of ours. */
  origin: string;
  /** Origin of each market's public address, by market code. */
  origins: Readonly<Record<string, string>>;
  /** Where links to each market and its shop area begin, by market code; empty where the visitor's host is meant but is none of ours. */
  linkOrigins: Readonly<Record<string, string>>;
  /** Search engines see the production site only. */
  isIndexed: boolean;
};

type BrowserSettings = {
  /** Whether the visitor is asked before anything is measured. */
  consent: Market['consent'];
  tagManagerId: string | null;
  /** The form of the mailing service, where the popup asks it by a script of its own. */
  mailingForm: string | null;
  /** Where the recipes begin, which are kept for who has no line; empty where none are. */
  offlineScope: string;
};

export type RequestContext = {
  market: Market;
  /** What the address names, read once for the whole request. */
  route: Route;
  /** The query of the address, as far as the page declares it in the site map. */
  query: PageQuery;
  /** Told the path of the page's canonical address. */
  onCanonical?: (path: string) => void;
  /** Told when a part of the page could not be rendered. */
  onBroken?: () => void;
  /** Told the texts of the inline scripts that are ours. */
  onScripts?: (texts: string[]) => void;
  /** Where the root of the site leads. */
  home: string;
  hostKind: HostKind;
  site: Site;
  content: ContentClient;
  /** For what concerns all markets, such as the site map. */
  contentOf: (market: Market) => ContentClient;
  text: Text;
  /** Where the browser finds the texts that every page needs. */
  textsAddress: string;
  /** The texts a page brings along to the browser. */
  messagesFor: (namespaces: readonly Namespace[]) => Messages;
  /** Pages use only this clock, so that a cached page never disagrees with itself. */
  now: Date;
  collectMissing: boolean;
  /** What the browser itself must know of the deployment. */
  browser: BrowserSettings;
  /** Where this address moved, for a navigation inside the app; documents are redirected before pages are asked. */
  movedTo: string | null;
  log: Log;
  /** Whether the embedded shop takes orders in this market. */
  takesOrders?: boolean;
  /** The shop behind the pages charges for delivery what only its basket says: no page names a price. */
  isDeliveryUnknown?: boolean;
  /** What pages of the embedded shop may ask for their visitor; they are nothing without it. */
  shop?: ShopPorts;
  /** Called with the error when the page could not be made and an error page is answered instead. */
  onFailed?: (error: unknown) => void;
  /** Whether pages for developers exist. */
  isDevelopment?: boolean;
  /** While developing: what was left out of the page's content so far, and why. */
  devWarnings?: string[];
};

export const requestContextKey = createContext<RequestContext>();

export function requestContext(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey);
}

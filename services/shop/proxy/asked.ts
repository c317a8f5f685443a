import type { Context } from 'hono';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import type { Log } from '#services/kit/log.ts';
import type { CartQueue } from '#services/shop/cart/cart-queue.ts';
import type { ShopAddress } from '#services/shop/calls/shop-address.ts';
import type { ShopBody } from './body.ts';
import type { CartLine, FirstSessions } from './first-sessions.ts';
import type { PageForm } from './page-forms.ts';
import type { createSharedReadings } from './shared-readings.ts';

/** An answer of the shop that is given to several. */
export type WholeAnswer = { status: number; headers: Headers; bytes: Buffer };

export type SharedReadings = ReturnType<typeof createSharedReadings<WholeAnswer>>;

export type ShopProxyOptions = {
  /** Origin of the shop by market; markets without one are not answered. */
  urls: Readonly<Record<string, string | null>>;
  /** Which Host the shop sees: the one visitors use, or its own. */
  host: 'public' | 'upstream';
  markets: readonly Market[];
  texts: { textFor(market: Market): Text };
  log: Log;
  /** The address in the visitor's own browser; behind a proxy the request itself names another. */
  requestUrl?: (request: Request) => URL;
  senderOf?: (c: Context) => string;
  /** Parts of the shop this visitor must not see, as in SHOP_CLOSED_PATHS. */
  closedPaths?: (c: Context) => readonly string[];
  /** Most bytes of what a visitor sends. */
  bodyLimit?: number;
  /** How long the shop may take to begin its answer, and may then be silent. */
  timeoutMs?: number;
  /** How long a request waits for those of the same session before it. */
  longestWaitMs?: number;
};

/** The shop of one market. */
export type Route = Pick<ShopProxyOptions, 'host' | 'log' | 'senderOf'> & {
  market: Market;
  t: Text;
  origin: string;
  lines: CartQueue;
  readings: SharedReadings;
  sessions: FirstSessions;
  timeoutMs: number;
};

/** All that is known about a request before the shop is asked. */
export type AskedRequest = {
  c: Context;
  route: Route;
  address: ShopAddress;
  visited: URL;
  /** Null for a visitor without a session, who has nothing to be kept in order. */
  line: CartLine | null;
  body: ShopBody | null;
  form: PageForm | null;
};

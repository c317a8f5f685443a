/** One request of one visitor: whose cart it is about, what happens to it, and which cookies that sets. */
import type { Context } from 'hono';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Log } from '#services/kit/log.ts';
import { withChosenPrices } from './chosen-prices.ts';
import { cartHash, type Change, stillSold } from './bundle-cart.ts';
import type { CartContent, Notice } from './cart-content.ts';
import { type CartView, cartJson } from './cart-json.ts';
import type { Session, Sessions } from './cart-session.ts';
import type { CartStore } from './cart-store.ts';
import { readCookies } from '#services/shop/calls/request-cookies.ts';
import { problemText, refusalText } from './forms/refusal-text.ts';
import type { Database } from '#services/kit/database.ts';
import { readCatalogue, type Catalogue, type Wanted } from '#services/shop/catalogue/catalogue.ts';

/** The shop of one market, with all it needs to answer. */
export type MarketShop = {
  market: Market;
  t: Text;
  db: Database;
  carts: CartStore;
  sessions: () => Promise<Sessions>;
  clock: () => Date;
  log: Log;
  /** The address in the visitor's own browser. */
  requestUrl: (request: Request) => URL;
  /** Seconds to wait before another discount code is looked at; zero when this one is. */
  waitForCode: (c: Context) => number;
};

export type CartSnapshot = { content: CartContent; catalogue: Catalogue; notices: Notice[] };
type Changed<T> = CartSnapshot & { result: T };

export type CartRequest = Awaited<ReturnType<typeof openCart>>;

export async function openCart(shop: MarketShop, c: Context) {
  const sessions = await shop.sessions();
  const sent = readCookies(c.req.header('cookie'));
  const known =
    sessions.fromToken(c.req.header('cart-token')) ?? sessions.fromCookie(sent.get(sessions.cookieName)) ?? null;
  const session = known ?? sessions.create();
  const url = shop.requestUrl(c.req.raw);

  const today = () => localDate(shop.clock(), shop.market.timeZone);

  async function look(content: CartContent, notices: Notice[]): Promise<CartSnapshot> {
    const catalogue = await readCatalogue(shop.db, shop.market.code, { ...content, today: today() });
    return { content: stillSold(content, catalogue), catalogue, notices };
  }

  return {
    sessions,
    session,
    origin: url.origin,
    hasToken: known?.from === 'token',

    async read(): Promise<CartSnapshot> {
      const { content, notices } = known ? await shop.carts.find(known.id) : { content: noContent, notices: [] };
      return look(content, notices);
    },

    /** The cart with its notices, which are deleted by reading them. */
    async readNotices(): Promise<CartSnapshot> {
      const seen = await this.read();
      if (seen.notices.length === 0) return seen;
      const taken = await shop.carts.change(session.id, async (cart) => ({ ...cart, notices: [], said: cart.notices }));
      return { ...seen, notices: taken.said };
    },

    /** Does one thing to the cart while nothing else happens to it. */
    async change<T>(wanted: Wanted, work: (seen: Omit<CartSnapshot, 'notices'>) => Work<T>): Promise<Changed<T>> {
      if (session.from === 'new') await shop.carts.removeExpired();
      return shop.carts.change(session.id, async (cart, tx) => {
        const catalogue = await readCatalogue(tx, shop.market.code, { ...cart.content, ...wanted, today: today() });
        const seen = stillSold(cart.content, catalogue);
        const done = work({ content: seen, catalogue });
        const content = withChosenPrices(done.content, seen, catalogue);
        // Without a session there is no cart row to keep notices in.
        const isKept = cart.isStored || done.content.lines.length > 0;
        const notices = isKept ? [...cart.notices, ...(done.notices ?? [])].slice(-mostNotices) : [];
        return { content, catalogue, notices, result: done.result };
      });
    },

    cookies(content: CartContent): string[] {
      return cookieLines({ content, sent, session, sessions }, { market: shop.market, now: shop.clock(), url });
    },

    cartJson(seen: CartSnapshot): ReturnType<typeof cartJson> {
      const view: CartView = {
        ...seen,
        market: shop.market,
        origin: url.origin,
        deliveryName: shop.t('shop:basket.delivery'),
        problemText: (problem) => problemText(shop.t, problem),
      };
      return cartJson(view);
    },
  };
}

const noContent: CartContent = { lines: [], coupons: [] };
const mostNotices = 10;

type Work<T> = { content: CartContent; result: T; notices?: Notice[] };

/** A change whose refusal the visitor hears of with the next reading. */
export function queueNotice(shop: Pick<MarketShop, 't'>, change: Change): Work<Change> {
  const notices: Notice[] = change.refusal ? [{ kind: 'error', text: refusalText(shop.t, change.refusal) }] : [];
  return { content: change.content, result: change, notices };
}

type CookieState = { content: CartContent; sent: Map<string, string>; session: Session; sessions: Sessions };
type CookiePlace = { market: Market; now: Date; url: URL };

/** WooCommerce's cookies in its order; each only when the browser does not have it yet. */
function cookieLines({ content, sent, session, sessions }: CookieState, place: CookiePlace): string[] {
  const isEmpty = content.lines.length === 0;
  const flags: [string, string][] = [
    ['woocommerce_items_in_cart', '1'],
    ['woocommerce_cart_hash', cartHash(content)],
  ];
  const past = new Date(place.now.getTime() - 3_600_000);
  const lines = flags.flatMap(([name, value]) => {
    if (isEmpty) return sent.has(name) ? [cookieLine(place, { name, value: '0', expires: past, maxAge: 0 })] : [];
    return sent.get(name) === value ? [] : [cookieLine(place, { name, value })];
  });
  const needsSession = session.from === 'new' ? !isEmpty : session.from === 'cookie' && session.isEnding;
  if (!needsSession) return lines;
  const { name, value, maxAge } = sessions.cookieOf(session);
  const expires = new Date(place.now.getTime() + maxAge * 1000);
  return [...lines, cookieLine(place, { name, value, expires, maxAge, isHidden: true })];
}

type Cookie = { name: string; value: string; expires?: Date; maxAge?: number; isHidden?: boolean };

function cookieLine({ market, url }: CookiePlace, { name, value, expires, maxAge, isHidden }: Cookie): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    ...(expires ? [`expires=${expires.toUTCString()}`, `Max-Age=${maxAge}`] : []),
    `path=/${market.code}/shop/`,
    ...(url.protocol === 'https:' ? ['secure'] : []),
    ...(isHidden ? ['HttpOnly'] : []),
  ].join('; ');
}

/**
 * The first session of visitors. A browser has the cookies of its session only when an answer has brought them, and whatever it asks
 * before that would begin a session of its own: one slow answer, and what was pressed lies in two carts. So our pages name such a
 * visitor by a random id; those requests stand in one line, and the session that the first answer gives goes to the shop with the
 * others, and to the browser with their answers. Kept for a moment, in this process only; the shop does not hear of the id.
 */
import { LRUCache } from 'lru-cache';
import { isVisitorId, visitorHeader, visitorSeconds } from '#contract/shop.ts';
import { msPerSecond } from '#rules/time/ms-per-day.ts';
import { cartOwner, readCookies } from '#services/shop/calls/request-cookies.ts';

/** Who is pushed out by so many others is as one without an id. */
const mostVisitors = 10_000;

const ofSession = /^(?:wp_woocommerce_session_\w+|woocommerce_items_in_cart|woocommerce_cart_hash)$/;
const logsIn = (name: string) => name.startsWith('wordpress_logged_in_');

/** Where a request stands whose cart is known, or will be. */
export type CartLine = {
  /** One line for all that ends in the same session. */
  key: string;
  market: string;
  /** By whom the session is remembered; null where nobody has to. */
  visitor: string | null;
  /** Whether the request brings a session of its own: then it goes by that one. */
  hasSession: boolean;
};

export type FirstSessions = ReturnType<typeof createFirstSessions>;

/** `clock` tells milliseconds. */
export function createFirstSessions(clock: Pick<Performance, 'now'> = performance) {
  const ttl = visitorSeconds * msPerSecond;
  const limits = { max: mostVisitors, ttl, ttlResolution: 0, updateAgeOnGet: true, perf: clock };
  /** What each visitor was given: the lines the shop said, by the name of the cookie. */
  const sessions = new LRUCache<string, ReadonlyMap<string, string>>(limits);
  /** To whom a session was given, so that requests which bring it stand in the same line. */
  const visitors = new LRUCache<string, string>(limits);

  /** Who brings a session of their own does not need it any longer. */
  function sessionOf({ visitor, hasSession }: CartLine) {
    return [...((visitor !== null && sessions.get(visitor, { updateAgeOnGet: !hasSession })) || [])];
  }

  /** Null for a request of nobody in particular. */
  function lineOf({ headers }: Pick<Request, 'headers'>, market: string): CartLine | null {
    const [owner, id] = [cartOwner({ headers }), headers.get(visitorHeader)];
    const own = owner === null ? null : `${market} ${owner}`;
    const isLoggedIn = [...readCookies(headers.get('cookie')).keys()].some(logsIn);
    const named = isVisitorId(id) ? `${market} ${id}` : null;
    const known = own === null ? named : (visitors.get(own) ?? null);
    const visitor = isLoggedIn ? null : known;
    const key = visitor ?? own;
    return key === null ? null : { key, market, visitor, hasSession: own !== null };
  }

  return {
    lineOf,

    /** What goes to the shop, with the session that this visitor has got meanwhile. */
    withSession(line: CartLine, given: Headers): Headers {
      const headers = new Headers(given);
      if (line.hasSession) return headers;
      const sent = headers.get('cookie');
      const known = readCookies(sent);
      const missing = sessionOf(line).filter(([name]) => !known.has(name));
      const pairs = missing.map(([, cookie]) => cookie.split(';', 1)[0]);
      if (pairs.length > 0) headers.set('cookie', [...(sent ? [sent] : []), ...pairs].join('; '));
      return headers;
    },

    /** What the shop says of the session in an answer. */
    remember(line: CartLine, answer: Headers) {
      const { visitor, market, hasSession } = line;
      if (visitor === null || (hasSession && !sessions.has(visitor))) return;
      const session = new Map(sessionOf(line));
      const cookies = answer.getSetCookie().map((cookie) => [nameOf(cookie), cookie] as const);
      for (const [name, cookie] of cookies) {
        if (isOver(cookie)) session.delete(name);
        else if (ofSession.test(name)) session.set(name, cookie);
      }
      const pairs = [...session.values()].map((cookie) => cookie.split(';', 1)[0]);
      const owner = cartOwner({ headers: new Headers({ cookie: pairs.join('; ') }) });
      if (owner === null || cookies.some(([name]) => logsIn(name))) return void sessions.delete(visitor);
      sessions.set(visitor, session, { noUpdateTTL: hasSession });
      visitors.set(`${market} ${owner}`, visitor);
    },

    /** Lines of cookies that the browser may not have, for an answer that does not say them. */
    toGive(line: CartLine, answer: Headers): string[] {
      if (line.hasSession) return [];
      const said = new Set(answer.getSetCookie().map(nameOf));
      return sessionOf(line).flatMap(([name, cookie]) => (said.has(name) ? [] : [cookie]));
    },
  };
}

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0]?.trim() ?? '';
}

/** Whether a browser is told to throw it away. */
function isOver(cookie: string): boolean {
  const age = /;\s*max-age=(-?\d+)/i.exec(cookie)?.[1];
  if (age !== undefined) return Number(age) <= 0;
  const end = /;\s*expires=([^;]+)/i.exec(cookie)?.[1];
  return end !== undefined && Date.parse(end) <= Date.now();
}

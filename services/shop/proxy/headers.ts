/** Which headers go on to the shop, and which of its own come back. */
import { visitorHeader } from '#contract/shop.ts';

/** They are about one connection, not about the request. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** With these a visitor could name another address, path or method than the one that came. */
const notBelieved = [
  'forwarded',
  'forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-pseudo-ipv4',
  'x-original-url',
  'x-original-host',
  'x-rewrite-url',
  'x-host',
  'x-http-method',
  'x-method-override',
  'proxy',
];

function withoutHops(headers: Headers): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  // What cannot be a name of a header is none.
  for (const name of [...hopByHop, ...named.filter((text) => /^[\w!#$%&'*+.^`|~-]+$/.test(text))]) headers.delete(name);
  return headers;
}

type ForwardedRequest = { request: Request; visited: URL; sender: string | null; isRest: boolean };

/** What a visitor says about proxies is not passed on: they could name any address. */
export function requestHeaders({ request, visited, sender, isRest }: ForwardedRequest): Headers {
  const headers = withoutHops(new Headers(request.headers));
  const forwarded = [...headers.keys()].filter((name) => name.startsWith('x-forwarded-'));
  for (const name of [...forwarded, ...notBelieved, visitorHeader, 'host', 'expect']) headers.delete(name);
  if (!isEditorsOverride(request, isRest)) headers.delete('x-http-method-override');
  if (sender !== null) headers.set('x-forwarded-for', sender);
  headers.set('x-forwarded-host', visited.host);
  headers.set('x-forwarded-proto', visited.protocol.slice(0, -1));
  return headers;
}

/** The editor of WordPress saves by POST and says what it means; nobody else needs that. */
function isEditorsOverride({ method, headers }: Request, isRest: boolean): boolean {
  const wanted = headers.get('x-http-method-override') ?? '';
  return isRest && method === 'POST' && ['PUT', 'PATCH', 'DELETE'].includes(wanted.toUpperCase());
}

/** Redirects, links and cookies that name the shop's own host are made to mean ours. */
export function answerHeaders(given: Headers, { origin, visited }: { origin: string; visited: URL }): Headers {
  const headers = withoutHops(new Headers(given));
  const location = headers.get('location');
  if (location !== null && URL.canParse(location, visited)) {
    const target = new URL(location, visited);
    // The shop may not know that visitors come by https.
    const isOurs = target.origin === origin || target.host === visited.host;
    if (isOurs) headers.set('location', `${target.pathname}${target.search}${target.hash}`);
  }
  const link = headers.get('link');
  if (link !== null) headers.set('link', link.replaceAll(`<${origin}/`, '</'));
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', ownCookie(cookie, visited));
  return headers;
}

/** A browser refuses a cookie for a domain it is not on; and one that says nothing is meant for our own pages. */
export function ownCookie(cookie: string, { hostname }: URL): string {
  const own = cookie.replace(/;\s*domain=([^;]*)/gi, (attribute, domain: string) => {
    const name = domain.trim().replace(/^\./, '').toLowerCase();
    return hostname === name || hostname.endsWith(`.${name}`) ? attribute : '';
  });
  return /;\s*samesite\s*=/i.test(own) ? own : `${own}; SameSite=Lax`;
}

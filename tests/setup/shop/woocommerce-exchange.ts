/** What the WooCommerce double is asked, and what it answers, with the cookies of both. */

export type ShopRequest = {
  /** Whose cart it is. */
  session: string;
  method: string;
  /** Below /{lang}/shop, with its query. */
  path: string;
  /** The address of the shop as the visitor has it, up to /{lang}/shop. */
  site: string;
  fields: [name: string, value: string][];
  /** JSON of the body, where it is no form. */
  json: unknown;
  nonce: string | null;
};

export type ShopResponse = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whose cart the browser has from now on, where it changes; null for nobody's. */
  session?: string | null;
};

type Sent = Pick<ShopRequest, 'session' | 'method' | 'path' | 'site'> & { headers: Headers; bytes: Buffer };

/** A request as it comes by HTTP. */
export async function readShopRequest({ headers, bytes, ...request }: Sent): Promise<ShopRequest> {
  const type = headers.get('content-type') ?? '';
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type);
  const form = isForm
    ? await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    : new FormData();
  const inQuery = [...new URL(request.path, 'http://shop.example').searchParams];
  return {
    ...request,
    fields: [
      ...inQuery,
      ...[...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : '']),
    ],
    json: type.startsWith('application/json') ? JSON.parse(bytes.toString()) : null,
    nonce: headers.get('nonce'),
  };
}

const sessionCookie = 'wp_woocommerce_session_double';

type Visit = { cookies: string | null | undefined; market: string; isSecure: boolean };
type Work = (session: string) => Promise<ShopResponse>;

/** By which a browser is told that the cart is another one. */
function cartCookies(hash: string): string[] {
  const names = ['woocommerce_items_in_cart', 'woocommerce_cart_hash'];
  if (hash === '') return names.map((name) => `${name}=0; Max-Age=0`);
  return [`${names[0]}=1`, `${names[1]}=${hash}`];
}

/** A visitor without a session gets one of its own with the first thing in the cart. */
export function createSessionCookies(shop: { cartHash: (session: string) => string }) {
  let sessions = 0;
  return {
    /** What the shop answers to whoever has these cookies, and the `Set-Cookie` lines of the answer. */
    async answer({ cookies: sent, market, isSecure }: Visit, work: Work): Promise<[ShopResponse, string[]]> {
      const known = new RegExp(`${sessionCookie}=([^;]+)`).exec(sent ?? '')?.[1];
      const session = known ?? `t_${(sessions += 1)}`;
      const before = shop.cartHash(session);
      const response = await work(session);
      const { session: next = session } = response;
      const hash = next === null ? '' : shop.cartHash(next);
      const cookies = hash === before && next !== null ? [] : cartCookies(hash);
      if (next === null) cookies.push(`${sessionCookie}=0; Max-Age=0`);
      else if (next !== session || (known === undefined && hash !== ''))
        cookies.push(`${sessionCookie}=${next}; HttpOnly`);
      return [response, cookies.map((cookie) => `${cookie}; path=/${market}/shop/${isSecure ? '; secure' : ''}`)];
    },
  };
}

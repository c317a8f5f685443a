/** The embedded shop in this process, with the recorded goods in the Dutch and the German market. */
import { marketList, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { type Goods, replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { createShop, type ShopOptions } from '#services/shop/shop.ts';
import { recordedGoods } from './recorded-goods.ts';
import { readCookie } from './recordings.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';

export const testTexts = createTexts(markets, readCatalogs(Object.keys(markets)));

type Options = Partial<Pick<ShopOptions, 'sendMail' | 'clock' | 'senderOf' | 'log'>>;

export type TestShop = ReturnType<typeof shopOn>;

export async function openTestShop({ goods = recordedGoods, ...options }: Options & { goods?: Goods } = {}) {
  const database = await openTestDatabase();
  for (const market of ['nl', 'de']) await replaceGoods(database.db, market, goods);
  return { ...shopOn(database.db, options), close: () => database.close() };
}

/** A shop on a database that is open already. */
export function shopOn(db: ShopOptions['db'], options: Options = {}) {
  const shop = createShop({
    db,
    markets: marketList,
    texts: testTexts,
    clock: () => new Date(),
    log: { info() {}, warn() {}, error: (details, message) => console.error(message, details) },
    ...options,
  });
  const send = async (path: string, init?: RequestInit) => shop.request(path, init);
  return { db, send, browser: () => createBrowser(send) };
}

type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** A form as bytes: one that is made while it is read complains when nobody wants the rest of it. */
async function wholeForm({ body }: RequestInit, headers: Headers): Promise<{ body?: ArrayBuffer }> {
  if (!(body instanceof FormData)) return {};
  const request = new Request('http://form.example', { method: 'POST', body });
  headers.set('content-type', request.headers.get('content-type') ?? '');
  return { body: await request.arrayBuffer() };
}

/** Keeps cookies by their path, as far as it matters here, and follows no redirects. */
export function createBrowser(send: Send) {
  const jar = new Map<string, { value: string; path: string }>();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const fitting = [...jar].filter(([, cookie]) => path.startsWith(cookie.path));
    if (fitting.length > 0) headers.set('cookie', fitting.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const answer = await send(path, { ...init, ...(await wholeForm(init, headers)), headers });
    for (const { name, value, attributes } of answer.headers.getSetCookie().map(readCookie)) {
      const cookiePath = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, { value, path: cookiePath });
    }
    return answer;
  }

  return {
    jar,
    ask,
    post: (path: string, fields: Record<string, string>) => ask(path, { method: 'POST', body: formOf(fields) }),
    putBox: (quantities: Record<number, number>, market = 'nl') =>
      ask(`/${market}/shop/wp-admin/admin-ajax.php`, { method: 'POST', body: formOf(boxFields(quantities)) }),
    async cart(market = 'nl'): Promise<CartJson> {
      const answer = await ask(`/${market}/shop/wp-json/wc/store/cart`);
      return (await answer.json()) as CartJson;
    },
    page: async (path: string) => (await ask(path)).text(),
  };
}

/** What tests look at. */
type CartJson = {
  items: {
    key: string;
    id: number;
    name: string;
    type: string;
    quantity: number;
    item_data: object[];
    extensions: object;
  }[];
  coupons: { code: string }[];
  errors: { code: string; message: string }[];
  items_count: number;
  totals: Record<string, string>;
};

function boxFields(quantities: Record<number, number>): Record<string, string> {
  const pieces = Object.entries(quantities).map(([id, quantity]) => [`bundle_quantity_${id}`, String(quantity)]);
  return { 'add-to-cart': '22', quantity: '1', ...Object.fromEntries(pieces) };
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

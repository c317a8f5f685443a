/** The embedded shop in this process, with the recorded goods in the Dutch and the German market. */
import { marketList, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { type Goods, replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import type { Config } from '#server/config.ts';
import { noPayments } from '#server/settings/no-payments.ts';
import type { Orders } from '#services/orders/orders.ts';
import { createShopOrders } from '#server/orders/shop-orders.ts';
import { createShopPayments } from '#server/orders/shop-payments.ts';
import { createShopPages, type RenderShopPage } from '#server/shop/render-shop-page.ts';
import { createShop, type ShopOptions } from '#services/shop/shop.ts';
import { recordedGoods } from './recorded-goods.ts';
import { readCookie } from './recordings.ts';
import { testAccounts } from '#tests/setup/orders/test-orders.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';

export const testTexts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** Only where a page is shown: a process without vitest cannot read its styles. */
const render: RenderShopPage = async (...shown) => (await import('./shop-screens.tsx')).renderScreen(...shown);

type Options = Partial<Pick<ShopOptions, 'sendMail' | 'clock' | 'senderOf' | 'log'>> & {
  orders?: Partial<Config['orders']>;
  payments?: Config['payments'];
  /** In place of what places orders. */
  place?: Orders['place'];
  /** Whether a market is ready to sell; unless said otherwise it is. */
  isReady?: Orders['isReady'];
};

export type TestShop = ReturnType<typeof shopOn>;

export async function openTestShop({ goods = recordedGoods, ...options }: Options & { goods?: Goods } = {}) {
  const database = await openTestDatabase();
  for (const market of ['nl', 'de']) await replaceGoods(database.db, market, goods);
  const shop = shopOn(database.db, options);
  async function close() {
    await shop.endMails();
    await database.close();
  }
  return { ...shop, close };
}

/** A shop on a database that is open already. */
export function shopOn(
  db: ShopOptions['db'],
  { orders: orderSettings = {}, payments = noPayments, place, isReady, ...options }: Options = {},
) {
  const { clock = () => new Date(), sendMail = null, senderOf = () => 'unknown' } = options;
  const log = { info() {}, warn() {}, error: (details: object, message: string) => console.error(message, details) };
  const config = {
    payments,
    orders: { isOpen: true, accounts: testAccounts, ...orderSettings },
    siteUrls: {},
    stagingUrls: {},
    hostKind: 'auto' as const,
    ownerMail: null,
    studio: { isOn: false, url: null },
  };
  const {
    orders: own,
    describePackage,
    describeCart,
    mails,
  } = createShopOrders({ config, db, texts: testTexts, clock, log, sendMail, ...(isReady && { isReady }) });
  const orders = place ? { ...own, place } : own;
  const paying = createShopPayments({ config, db, orders, texts: testTexts, clock, log });
  const portParts = { orders, payments: paying, config, siteOrigin: () => 'https://kudde.example' };
  const shop = createShop({
    db,
    markets: marketList,
    texts: testTexts,
    clock,
    log,
    ...options,
    pages: createShopPages({ ...portParts, describePackage, describeCart, senderOf }, render),
  });
  const send = async (path: string, init?: RequestInit, env?: object) => shop.request(path, init, env);
  return { db, send, orders, payments: paying, endMails: mails.close, browser: () => createBrowser(send) };
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

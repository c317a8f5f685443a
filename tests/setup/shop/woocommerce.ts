/**
 * A WooCommerce with Product Bundles as it was recorded (tests/fixtures/woocommerce), as one state machine: what a request finds
 * when it begins, and what it leaves when it ends. Like the real one it loads the session of a visitor when a request begins and
 * writes all of it back at the end, so of two at the same time the last to end wins. Nothing here takes time; who drives it decides
 * what lies between begin and end.
 */
import { createShopCalls } from './woocommerce-calls.ts';
import {
  childKey,
  countOf,
  type Good,
  hashOf,
  isEmpty,
  quantitiesIn,
  type Session,
  type ShopBox,
} from './woocommerce-cart.ts';
import { type CartOptions, createCarts, type ShopKind } from './woocommerce-carts.ts';
import type { ShopRequest, ShopResponse } from './woocommerce-exchange.ts';
import {
  accountPage,
  cartPage,
  checkoutPage,
  logInPage,
  missingPage,
  orderReceivedPage,
  packagePage,
} from './woocommerce-pages.ts';

type Options = CartOptions & {
  /** By slug. */
  packages?: ReadonlyMap<string, Good & { id: string }>;
  /** Percent that discount codes in small letters take off. */
  codes?: ReadonlyMap<string, number>;
};

/** The one who has an account. */
export const customer = { username: 'klant', password: 'klant' };

export function createWooCommerce({ packages = new Map(), codes = new Map(), ...options }: Options) {
  const carts = createCarts(options);
  const { catalogue, sessions, load } = carts;
  const calls = createShopCalls({ codes });
  const changes: [string, string][][] = [];
  const settings = { redirectsAfterAdding: false };
  let readings = 0;
  let nonce = 'a1b2c3d4e5';

  const json = (status: number, body: unknown): ShopResponse => ({
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', nonce },
    body: JSON.stringify(body),
  });
  const page = (body: string, status = 200): ShopResponse => ({
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
    body,
  });
  const leadTo = (location: string, session?: string | null): ShopResponse => ({
    status: 302,
    headers: { location, 'content-type': 'text/html; charset=UTF-8' },
    body: '',
    session,
  });
  const storeError = (status: number, code: string, message: string) =>
    json(status, { code, message, data: { status } });
  const invalidKey = () =>
    storeError(409, 'woocommerce_rest_cart_invalid_key', 'Cart item no longer exists or is invalid.');
  const noRoute = () => storeError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

  function read({ session }: ShopRequest, before: Session): ShopResponse {
    readings += 1;
    if (before.errors.length > 0) sessions.set(session, { ...before, errors: [] });
    return json(200, carts.cartOf(before));
  }

  function remove({ session, json: body, nonce: given }: ShopRequest, before: Session): ShopResponse {
    if (given === null) return storeError(401, 'woocommerce_rest_missing_nonce', 'Missing the Nonce header.');
    if (given !== nonce) return storeError(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.');
    const key = typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : '';
    const after = carts.removeItem(before, key);
    if (!after) return invalidKey();
    sessions.set(session, after);
    return json(200, carts.cartOf({ ...after, errors: [] }));
  }

  /** How many there are of one piece of a box. The keys stay as they are. */
  function update({ session, json: body, nonce: given }: ShopRequest, before: Session): ShopResponse {
    if (given !== nonce) return storeError(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.');
    const { key, quantity } = body as { key: string; quantity: number };
    const found = before.boxes
      .flatMap((box) => Object.keys(box.pieces).map((id) => ({ box, id })))
      .find(({ box, id }) => childKey(box, id) === key);
    if (!found) return invalidKey();
    const { box: owner, id } = found;
    const refusal = carts.refusalOf({ [id]: quantity });
    if (refusal) return storeError(400, 'woocommerce_rest_product_out_of_stock', refusal);
    const after = { ...owner, pieces: { ...owner.pieces, [id]: quantity } };
    sessions.set(session, { ...before, boxes: before.boxes.map((box) => (box === owner ? after : box)) });
    return json(200, carts.cartOf({ ...load(session), errors: [] }));
  }

  /** A box that took the place of another is answered with a redirect, as Product Bundles does; anything else with `0`. */
  function change({ session, fields, site }: ShopRequest, before: Session): ShopResponse {
    const form = new Map(fields);
    changes.push(fields);
    const after = carts.changeBundle(before, form);
    sessions.set(session, after);
    const lacks =
      ({ boxes }: Session) =>
      (box: ShopBox) =>
        !boxes.some(({ key }) => key === box.key);
    const isReplaced = before.boxes.some(lacks(after)) && after.boxes.some(lacks(before));
    return isReplaced ? leadTo(`${site}/`) : page('0', 400);
  }

  function useCoupon(request: ShopRequest, before: Session): ShopResponse {
    const percentOff = calls.percentOf(request);
    const isApplied = percentOff !== null && !isEmpty(before);
    if (isApplied) sessions.set(request.session, { ...before, percentOff });
    return calls.couponAnswer(isApplied);
  }

  /** Any page takes such a form, and a link. */
  function addByPage({ session, fields, site }: ShopRequest, before: Session): ShopResponse {
    const form = new Map(fields);
    const isBox = fields.some(([name]) => name.startsWith('bundle_quantity_'));
    const after = isBox
      ? carts.changeBundle(before, form)
      : carts.addProduct(before, { id: form.get('add-to-cart') ?? '', quantity: Number(form.get('quantity') ?? 1) });
    sessions.set(session, after);
    return settings.redirectsAfterAdding && hashOf(after) !== hashOf(before)
      ? leadTo(`${site}/`)
      : page(cartPage(after, catalogue, site));
  }

  function orderPackage({ session, method, fields, site }: ShopRequest, before: Session): ShopResponse {
    const { category: _category, path = '', ...choices } = Object.fromEntries(fields);
    const wanted = packages.get(path.split('/').at(-1) ?? '');
    if (!wanted) return page(missingPage(), 404);
    if (method !== 'POST') return page(packagePage(wanted.name, choices));
    sessions.set(session, carts.addProduct(before, { ...wanted, quantity: 1, choices }));
    return leadTo(`${site}/`);
  }

  function checkOut({ session, method, site }: ShopRequest, before: Session): ShopResponse {
    if (method !== 'POST') return page(checkoutPage(before, catalogue, site));
    sessions.delete(session);
    return leadTo(`${site}/checkout/order-received/1/`);
  }

  /** Whoever logs in brings the basket along, or finds the one that was left. */
  function account({ session, method, fields, site }: ShopRequest, before: Session): ShopResponse {
    const { username, password } = Object.fromEntries(fields);
    const isCustomer = username === customer.username && password === customer.password;
    if (method !== 'POST' || !isCustomer) return page(accountPage(session === customer.username, site));
    if (!isEmpty(before)) sessions.set(customer.username, before);
    return leadTo(`${site}/my-account/`, customer.username);
  }

  type Handler = (request: ShopRequest, before: Session) => ShopResponse;
  const routes: [method: 'GET' | 'POST' | 'any', path: RegExp, handler: Handler][] = [
    ['any', /^\/wp-json\/wc\/store(\/v1)?\/cart$/, read],
    ['any', /^\/wp-json\/wc\/store(\/v1)?\/cart\/remove-item$/, remove],
    ['any', /^\/wp-json\/wc\/store(\/v1)?\/cart\/update-item$/, update],
    ['any', /^\/wp-admin\/admin-ajax\.php$/, change],
    ['any', /^\/grutto-cart-data\.php$/, (_, before) => json(200, { count: countOf(before) })],
    ['POST', /^\/wp-json\/grutto\/webhooks$/, ({ fields }) => calls.signUp('newsletter', new Map(fields))],
    ['POST', /^\/wp-json\/grutto\/soldout_subscribe$/, ({ fields }) => calls.signUp('sold out', new Map(fields))],
    ['POST', /^\/wp-json\/wp\/v2\/media$/, () => json(201, { id: 1 })],
    ['any', /^\/wp-json\//, noRoute],
    ['POST', /^\/ajaxflow\/cb_add_coupon\/?$/, useCoupon],
    ['any', /^\/order-package\/$/, orderPackage],
    ['any', /^\/checkout\/$/, checkOut],
    ['GET', /^\/checkout\/order-received\//, () => page(orderReceivedPage())],
    ['any', /^\/my-account\/$/, account],
    ['GET', /^\/my-account\/customer-logout\/$/, ({ site }) => leadTo(`${site}/my-account/`, null)],
    ['GET', /^\/wp-login\.php$/, () => page(logInPage())],
    // Addresses end with a slash.
    ['GET', /^\/[\w/-]*\w$/, ({ path, site }) => ({ ...leadTo(`${site}${path}/`), status: 301 })],
    ['any', /^\/$/, ({ site }, before) => page(cartPage(before, catalogue, site))],
  ];

  function answer(request: ShopRequest, before: Session): ShopResponse {
    const path = request.path.split('?')[0] ?? '';
    const isCall = /^\/(wp-admin|wp-json|ajaxflow)\//.test(path);
    if (!isCall && request.fields.some(([name]) => name === 'add-to-cart')) return addByPage(request, before);
    const route = routes.find(([method, at]) => (method === 'any' || method === request.method) && at.test(path));
    return route ? route[2](request, before) : page(missingPage(), 404);
  }

  return {
    /** What the request makes of the session as it is now; to be called when its work is done. */
    begin(request: ShopRequest): () => ShopResponse {
      const before = load(request.session);
      return () => answer(request, before);
    },
    stock: carts.stock,
    soldOut: carts.soldOut,
    unlisted: carts.unlisted,
    prices: carts.prices,
    changes,
    settings,
    signUps: calls.signUps,
    sayToSignUps: calls.say,
    readings: () => readings,
    boxes: (session: string) => load(session).boxes,
    lines: (session: string) => load(session).lines,
    cartHash: (session: string) => hashOf(load(session)),
    quantities: (session: string) => quantitiesIn(load(session).boxes),
    /** Pieces in each cart there is, whoever has it. */
    carts: () => [...sessions.values()].map(({ boxes }) => quantitiesIn(boxes)),
    /** As another tab, or the shop's own pages, would. */
    setBoxes(session: string, ...boxes: [bundleId: string, pieces: Record<string, number>][]) {
      sessions.set(session, {
        ...load(session),
        boxes: boxes.map(([bundleId, pieces]) => carts.newBox(bundleId, pieces)),
      });
    },
    setDiscount(session: string, percentOff: number) {
      sessions.set(session, { ...load(session), percentOff });
    },
    endSession: (session: string) => void sessions.delete(session),
    /** Empty, with everything in stock. */
    reset(next: ShopKind) {
      carts.reset(next);
      calls.reset();
      changes.length = 0;
      settings.redirectsAfterAdding = false;
    },
    /** As half a day later. */
    renewNonce: () => (nonce = `${nonce}x`),
  };
}

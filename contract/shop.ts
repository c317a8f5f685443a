/**
 * The shop area's calls, as a real WooCommerce answers them and as the embedded shop does. All are same-origin, with
 * cookies, and made by browsers only. Answers are read by basket/basket.ts and answers.ts. Holds no zod: browsers load it.
 */

type ShopCall = {
  method: 'GET' | 'POST';
  /** Below /{lang}/shop. */
  path: `/${string}`;
  /** Form fields in their order; null is for the caller to fill in. The shop does not see JSON bodies. */
  fields?: Readonly<Record<string, string | null>>;
};

export const shopCalls = {
  getBasketCount: { method: 'GET', path: '/grutto-cart-data.php' },
  getCart: { method: 'GET', path: '/wp-json/wc/store/cart' },
  subscribe: { method: 'POST', path: '/wp-json/grutto/webhooks', fields: { email: null, type: 'subscribe' } },
  subscribeSoldOut: {
    method: 'POST',
    path: '/wp-json/{plugin}/soldout_subscribe',
    fields: { email: null, slug: null },
  },
  /**
   * Its form is `bundleForm` of basket/basket.ts. Its answer says nothing: WordPress answers 400 to every call without an action, after
   * WooCommerce has put the items in the cart. Only reading the cart again tells.
   */
  changeBundle: { method: 'POST', path: '/wp-admin/admin-ajax.php' },
  /**
   * Takes a line out of the cart, a whole box with it. Of WooCommerce's Store API: a JSON body, and the `Nonce` header of the last
   * cart answer. It answers 401 without one, 403 to one that is too old, 409 to a key that is gone.
   */
  removeItem: { method: 'POST', path: '/wp-json/wc/store/v1/cart/remove-item' },
  /** Sets how many there are of one piece of a box, by the key of its own line; else as `removeItem`. */
  updateItem: { method: 'POST', path: '/wp-json/wc/store/v1/cart/update-item' },
  addCoupon: {
    method: 'POST',
    path: '/ajaxflow/cb_add_coupon',
    fields: { action: 'cb_add_coupon', couponcode: null, shortinit: 'fast' },
  },
} as const satisfies Record<string, ShopCall>;

export type ShopCallName = keyof typeof shopCalls;

/** `plugin` is the namespace of the shop's own REST calls, a setting of the market. */
export function shopAddress(lang: string, name: ShopCallName, { plugin }: { plugin: string }): string {
  return `/${lang}/shop${shopCalls[name].path.replace('{plugin}', () => encodeURIComponent(plugin))}`;
}

type FormCalls = {
  [N in ShopCallName as (typeof shopCalls)[N] extends { fields: object } ? N : never]: (typeof shopCalls)[N];
};
type Given<N extends keyof FormCalls> = {
  [F in keyof FormCalls[N]['fields'] as FormCalls[N]['fields'][F] extends null ? F : never]: string;
};

/** The call's form: what it always says, with what the caller fills in. */
export function shopForm<N extends keyof FormCalls>(name: N, given: Given<N>): [name: string, value: string][] {
  const values: Record<string, string> = given;
  const fields: Readonly<Record<string, string | null>> = shopCalls[name].fields;
  return Object.entries(fields).map(([field, value]) => [field, value ?? values[field] ?? '']);
}

/**
 * In which our pages name a visitor who may have no session of the shop yet, so that what such a visitor asks at once ends in one. No
 * session is known by it but one that the shop began for the same id within `visitorSeconds`.
 */
export const visitorHeader = 'x-basket-visitor';
export const visitorSeconds = 120;

/** 128 random bits. */
export function isVisitorId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{32}$/.test(value);
}

/** WooCommerce's Store API: the cart, read by any client, changed by clients with a nonce or a cart token. */
import { type Context, Hono } from 'hono';
import { noRoute, restAnswer, storeAnswer } from './answers.ts';
import { addArticle, addToBox, applyCoupon, type Change, setQuantity } from '#services/shop/cart/bundle-cart.ts';
import { type CartContent, emptyContent } from '#services/shop/cart/cart-content.ts';
import { refusalCodes } from '#services/shop/cart/cart-json.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import { sayTooMany } from '#services/shop/proxy/say-unavailable.ts';
import { couponRefusal } from '#services/shop/cart/forms/coupon-refusal.ts';
import { refusalText } from '#services/shop/cart/forms/refusal-text.ts';
import type { CartSnapshot } from '#services/shop/cart/cart-request.ts';
import { type MarketShop, openCart, type CartRequest } from '#services/shop/cart/cart-request.ts';
import { wholeNumber } from './form-fields.ts';

type Body = Readonly<Record<string, unknown>>;
/** What a call makes of the cart: the new one, or why not. */
type Outcome = { content: CartContent; error?: StoreError };
type StoreError = { status: number; code: string; message: string; hasCart?: boolean };
type Write = {
  /** Ids and codes the call names, to look them up in the tables. */
  wants?: (body: Body) => { ids?: number[]; codes?: string[] };
  run: (seen: Pick<CartSnapshot, 'content' | 'catalogue'>, body: Body, shop: MarketShop) => Outcome;
  status?: number;
};

const writes: ReadonlyMap<string, Write> = new Map(
  Object.entries<Write>({
    'add-item': {
      wants: ({ id }) => ({ ids: [numberOf(id)] }),
      run: ({ content, catalogue }, body, shop) => outcomeOf(addItem(content, catalogue, body), shop),
      status: 201,
    },
    'update-item': { run: (seen, body, shop) => setItem(seen, body, shop) },
    'remove-item': { run: (seen, { key }, shop) => setItem(seen, { key, quantity: 0 }, shop) },
    'apply-coupon': {
      wants: ({ code }) => ({ codes: [textOf(code)] }),
      run: ({ content, catalogue }, { code }, { t }) => {
        const applied = applyCoupon(content, catalogue, textOf(code));
        if (applied.outcome === 'applied') return applied;
        const message = couponRefusal(t, applied.outcome, textOf(code));
        return { content, error: { status: 400, code: 'woocommerce_rest_cart_coupon_error', message } };
      },
    },
    'remove-coupon': {
      run: ({ content }, { code }) => ({
        content: { ...content, coupons: content.coupons.filter((known) => known !== textOf(code).toLowerCase()) },
      }),
    },
  }),
);

/** Mounted at /wp-json/wc/store and at /wp-json/wc/store/v1, which answer alike. */
export function createStoreCart(shop: MarketShop, issuer: 'wc/store' | 'wc/store/v1'): Hono {
  const app = new Hono();
  app.get('/cart', async (c) => {
    const visit = await openCart(shop, c);
    const seen = await visit.readNotices();
    const body = visit.cartJson(seen);
    return storeAnswer(visit, { status: 200, body, allow: 'GET', issuer, content: seen.content });
  });
  app.options('/cart', () => restAnswer(200, { namespace: issuer, methods: ['GET'], endpoints: [] }, { allow: 'GET' }));
  app.post('/cart/:call', (c) => {
    const call = c.req.param('call');
    const write = writes.get(call);
    const wait = call === 'apply-coupon' ? shop.waitForCode(c) : 0;
    if (wait > 0) return sayTooMany(c, shop, wait);
    return write ? runWrite({ shop, c, issuer, write }) : noRoute();
  });
  app.delete('/cart/items', (c) =>
    runWrite({
      shop,
      c,
      issuer,
      write: { run: () => ({ content: emptyContent }) },
      answer: { body: [], allow: 'GET, POST, DELETE' },
    }),
  );
  return app;
}

type Run = {
  shop: MarketShop;
  c: Context;
  issuer: string;
  write: Write;
  answer?: { body: unknown; allow: string };
};

async function runWrite({ shop, c, issuer, write, answer }: Run): Promise<Response> {
  const visit = await openCart(shop, c);
  const allow = answer?.allow ?? 'POST';
  const denial = deny(visit, c.req.header('nonce'));
  if (denial)
    return storeAnswer(visit, { ...errorParts(denial), allow, issuer, content: (await visit.read()).content });
  const body = await readBody(c);
  const { result, ...seen } = await visit.change(write.wants?.(body) ?? {}, (before) => {
    const { content, error } = write.run(before, body, shop);
    return { content, result: error };
  });
  const cart = visit.cartJson({ ...seen, notices: [] });
  const parts = result ? errorParts(result, cart) : { status: write.status ?? 200, body: answer ? answer.body : cart };
  return storeAnswer(visit, { ...parts, allow, issuer, content: seen.content });
}

function errorParts({ status, code, message, hasCart }: StoreError, cart?: object) {
  const data = hasCart ? { status, cart } : { status };
  return { status, body: { code, message: escapeHtml(message), data } };
}

function deny({ hasToken, sessions }: CartRequest, nonce: string | undefined): StoreError | null {
  if (hasToken) return null;
  if (nonce === undefined) {
    const message = 'Missing the Nonce header. This endpoint requires a valid nonce.';
    return { status: 401, code: 'woocommerce_rest_missing_nonce', message };
  }
  const message = 'Nonce is invalid.';
  return sessions.isNonce(nonce) ? null : { status: 403, code: 'woocommerce_rest_invalid_nonce', message };
}

async function readBody(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function addItem(content: CartContent, catalogue: CartSnapshot['catalogue'], body: Body): Change {
  const id = numberOf(body.id);
  const quantity = Math.max(1, numberOf(body.quantity));
  if (catalogue.products.get(id)?.type !== 'bundle')
    return addArticle(content, catalogue, { id, quantity, choices: [] });
  const configuration: unknown[] = Array.isArray(body.bundle_configuration) ? body.bundle_configuration : [];
  const quantities = configuration.flatMap((entry): [number, number][] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const item: Body = { ...entry };
    return [[numberOf(item.bundled_item_id), numberOf(item.quantity)]];
  });
  return addToBox(content, catalogue, { bundleId: id, boxes: quantity, quantities: new Map(quantities) });
}

function setItem(
  { content, catalogue }: Pick<CartSnapshot, 'content' | 'catalogue'>,
  body: Body,
  shop: MarketShop,
): Outcome {
  const quantity = wholeQuantity(body.quantity);
  const change = setQuantity(content, catalogue, { key: textOf(body.key), quantity: quantity ?? 0 });
  if (change && quantity === null) {
    const error = { status: 400, code: 'rest_invalid_param', message: 'Invalid parameter(s): quantity' };
    return { content, error };
  }
  if (change) return outcomeOf(change, shop);
  const message = shop.t('shop:refusal.gone');
  return { content, error: { status: 409, code: 'woocommerce_rest_cart_invalid_key', message, hasCart: true } };
}

function outcomeOf({ content, refusal }: Change, { t }: MarketShop): Outcome {
  if (!refusal) return { content };
  return { content, error: { status: 400, code: refusalCodes[refusal.reason], message: refusalText(t, refusal) } };
}

function numberOf(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isSafeInteger(number) && number > 0 && number < 1e9 ? number : 0;
}

/** Null for what is no whole number from zero on: taking something out has to be said. */
function wholeQuantity(value: unknown): number | null {
  const isNumber = typeof value === 'number' ? Number.isInteger(value) && value >= 0 && value < 1e9 : false;
  if (isNumber) return Number(value);
  return typeof value === 'string' ? wholeNumber(value) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

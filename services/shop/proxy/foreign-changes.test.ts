import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUpstreamShop, type UpstreamShop, visitedOrigin } from '#tests/setup/shop/upstream-shop.ts';

let shop: UpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function post(path: string, headers: Record<string, string>, body = 'a=1') {
  shop.answerWith((_, response) => response.end('0'));
  const answer = await shop.ask(path, { method: 'POST', headers: { ...form, ...headers }, body });
  await answer.text();
  return answer.status;
}

test.each([
  '/nl/shop/wp-admin/admin-ajax.php',
  '/nl/shop/ajaxflow/cb_add_coupon',
  '/nl/shop/wp-json/wc/store/v1/cart/add-item',
  '/nl/shop/wp-json/grutto/webhooks',
  '/nl/shop/order-package/?path=ons-vlees/x',
  '/nl/shop/?add-to-cart=10',
  '/nl/shop/?wc-ajax=add_to_cart',
])('SHP-6 a page of another site cannot change a basket by %s', async (path) => {
  expect(await post(path, foreign)).toBe(403);
  expect(shop.asked()).toEqual([]);
  expect(await post(path, { 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await post(path, {})).toBe(200);
});

test('SHP-6 nor by a form that says so in its body', async () => {
  expect(await post('/nl/shop/', foreign, 'add-to-cart=10')).toBe(403);
});

test.each([
  '/nl/shop/?wc-api=wc_gateway',
  '/nl/shop/wc-api/mollie_return/',
  '/nl/shop/checkout/order-received/17/?key=wc_order_a',
  '/nl/shop/wp-json/mollie/v1/webhook',
  '/nl/shop/?wc-ajax=wc_stripe_verify_intent',
])('SHP-6 whoever pays elsewhere comes back by %s', async (path) => expect(await post(path, foreign)).toBe(200));

test('E10 an old browser that only names the origin of the page is believed', async () => {
  const path = '/nl/shop/wp-admin/admin-ajax.php';
  expect(await post(path, { origin: 'https://evil.example' })).toBe(403);
  expect(await post(path, { origin: 'null' })).toBe(403);
  expect(shop.asked()).toEqual([]);
  expect(await post(path, { origin: visitedOrigin })).toBe(200);
  // Whoever pays elsewhere still comes back.
  expect(await post('/nl/shop/?wc-api=wc_gateway', { origin: 'https://pay.example' })).toBe(200);
});

test('H2-11 nor by a name that only PHP reads as one of ours', async () => {
  expect(await post('/nl/shop/?%20add-to-cart=10', foreign)).toBe(403);
  expect(await post('/nl/shop/', foreign, '+add-to-cart=10')).toBe(403);
});

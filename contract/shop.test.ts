import { expect, test } from 'vitest';
import { type ShopCallName, shopAddress, shopCalls, shopForm } from './shop.ts';

const table: [id: string, name: ShopCallName, method: string, address: string][] = [
  ['SHP-1', 'getBasketCount', 'GET', '/nl/shop/grutto-cart-data.php'],
  ['SHP-2', 'getCart', 'GET', '/nl/shop/wp-json/wc/store/cart'],
  ['SHP-3', 'subscribe', 'POST', '/nl/shop/wp-json/grutto/webhooks'],
  ['SHP-4', 'subscribeSoldOut', 'POST', '/nl/shop/wp-json/grutto-soldout/soldout_subscribe'],
  ['SHP-6', 'changeBundle', 'POST', '/nl/shop/wp-admin/admin-ajax.php'],
  ['SHP-D3', 'removeItem', 'POST', '/nl/shop/wp-json/wc/store/v1/cart/remove-item'],
  ['SHP-D3', 'updateItem', 'POST', '/nl/shop/wp-json/wc/store/v1/cart/update-item'],
  ['SHP-11', 'addCoupon', 'POST', '/nl/shop/ajaxflow/cb_add_coupon'],
];

test.each(table)('%s %s is called as the shop area expects', (...[, name, method, address]) => {
  expect(shopAddress('nl', name, { plugin: 'grutto-soldout' })).toBe(address);
  expect(shopCalls[name].method).toBe(method);
});

test('SHP-2 every call of the table is tested, in every market', () => {
  expect(Object.keys(shopCalls)).toEqual(table.map(([, name]) => name));
  for (const lang of ['nl', 'fr', 'uk', 'de']) {
    expect(shopAddress(lang, 'getCart', { plugin: 'grutto' })).toBe(`/${lang}/shop/wp-json/wc/store/cart`);
  }
});

test('SHP-3, SHP-4 the fields of the sign-ups', () => {
  expect(shopForm('subscribe', { email: 'anna@example.com' })).toEqual([
    ['email', 'anna@example.com'],
    ['type', 'subscribe'],
  ]);
  expect(shopForm('subscribeSoldOut', { email: 'anna@example.com', slug: 'ribeye' })).toEqual([
    ['email', 'anna@example.com'],
    ['slug', 'ribeye'],
  ]);
});

test('SHP-4 the plugin is a setting and cannot leave its place in the address', () => {
  expect(shopAddress('de', 'subscribeSoldOut', { plugin: 'a/../b$&' })).toBe(
    '/de/shop/wp-json/a%2F..%2Fb%24%26/soldout_subscribe',
  );
});

test('SHP-11 the coupon call has its action and the quick start of the shop', () => {
  const form = shopForm('addCoupon', { couponcode: 'MEAT & MORE' });
  expect(String(new URLSearchParams(form))).toBe('action=cb_add_coupon&couponcode=MEAT+%26+MORE&shortinit=fast');
});

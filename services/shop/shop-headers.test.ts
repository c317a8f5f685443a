import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrowser, formOf, openTestShop, type TestShop } from '#tests/setup/shop/test-shop.ts';

const ajax = '/nl/shop/wp-admin/admin-ajax.php';
const coupon = '/nl/shop/ajaxflow/cb_add_coupon';
const store = '/nl/shop/wp-json/wc/store/cart';

describe('headers of the shop area', () => {
  let shop: TestShop;
  let close = async () => {};

  beforeAll(async () => {
    const opened = await openTestShop();
    [shop, close] = [opened, opened.close];
  });
  afterAll(() => close());

  test('weakness 20, 34: whatever shows a basket is private and kept by nobody', async () => {
    const visitor = createBrowser(shop.send);
    await visitor.putBox({ 1: 1 });
    const asked: [string, RequestInit?][] = [
      ['/nl/shop/'],
      ['/nl/shop/my-account'],
      ['/nl/shop/nothing-here'],
      ['/nl/shop/grutto-cart-data.php'],
      ['/nl/shop/?wc-ajax=get_refreshed_fragments'],
      [store],
      [`${store}/add-item`, { method: 'POST' }],
      [ajax],
      [coupon, { method: 'POST', body: formOf({ couponcode: 'x' }) }],
      ['/nl/shop/product/ribeye'],
      ['/nl/shop/wp-json/grutto/webhooks', { method: 'POST', body: formOf({ email: 'none' }) }],
    ];
    for (const [path, init] of asked) {
      const kept = (await visitor.ask(path, init)).headers.get('cache-control') ?? '';
      expect([path, kept.split(/,\s*/).includes('private'), kept.split(/,\s*/).includes('no-store')]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });

  test.each([
    [ajax, 'POST'],
    [ajax, 'GET'],
    [coupon, 'POST'],
    ['/nl/shop/ajaxflow/other', 'GET'],
  ])('ASVS 3.4.6 %s (%s) is called HTML, and may be framed by nobody and run nothing', async (path, method) => {
    for (const site of ['same-origin', 'cross-site']) {
      const answer = await shop.send(path, { method, headers: { 'sec-fetch-site': site } });
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });
});

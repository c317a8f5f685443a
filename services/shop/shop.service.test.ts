import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBasketCount, readCart } from '#contract/basket/basket.ts';
import { formOf, openTestShop } from '#tests/setup/shop/test-shop.ts';
import { replaceGoods } from './catalogue/replace-products.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { carts } from './tables.ts';

describe('embedded shop', () => {
  let shop: Awaited<ReturnType<typeof openTestShop>>;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('SHP-2, FSH-52 the storefront reads its own basket from the cart', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 2, 2: 1, 3: 0, 4: 0 });
    await visitor.ask('/nl/shop/?add-to-cart=15&quantity=2');
    expect(readCart(await visitor.cart())).toMatchObject({
      quantities: { 1: 2, 2: 1 },
      containers: [{ bundleId: '22', isEmpty: false }],
      plainCount: 2,
      itemsCount: 3,
      farmshopSubtotal: 29.95,
      currency: 'EUR',
      errors: [],
    });
    const count = await visitor.ask('/nl/shop/grutto-cart-data.php');
    expect(readBasketCount(await count.text())).toBe(3);
  });

  test('SHP-6 a box that is replaced redirects to the cart, with update-bundle or without', async () => {
    const visitor = shop.browser();
    expect((await visitor.putBox({ 1: 1 })).status).toBe(400);
    const replaced = await visitor.putBox({ 1: 2 });
    expect([replaced.status, replaced.headers.get('location')]).toEqual([302, '/nl/shop/']);
    const stale = await visitor.post('/nl/shop/wp-admin/admin-ajax.php', {
      'add-to-cart': '22',
      'update-bundle': 'a-key-of-yesterday',
      bundle_quantity_1: '3',
    });
    expect(stale.status).toBe(302);
    expect(readCart(await visitor.cart())?.quantities).toEqual({ 1: 3 });
  });

  test('SHP-9 posts that overlap end in one of them, whole, and the last one alone wins', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 });
    const posts = Array.from({ length: 12 }, (_, index) => ({ 1: index + 1, 2: index + 1 }));
    await Promise.all(posts.map((quantities) => visitor.putBox(quantities)));
    const { quantities } = readCart(await visitor.cart()) ?? {};
    expect(quantities?.[1]).toBe(quantities?.[2]);
    await visitor.putBox({ 1: 7, 2: 0 });
    expect(readCart(await visitor.cart())?.quantities).toEqual({ 1: 7 });
  });

  test('CPN-5 additions that overlap are all counted', async () => {
    const visitor = shop.browser();
    await visitor.ask('/nl/shop/?add-to-cart=15');
    await Promise.all(Array.from({ length: 10 }, () => visitor.ask('/nl/shop/?add-to-cart=15')));
    expect((await visitor.cart()).items).toMatchObject([{ id: 15, quantity: 11 }]);
  });

  test('SHP-2 two programs with one new token meet in one cart', async () => {
    const token = (await shop.send('/nl/shop/wp-json/wc/store/v1/cart')).headers.get('cart-token') ?? '';
    const headers = { 'cart-token': token, 'content-type': 'application/json' };
    const add = (id: number) =>
      shop.send('/nl/shop/wp-json/wc/store/v1/cart/add-item', {
        method: 'POST',
        headers,
        body: JSON.stringify({ id, quantity: 1 }),
      });
    await Promise.all([add(10), add(11), add(15)]);
    const cart = await (await shop.send('/nl/shop/wp-json/wc/store/v1/cart', { headers })).json();
    expect(cart).toMatchObject({ items_count: 3 });
  });

  test('HDR-5 the cart and the count say the same number of pieces', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 5, 2: 3 });
    const said = async (path: string) => (await visitor.ask(`/nl/shop/${path}`)).headers.get('x-basket-pieces');
    expect(await said('wp-json/wc/store/v1/cart')).toBe('8');
    expect(await said('grutto-cart-data.php')).toBe('8');
  });

  test('SHP-7 a piece that sells out is told with every reading, and can be taken out', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1, 2: 1 });
    const soldOut = recordedGoods.bundleItems.map((item) =>
      item.id === 2 ? { ...item, stockStatus: 'outofstock' } : item,
    );
    await replaceGoods(shop.db, 'nl', { ...recordedGoods, bundleItems: soldOut });
    for (const reading of [await visitor.cart(), await visitor.cart()]) {
      expect(reading.errors).toMatchObject([
        { code: 'woocommerce_rest_product_out_of_stock', message: expect.stringContaining('Gehakt') as string },
      ]);
    }
    await visitor.putBox({ 1: 2, 2: 1 });
    expect(readCart(await visitor.cart())?.quantities).toEqual({ 1: 2, 2: 1 });
    expect(await visitor.page('/nl/shop/')).toMatch(/role="alert">(?:(?!<\/p>).)*‘Gehakt’/);
    await visitor.putBox({ 1: 2, 2: 0 });
    expect(await visitor.cart()).toMatchObject({ errors: [] });
    await replaceGoods(shop.db, 'nl', recordedGoods);
  });

  test('FSH-35 a link or a form of a page adds one more to the box; only the call of the storefront says all of it', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 2, 2: 1 });
    const quantities = async () => readCart(await visitor.cart())?.quantities;
    await visitor.ask('/nl/shop/?add-to-cart=22&quantity=1&bundle_quantity_3=1');
    expect(await quantities()).toEqual({ 1: 2, 2: 1, 3: 1 });
    await visitor.post('/nl/shop/', { 'add-to-cart': '22', bundle_quantity_1: '1' });
    expect(await quantities()).toEqual({ 1: 3, 2: 1, 3: 1 });
    await visitor.ask('/nl/shop/wp-admin/admin-ajax.php?add-to-cart=22&bundle_quantity_2=1');
    expect(await quantities()).toEqual({ 1: 3, 2: 2, 3: 1 });
    await visitor.ask('/nl/shop/?add-to-cart=22');
    expect(await quantities()).toEqual({ 1: 3, 2: 2, 3: 1 });
    await visitor.putBox({ 1: 1 });
    expect(await quantities()).toEqual({ 1: 1 });
  });

  test('SHP-9 posts of one visitor are made in the order they came in', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 });
    const posts = Array.from({ length: 12 }, (_, index) => {
      const fields = { 'add-to-cart': '22', bundle_quantity_1: `${index + 1}`, bundle_quantity_2: `${12 - index}` };
      return visitor.ask('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body: new URLSearchParams(fields) });
    });
    const reading = visitor.cart();
    expect(readCart(await reading)?.quantities).toEqual({ 1: 12, 2: 1 });
    await Promise.all(posts);
  });

  test('SHP-2 remove-item takes a piece out, or the box with all its pieces', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1, 2: 1 });
    await visitor.ask('/nl/shop/?add-to-cart=15');
    const remove = async (id: number, base: 'wc/store' | 'wc/store/v1', nonce?: string) => {
      const cart = await visitor.ask('/nl/shop/wp-json/wc/store/cart');
      const own = nonce ?? cart.headers.get('nonce') ?? '';
      const { items } = (await cart.json()) as Awaited<ReturnType<typeof visitor.cart>>;
      const key = items.find((item) => item.id === id)?.key;
      const answer = await visitor.ask(`/nl/shop/wp-json/${base}/cart/remove-item`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(own && { nonce: own }) },
        body: JSON.stringify({ key }),
      });
      const left = (await answer.json()) as { items?: { id: number }[]; code?: string };
      return [answer.status, left.code ?? left.items?.map((item) => item.id), answer.headers.has('nonce')];
    };
    expect(await remove(1, 'wc/store', '')).toEqual([401, 'woocommerce_rest_missing_nonce', true]);
    expect(await remove(1, 'wc/store', 'deadbeef')).toEqual([403, 'woocommerce_rest_invalid_nonce', true]);
    expect(await remove(1, 'wc/store/v1')).toEqual([200, [22, 2, 15], true]);
    expect(await remove(2, 'wc/store')).toEqual([200, [15], true]);
    await visitor.putBox({ 1: 1, 2: 1 });
    expect(await remove(22, 'wc/store')).toEqual([200, [15], true]);
    expect(await remove(22, 'wc/store')).toEqual([409, 'woocommerce_rest_cart_invalid_key', true]);
  });

  test('SHP-10 a refusal is told with the next reading of the cart, once', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 });
    expect((await visitor.putBox({ 1: 2, 3: 9 })).status).toBe(400);
    const told = await visitor.cart();
    expect(told.errors).toMatchObject([
      { code: 'woocommerce_rest_cart_item_error', message: expect.stringContaining('Kipfilet') as string },
    ]);
    expect(readCart(told)?.quantities).toEqual({ 1: 1 });
    expect((await visitor.cart()).errors).toEqual([]);
  });

  test('SHP-10 a visitor whose first change is refused gets no session and hears nothing', async () => {
    const visitor = shop.browser();
    const before = await shop.db.$count(carts);
    const answer = await visitor.putBox({ 4: 1 });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
    expect((await visitor.cart()).errors).toEqual([]);
    expect(await shop.db.$count(carts)).toBe(before);
  });

  test('MKT-1 each market has a cart of its own', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 }, 'nl');
    await visitor.putBox({ 2: 2 }, 'de');
    expect(readCart(await visitor.cart('nl'))?.quantities).toEqual({ 1: 1 });
    expect(readCart(await visitor.cart('de'))?.quantities).toEqual({ 2: 2 });
    const uk = await shop.send('/uk/shop/wp-json/wc/store/cart');
    expect(await uk.json()).toMatchObject({ totals: { currency_code: 'GBP', currency_prefix: '£' } });
  });

  test('MKT-1 the session of one market is nothing in another', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 }, 'nl');
    const cookies = [...visitor.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await shop.send('/de/shop/wp-json/wc/store/cart', { headers: { cookie: cookies } });
    expect(await answer.json()).toMatchObject({ items: [] });
  });

  test('SHP-2 names, prices and stock are those of the tables, also when they change', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1, 2: 1 });
    const [ribeye, ...others] = recordedGoods.bundleItems;
    const dearer = {
      ...recordedGoods,
      bundleItems: [
        { ...ribeye, id: 1, bundleId: 22, name: 'Ribeye XL', slug: 'r', price: '99.00', stockStatus: 'instock' },
      ],
    };
    await replaceGoods(shop.db, 'nl', dearer);
    const cart = await visitor.cart();
    expect(cart.items.map(({ name }) => name)).toEqual(['Boerderij box', 'Ribeye XL']);
    expect(cart.totals.total_items).toBe('9900');
    await replaceGoods(shop.db, 'nl', recordedGoods);
    expect(others).toHaveLength(3);
  });

  test('SHP-11 a code sticks when there is something in the cart, and says so twice', async () => {
    const visitor = shop.browser();
    const use = async (couponcode: string) => {
      const answer = await visitor.ask('/nl/shop/ajaxflow/cb_add_coupon', {
        method: 'POST',
        body: new URLSearchParams({ action: 'cb_add_coupon', couponcode, shortinit: 'fast' }),
      });
      return [answer.status, await answer.text()];
    };
    expect(await use('invite10')).toEqual([200, '{"status":"failed"}']);
    await visitor.putBox({ 1: 1 });
    expect(await use('Invite10')).toEqual([200, '{"status":"success"}']);
    expect(await use('invite10')).toEqual([200, '{"status":"success"}']);
    expect(await use("x' or 1=1")).toEqual([200, '{"status":"failed"}']);
    expect((await visitor.cart()).coupons).toMatchObject([{ code: 'invite10' }]);
  });

  test('SHP-6 what cannot be read changes nothing and is answered as ever', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 });
    const path = '/nl/shop/wp-admin/admin-ajax.php';
    const post = async (body: BodyInit, type?: string) => {
      const answer = await visitor.ask(path, {
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      });
      return [answer.status, await answer.text()];
    };
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`bundle_quantity_${index}`, '1']));
    expect(await post('{"add-to-cart":22}', 'application/json')).toEqual([400, '0']);
    expect(await post('not a form', 'multipart/form-data; boundary=x')).toEqual([400, '0']);
    expect(await post('x'.repeat(300_000), 'application/x-www-form-urlencoded')).toEqual([400, '0']);
    expect(await post(formOf({ 'add-to-cart': '-1' }))).toEqual([400, '0']);
    expect(await post(formOf({ 'add-to-cart': '99999999999999' }))).toEqual([400, '0']);
    expect(await post(formOf({ 'add-to-cart': '22', bundle_quantity_1: '1e9', ...many }))).toEqual([400, '0']);
    expect((await visitor.ask(path, { method: 'HEAD' })).status).toBe(400);
  });

  test('SHP-2 bad calls of the Store API are refused, never a failure of ours', async () => {
    const visitor = shop.browser();
    const nonce = (await visitor.ask('/nl/shop/wp-json/wc/store/cart')).headers.get('nonce') ?? '';
    const call = async (name: string, body: string) => {
      const headers = { nonce, 'content-type': 'application/json' };
      const answer = await visitor.ask(`/nl/shop/wp-json/wc/store/cart/${name}`, { method: 'POST', headers, body });
      return answer.status;
    };
    expect(await call('add-item', 'null')).toBe(400);
    expect(await call('add-item', '{"id":1e99}')).toBe(400);
    expect(await call('add-item', '{"id":22,"bundle_configuration":[null,7,{}]}')).toBe(201);
    expect(await call('update-item', '[]')).toBe(409);
    expect(await call('apply-coupon', '{"code":{}}')).toBe(400);
    expect(await call('constructor', '{}')).toBe(404);
    expect(await call('add-item', `"${'x'.repeat(300_000)}"`)).toBe(413);
  });

  test('a cart that has not been used for two days is gone', async () => {
    const visitor = shop.browser();
    await visitor.putBox({ 1: 1 });
    await shop.db
      .update(carts)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(carts.market, 'nl'));
    expect((await visitor.cart()).items).toEqual([]);
    await shop.browser().putBox({ 1: 1 });
    expect(await shop.db.$count(carts, eq(carts.market, 'nl'))).toBe(1);
  });
});

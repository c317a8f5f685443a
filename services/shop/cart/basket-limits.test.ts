// What a stranger may make this shop store and do. The numbers are those of the limits: more than any visitor needs.
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openTestShop } from '#tests/setup/shop/test-shop.ts';

const package10 = '/nl/shop/order-package/?path=ons-vlees/rundvlees-pakket';

type Options = Parameters<typeof openTestShop>[0];

async function open(options: Options = {}) {
  const shop = await openTestShop(options);
  onTestFinished(() => shop.close());
  return shop;
}

/** With a package that knows what can be chosen in it: a fixed attribute, and packs of minced meat. */
async function openWithChoices() {
  const choices = { size: 'groot', gehakt: null, 'rib burger': null };
  const products = recordedGoods.products.map((product) => (product.id === 10 ? { ...product, choices } : product));
  return open({ goods: { ...recordedGoods, products } });
}

type Row = { bytes: number; place: string };
async function storedCart(db: Awaited<ReturnType<typeof open>>['db']): Promise<Row | undefined> {
  const { rows } = (await db.execute(
    sql`select octet_length(content::text) as bytes, ctid::text as place from shop.carts`,
  )) as { rows: Row[] };
  return rows[0];
}

test('a visitor fills the disk: of the choices in a link those are kept that the package knows', async () => {
  const shop = await openWithChoices();
  const visitor = shop.browser();
  const invented = Array.from({ length: 20 }, (_, index) => `x${index}=${encodeURIComponent('飯'.repeat(80))}`);
  const known = 'size=groot&gehakt=4&rib%20burger=0';
  await visitor.ask(`${package10}&${known}&${invented.join('&')}`, { method: 'POST' });
  const [item] = (await visitor.cart()).items;
  expect(item?.item_data).toEqual([
    { key: 'size', value: 'groot' },
    { key: 'gehakt', value: '4' },
  ]);
  // Another value of an attribute, and what is no number of packs, are nobody's choice either.
  for (const wrong of ['size=reus', 'gehakt=%3Cb%3E', 'gehakt=12345', 'rib%20burger=-1'])
    await visitor.ask(`${package10}&${wrong}`, { method: 'POST' });
  expect((await visitor.cart()).items.map(({ item_data: data, quantity }) => [data, quantity])).toEqual([
    [item?.item_data, 1],
    [[], 4],
  ]);
});

test('a visitor fills the disk: a basket holds 8 kB and no more', async () => {
  const shop = await open();
  const visitor = shop.browser();
  const long = encodeURIComponent('飯'.repeat(80));
  for (let line = 0; line < 20; line += 1) {
    const choices = Array.from({ length: 4 }, (_, index) => `x${index}=${line}${long}`).join('&');
    await visitor.ask(`${package10}&${choices}`, { method: 'POST' });
  }
  const stored = await storedCart(shop.db);
  expect(stored?.bytes).toBeGreaterThan(4 * 1024);
  expect(stored?.bytes).toBeLessThanOrEqual(8 * 1024);
});

test('a visitor fills the disk: what has not changed is not written again', async () => {
  const shop = await open();
  const visitor = shop.browser();
  await visitor.ask(package10, { method: 'POST' });
  await visitor.page('/nl/shop/');
  const [item] = (await visitor.cart()).items;
  const before = await storedCart(shop.db);
  for (let count = 0; count < 5; count += 1) await visitor.post('/nl/shop/', { [`quantity[${item?.key}]`]: '1' });
  expect((await storedCart(shop.db))?.place).toBe(before?.place);
  await visitor.post('/nl/shop/', { [`quantity[${item?.key}]`]: '2' });
  expect((await storedCart(shop.db))?.place).not.toBe(before?.place);
});

test('a basket that is only looked through lives on: its end is written again once an hour', async () => {
  let now = new Date('2026-11-16T10:00:00Z');
  const shop = await open({ clock: () => now });
  const visitor = shop.browser();
  await visitor.ask(package10, { method: 'POST' });
  await visitor.page('/nl/shop/');
  // Its cookie is renewed in the last of its 48 hours.
  for (const hours of [24, 23.5]) {
    now = new Date(now.getTime() + hours * 3_600_000);
    await visitor.post('/nl/shop/', { nothing: '' });
  }
  now = new Date(now.getTime() + 12 * 3_600_000);
  expect((await visitor.cart()).items).toMatchObject([{ id: 10, quantity: 1 }]);
});

test('no sender changes baskets without end; others are not kept waiting, and time heals', async () => {
  let now = new Date('2026-11-16T10:00:00Z');
  let sender = '203.0.113.7';
  const shop = await open({ clock: () => now, senderOf: () => sender });
  const add = () => shop.browser().ask('/nl/shop/?add-to-cart=15');
  for (let count = 0; count < 120; count += 1) expect((await add()).status).toBe(303);
  const refused = await add();
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1]);
  // Looking is free.
  expect((await shop.browser().ask('/nl/shop/')).status).toBe(200);
  sender = '2001:db8:1:2::1';
  expect((await add()).status).toBe(303);
  sender = '203.0.113.7';
  now = new Date(now.getTime() + 1000);
  for (const status of [303, 303, 429]) expect((await add()).status).toBe(status);
});

test('discount codes cannot be guessed one after the other', async () => {
  const shop = await open({ clock: () => new Date('2026-11-16T10:00:00Z'), senderOf: () => '203.0.113.9' });
  const visitor = shop.browser();
  await visitor.ask('/nl/shop/?add-to-cart=15');
  const guess = (code: string) => visitor.ask(`/nl/shop/ajaxflow/cb_add_coupon?couponcode=${code}`);
  for (let count = 0; count < 30; count += 1) expect((await guess(`guess${count}`)).status).toBe(200);
  const refused = await guess('INVITE10');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ status: 'failed' });
  const { nonce } = Object.fromEntries((await visitor.ask('/nl/shop/wp-json/wc/store/cart')).headers);
  const headers = { 'content-type': 'application/json', nonce: nonce ?? '' };
  const body = JSON.stringify({ code: 'INVITE10' });
  const call = '/nl/shop/wp-json/wc/store/cart/apply-coupon';
  expect((await visitor.ask(call, { method: 'POST', headers, body })).status).toBe(429);
  expect((await visitor.post('/nl/shop/', { coupon_code: 'INVITE10' })).status).toBe(429);
  expect((await visitor.cart()).coupons).toEqual([]);
});

test('a form of 240 kB with 120,000 fields is refused before its fields are read', async () => {
  const shop = await open();
  const visitor = shop.browser();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = `add-to-cart=15&${'a&'.repeat(120_000)}`;
  const answer = await visitor.ask('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([400, '0']);
  expect((await visitor.cart()).items).toEqual([]);
});

test.each([null, 'abc', 1.5, -1, '', {}, 1e12, undefined])(
  'a quantity that is none, %j, is an error and takes nothing out of the basket',
  async (quantity) => {
    const shop = await open();
    const visitor = shop.browser();
    await visitor.ask('/nl/shop/?add-to-cart=15&quantity=2');
    const read = await visitor.ask('/nl/shop/wp-json/wc/store/cart');
    const [item] = ((await read.json()) as { items: { key: string }[] }).items;
    const headers = { 'content-type': 'application/json', nonce: read.headers.get('nonce') ?? '' };
    const answer = await visitor.ask('/nl/shop/wp-json/wc/store/cart/update-item', {
      method: 'POST',
      headers,
      body: JSON.stringify({ key: item?.key, quantity }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'rest_invalid_param' });
    expect((await visitor.cart()).items).toMatchObject([{ id: 15, quantity: 2 }]);
  },
);

test('pages that show a basket are kept by nobody, neither here nor on the way', async () => {
  const visitor = (await open()).browser();
  for (const path of [
    '/nl/shop/',
    '/nl/shop/?wc-ajax=get_refreshed_fragments',
    '/nl/shop/grutto-cart-data.php',
    '/nl/shop/ajaxflow/cb_add_coupon?couponcode=x',
    '/nl/shop/wp-admin/admin-ajax.php',
    '/nl/shop/order-package?path=x/rundvlees-pakket',
  ]) {
    const { headers } = await visitor.ask(path);
    expect(headers.get('cache-control'), path).toContain('no-store');
    expect(headers.get('cache-control'), path).toContain('private');
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { checkoutLink } from '#rules/links/checkout-link.ts';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { openTestShop, shopOn, testTexts } from '#tests/setup/shop/test-shop.ts';

const evil = '<script>alert(1)</script>"';
const t = testTexts.textFor(markets.nl);
let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  const products = recordedGoods.products.map((product) => (product.id === 11 ? { ...product, name: evil } : product));
  const bundleItems = recordedGoods.bundleItems.map((item) => (item.id === 2 ? { ...item, name: evil } : item));
  shop = await openTestShop({ goods: { ...recordedGoods, products, bundleItems } });
});
afterAll(() => shop.close());

const order = (minced: { name: string; packs: number }[] = []) => {
  const link = checkoutLink({
    shopBase: 'http://shop/nl',
    category: 'koe',
    productsWord: 'ons-vlees',
    slug: 'rundvlees-pakket',
    attributes: { size: 'groot' },
    minced,
  });
  return link.replace('http://shop', '');
};

test('CPN-5 the link of a coupon puts it in the basket and shows it', async () => {
  const visitor = shop.browser();
  const bought = await visitor.ask('/nl/shop/?add-to-cart=15&quantity=2');
  expect([bought.status, bought.headers.get('location')]).toEqual([303, '/nl/shop/']);
  const page = await visitor.page('/nl/shop/');
  expect(page).toContain(t('shop:basket.added', { title: 'Koepon 50' }));
  expect(page).toContain('<output>2</output>');
  expect(await visitor.page('/nl/shop/')).not.toContain('role="status"');
  expect(await visitor.page('/nl/shop/?add-to-cart=14')).toContain('role="alert"');
  expect((await visitor.cart()).items).toMatchObject([{ id: 15, quantity: 2 }]);
});

test('FSH-35, CPN-5 who says where to go on after buying is sent there, if it is a page of ours', async () => {
  const visitor = shop.browser();
  const back = '/nl/boerderij-box?page=2';
  const after = async (path: string, init?: RequestInit) => {
    const { status, headers } = await visitor.ask(path, init);
    return [status, headers.get('location')];
  };
  const field = `return_to=${encodeURIComponent(back)}`;
  expect(await after(`/nl/shop/?add-to-cart=22&bundle_quantity_1=1&${field}`)).toEqual([303, back]);
  expect(await after(`/nl/shop/?add-to-cart=15&quantity=2&${field}`)).toEqual([303, back]);
  const body = new URLSearchParams({ 'add-to-cart': '22', bundle_quantity_1: '1', return_to: back });
  expect(await after('/nl/shop/', { method: 'POST', body })).toEqual([303, back]);
  expect(await after(`${order()}&${field}`, { method: 'POST' })).toEqual([303, back]);
  expect(await after('/nl/shop/?add-to-cart=15&return_to=//evil.example')).toEqual([303, '/nl/shop/']);
  // What sent the visitor elsewhere is not told in the basket a day later.
  expect((await visitor.page('/nl/shop/')).match(/role="status"/g)).toHaveLength(1);
  // And it is no choice of a package.
  const ordered = (await visitor.cart()).items.find(({ id }) => id === 10);
  expect(ordered?.item_data).toEqual([{ key: 'size', value: 'groot' }]);
});

test('SHP-7 H2-17 a link on another site asks before it changes the box or puts anything in the basket', async () => {
  const visitor = shop.browser();
  await visitor.putBox({ 2: 1 });
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  const asked = await visitor.ask('/nl/shop/?add-to-cart=22&bundle_quantity_1=99&return_to=/nl/boerderij-box', foreign);
  const text = await asked.text();
  expect([asked.status, text]).toEqual([200, expect.stringContaining(t('selling:ask.title'))]);
  expect((await visitor.cart()).items.map(({ id }) => id)).toEqual([22, 2]);
  const fields = [...text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(fields)).toEqual({
    'add-to-cart': '22',
    bundle_quantity_1: '99',
    return_to: '/nl/boerderij-box',
  });
  for (const [id, name] of [
    [10, 'Rundvlees pakket'],
    [15, 'Koepon 50'],
  ] as const) {
    const question = await visitor.ask(`/nl/shop/?add-to-cart=${id}&quantity=2`, foreign);
    expect([question.status, await question.text()]).toEqual([200, expect.stringMatching(`2 × ${name}`)]);
  }
  expect((await visitor.cart()).items.map(({ id }) => id)).toEqual([22, 2]);
  // The button of that page is the visitor's own.
  expect((await visitor.post('/nl/shop/', { 'add-to-cart': '15', quantity: '2' })).status).toBe(303);
  for (const path of [
    'wp-admin/admin-ajax.php?add-to-cart=22&bundle_quantity_1=9',
    'ajaxflow/cb_add_coupon?couponcode=INVITE10',
  ])
    expect((await visitor.ask(`/nl/shop/${path}`, foreign)).status).toBe(403);
  expect(await visitor.cart()).toMatchObject({ items: [{ id: 22 }, { id: 2 }, { id: 15, quantity: 2 }], coupons: [] });
});

test('SHP-12 to SHP-14 the order page shows the package and what was chosen, and puts it in the basket', async () => {
  const visitor = shop.browser();
  const minced = [
    { name: 'gehakt', packs: 3 },
    { name: 'worst', packs: 0 },
  ];
  const page = await visitor.page(order(minced));
  expect(page).toContain('Rundvlees pakket');
  expect(page).toMatch(/89,95/);
  expect(page).toContain(t('selling:package.add'));
  expect((await visitor.cart()).items).toEqual([]);
  const answer = await visitor.ask(order(minced), { method: 'POST' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/shop/']);
  expect(await visitor.page('/nl/shop/')).toContain(t('shop:basket.added', { title: 'Rundvlees pakket' }));
  expect(await visitor.page('/nl/shop/')).not.toContain(t('shop:basket.added', { title: 'Rundvlees pakket' }));
  expect((await visitor.cart()).items).toMatchObject([
    {
      id: 10,
      item_data: [
        { key: 'size', value: 'groot' },
        { key: 'gehakt', value: '3' },
      ],
    },
  ]);
});

test('SHP-12 whoever pressed the link on a page of ours finds the package in the basket, and can undo it', async () => {
  const visitor = shop.browser();
  const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' };
  const answer = await visitor.ask(order(), { headers: pressed });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/shop/']);
  const page = await visitor.page('/nl/shop/');
  expect(page).toContain(t('shop:basket.added', { title: 'Rundvlees pakket' }));
  const [, value = '', name = ''] =
    /<button value="(\d+)"[^>]* name="([^"]+)">(?:(?!<\/button>).)*#undo/s.exec(page) ?? [];
  await visitor.post('/nl/shop/', { [name]: value });
  expect((await visitor.cart()).items).toEqual([]);
  // Another site, a mail, a reload by script, or a browser that looks ahead.
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-user': '' },
    { 'sec-fetch-mode': 'cors' },
    { 'sec-purpose': 'prefetch' },
  ];
  for (const more of others) {
    const asked = await visitor.ask(order(), { headers: { ...pressed, ...more } });
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining(t('selling:package.add'))]);
  }
  expect((await visitor.cart()).items).toEqual([]);
});

test('SHP-12 an unknown package is a page that says so; one that is sold out cannot be ordered', async () => {
  const visitor = shop.browser();
  const unknown = await visitor.ask('/nl/shop/order-package/?category=koe&path=ons-vlees/nope');
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, expect.stringMatching(/^text\/html/)]);
  const gone = '/nl/shop/order-package/?category=koe&path=ons-vlees/lam-pakket';
  expect(await visitor.page(gone)).not.toContain(t('selling:package.add'));
  const refused = await visitor.ask(gone, { method: 'POST' });
  expect([refused.status, await refused.text()]).toEqual([200, expect.stringContaining('role="alert"')]);
});

test('SHP-2 the basket page changes quantities, removes, and takes a code, without a script', async () => {
  const visitor = shop.browser();
  await visitor.putBox({ 1: 2, 2: 1 });
  await visitor.ask('/nl/shop/?add-to-cart=10');
  const keys = new Map((await visitor.cart()).items.map(({ id, key }) => [id, key]));
  const update = await visitor.post('/nl/shop/', {
    [`quantity[${keys.get(1)}]`]: '5',
    [`quantity[${keys.get(2)}]`]: '0',
    [`quantity[${keys.get(10)}]`]: '3',
  });
  expect(update.status).toBe(303);
  expect((await visitor.cart()).items).toMatchObject([{ id: 22 }, { id: 1, quantity: 5 }, { id: 10, quantity: 3 }]);
  await visitor.post('/nl/shop/', { remove: keys.get(10) ?? '' });
  await visitor.post('/nl/shop/', { coupon_code: 'invite10' });
  const page = await visitor.page('/nl/shop/');
  expect(page).toContain(t('shop:basket.couponApplied', { code: 'invite10' }));
  // Five for 12,50 each, a tenth off, and the delivery of a small box.
  expect(page).toMatch(/63,20/);
  const boxKey = (await visitor.cart()).items[0]?.key ?? '';
  await visitor.post('/nl/shop/', { remove: boxKey });
  expect(await visitor.page('/nl/shop/')).toContain(t('selling:basket.emptyTitle'));
});

test('SHP-2 a name is shown as text, wherever it comes from', async () => {
  const visitor = shop.browser();
  await visitor.putBox({ 1: 1, 2: 1 });
  const pages = [
    await visitor.ask('/nl/shop/?add-to-cart=11').then(() => visitor.page('/nl/shop/')),
    await visitor.page('/nl/shop/order-package/?path=ons-vlees/kip-pakket&%3Cscript%3E=%3Cscript%3E'),
    await (await visitor.ask('/nl/shop/?wc-ajax=get_refreshed_fragments')).text(),
  ];
  for (const page of pages) expect(page).not.toContain('<script');
  expect(pages[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
});

test.each(['/nl/shop', '/nl/shop/', '/nl/shop/my-account', '/nl/shop/my-account/', order(), '/de/shop/'])(
  'SHP-15 %s is a page of the shop, for one visitor only',
  async (path) => {
    const answer = await shop.send(path);
    const { market, text } = { market: path.slice(1, 3) === 'de' ? markets.de : markets.nl, text: await answer.text() };
    expect(answer.status).toBe(200);
    expect(text).toContain('<h1');
    expect(text).toContain(`href="/${market.code}`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  },
);

test('a form of another site changes nothing', async () => {
  const visitor = shop.browser();
  const answer = await visitor.ask(order(), { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.status).toBe(403);
  expect((await visitor.cart()).items).toEqual([]);
});

test('links of a cart lead to the storefront', async () => {
  const location = async (slug: string) => (await shop.send(`/nl/shop/product/${slug}/`)).headers.get('location');
  expect(await location('rundvlees-pakket')).toBe('/nl/ons-vlees/rundvlees-pakket');
  expect(await location('ribeye')).toBe('/nl/boerderij-box/ribeye');
  expect(await location('boerderij-box')).toBe('/nl/boerderij-box');
  expect(await location('koepon-50')).toBe('/nl/koepon');
  expect((await shop.send('/nl/shop/product/nope/')).status).toBe(404);
  expect((await shop.send('/nl/shop/nope')).status).toBe(404);
});

test('SHP-2 a shop that fails says so as a page to visitors and as WordPress does to programs, and tells no cause', async () => {
  expectConsole('error', /shop request failed/);
  // A database that can do nothing.
  const broken = shopOn({} as typeof shop.db);
  const ask = async (path: string, accept: string) => {
    const answer = await broken.send(path, { headers: { accept } });
    return { status: answer.status, text: await answer.text() };
  };
  const page = await ask('/nl/shop/', 'text/html,*/*');
  expect([page.status, page.text]).toEqual([500, expect.stringContaining(t('errors:unexpectedBody'))]);
  expect(page.text).not.toMatch(/is not a function|TypeError/);
  const cart = await ask('/nl/shop/wp-json/wc/store/cart', '*/*');
  expect([cart.status, JSON.parse(cart.text)]).toMatchObject([500, { code: 'internal_server_error' }]);
  const change = await ask('/nl/shop/wp-admin/admin-ajax.php?add-to-cart=22', '*/*');
  expect(change).toEqual({ status: 500, text: '<p>There has been a critical error on this website.</p>' });
});

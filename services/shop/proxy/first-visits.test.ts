// Two requests of a visitor who has no session yet, the first of them slow: both end in one session.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visitorHeader } from '#contract/shop.ts';
import { marketList } from '#markets/index.ts';
import { createBrowser, formOf, testTexts } from '#tests/setup/shop/test-shop.ts';
import { startWooCommerce, type WooServer } from '#tests/setup/shop/woocommerce-server.ts';
import { createShopProxy } from './proxy.ts';

let woo: WooServer;
beforeAll(async () => {
  woo = await startWooCommerce();
});
beforeEach(() => woo.reset('adds'));
afterAll(() => woo.close());

const ajax = '/nl/shop/wp-admin/admin-ajax.php';
const cartPath = '/nl/shop/wp-json/wc/store/cart';
const visitor = '0123456789abcdef0123456789abcdef';
const other = 'fedcba9876543210fedcba9876543210';
const posts = /^POST/;

function openFront() {
  const front = createShopProxy({
    urls: { nl: woo.url, de: woo.url },
    host: 'public',
    markets: marketList,
    texts: testTexts,
    log: { info() {}, warn() {}, error: (_, message) => console.error(message) },
    timeoutMs: 20_000,
  });
  const send = async (path: string, init: RequestInit = {}) => front.request(`https://www.kudde.example${path}`, init);
  return { send, browser: () => createBrowser(send) };
}

type Browser = ReturnType<typeof createBrowser>;

const named = (id: string) => ({ [visitorHeader]: id });
const boxOf = (pieces: Record<string, number>) =>
  formOf({
    'add-to-cart': '501',
    quantity: '1',
    ...Object.fromEntries(Object.entries(pieces).map(([id, quantity]) => [`bundle_quantity_${id}`, String(quantity)])),
  });

function put(browser: Browser, pieces: Record<string, number>, headers: Record<string, string> = named(visitor)) {
  return browser.ask(ajax, { method: 'POST', body: boxOf(pieces), headers });
}

async function read(browser: Browser, headers: Record<string, string> = named(visitor)) {
  const answer = await browser.ask(cartPath, { headers });
  const { items } = (await answer.json()) as { items: { name: string; quantity: number; extensions: object }[] };
  return items
    .filter(({ extensions }) => JSON.stringify(extensions).includes('bundled_by'))
    .map((item) => item.quantity);
}

const sessionIn = ({ jar }: Browser) =>
  [...jar].find(([name]) => name.startsWith('wp_woocommerce_session_'))?.[1].value ?? null;
const namesIn = ({ jar }: Browser) => [...jar.keys()].toSorted();
const sessionNames = ['woocommerce_cart_hash', 'woocommerce_items_in_cart', 'wp_woocommerce_session_double'];

test('E11 the answer of a slow first post that the page gave up comes last: both presses are in one session', async () => {
  const visit = openFront().browser();
  const gate = woo.hold(posts);
  // Chromium takes the cookies of an answer nobody waits for any more.
  const first = put(visit, { '1': 2 });
  await gate.arrived();
  const reading = read(visit);
  const second = put(visit, { '2': 1 });
  gate.open();
  await Promise.all([first, second]);
  expect(woo.shop.carts()).toEqual([{ '1': 2, '2': 1 }]);
  expect(await reading).toEqual([2, 1]);
  expect(await read(visit, {})).toEqual([2, 1]);
});

test('E11 a browser that lost the first answer has the session with the next', async () => {
  const front = openFront();
  const gate = woo.hold(posts);
  const lost = front.browser();
  const first = put(lost, { '1': 2 });
  await gate.arrived();
  const visit = front.browser();
  const reading = read(visit);
  gate.open();
  await first;
  expect(await reading).toEqual([2]);
  expect([sessionIn(visit), namesIn(visit)]).toEqual([sessionIn(lost), sessionNames]);
  await put(visit, { '2': 1 });
  expect(woo.shop.carts()).toEqual([{ '1': 2, '2': 1 }]);
});

test('E11 a reading waits for the first post, and tells of it', async () => {
  const visit = openFront().browser();
  const gate = woo.hold(posts);
  const first = put(visit, { '1': 2 });
  await gate.arrived();
  const reading = read(visit);
  const passing = createBrowser(openFront().send);
  await read(passing, {});
  expect(woo.asked().filter((what) => what.startsWith('GET'))).toHaveLength(1);
  gate.open();
  await first;
  expect(await reading).toEqual([2]);
});

test('E11 two tabs of a first-time visitor ask at once: one session, and each answer brings it', async () => {
  const front = openFront();
  const gate = woo.hold(posts);
  // Tabs share their cookies; here each is shown what its own answers bring.
  const tabs = [front.browser(), front.browser(), front.browser(), front.browser()] as const;
  const answers = [put(tabs[0], { '1': 1 }), put(tabs[1], { '2': 1 })];
  await gate.arrived();
  const readings = [read(tabs[2]), read(tabs[3])];
  gate.open();
  await Promise.all(answers);
  expect(await Promise.all(readings)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(new Set(tabs.map(sessionIn)).size).toBe(1);
  for (const tab of tabs) expect(namesIn(tab)).toEqual(sessionNames);
  expect(woo.shop.carts()).toEqual([{ '1': 1, '2': 1 }]);
  // Equal readings of one visitor are one question.
  expect(woo.asked().filter((what) => what.startsWith('GET'))).toHaveLength(1);
});

test('E11 whoever has the session already stands in line behind those who asked without', async () => {
  const front = openFront();
  const visit = front.browser();
  await put(visit, { '1': 1 });
  const gate = woo.hold(posts);
  const without = put(front.browser(), { '2': 1 });
  await gate.arrived();
  const withSession = put(visit, { '3': 1 });
  await read(front.browser(), {});
  expect(gate.waiting()).toBe(1);
  gate.open();
  await Promise.all([without, withSession]);
  expect(woo.shop.carts()).toEqual([{ '1': 1, '2': 1, '3': 1 }]);
});

test('E11 a request with a session of its own goes by that one', async () => {
  const front = openFront();
  const [one, another] = [front.browser(), front.browser()];
  await put(one, { '1': 1 });
  await put(another, { '2': 1 }, named(other));
  await put(another, { '3': 1 });
  expect(sessionIn(one)).not.toBe(sessionIn(another));
  expect(woo.shop.carts()).toEqual([{ '1': 1 }, { '2': 1, '3': 1 }]);
});

test.each([
  ['another visitor', named(other)],
  ['nobody', {}],
  ['what is no id', named(visitor.slice(1))],
  ['more than an id', named(`${visitor}0`)],
  ['an id in large letters', named(visitor.toUpperCase())],
])('E11 %s is given nothing of it', async (_who, headers) => {
  const front = openFront();
  await put(front.browser(), { '1': 1 });
  const stranger = front.browser();
  expect(await read(stranger, headers)).toEqual([]);
  expect(sessionIn(stranger)).toBeNull();
  await put(stranger, { '2': 1 }, headers);
  expect(woo.shop.carts()).toEqual([{ '1': 1 }, { '2': 1 }]);
});

test('E11 what is no id is not remembered either', async () => {
  const front = openFront();
  const headers = named('x');
  await put(front.browser(), { '1': 1 }, headers);
  expect(await read(front.browser(), headers)).toEqual([]);
});

test('E11 who is logged in leaves nothing behind, and is given nothing', async () => {
  const front = openFront();
  const customer = { ...named(visitor), cookie: 'wordpress_logged_in_0a=jan' };
  await front.send(ajax, { method: 'POST', body: boxOf({ '1': 1 }), headers: customer });
  expect(await read(front.browser())).toEqual([]);
  // Nor is such a visitor given what was there before.
  await put(front.browser(), { '2': 1 });
  const answer = await front.send(cartPath, { headers: customer });
  expect([answer.headers.getSetCookie(), await answer.json()]).toMatchObject([[], { items: [] }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUpstreamShop, type UpstreamShop, visitedOrigin } from '#tests/setup/shop/upstream-shop.ts';

let shop: UpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

const cookie = (name: string) => ({ cookie: `wp_woocommerce_session_0a=t_${name}%7C%7C1%7C%7C1%7C%7Cf` });
const ajax = '/nl/shop/wp-admin/admin-ajax.php';
const cart = '/nl/shop/wp-json/wc/store/cart';
const count = '/nl/shop/grutto-cart-data.php';

/** Another request goes all the way: what could have begun meanwhile has begun. */
async function passedBy(app: ReturnType<UpstreamShop['proxy']>) {
  await (await app.request(`${visitedOrigin}/nl/shop/wp-content/a.css`)).text();
}

/** A shop in which each request ends when the test says so. */
function heldShop(options = {}) {
  const app = shop.proxy(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const open: (() => void)[] = [];
  let onBegun = () => {};
  shop.answerWith((request, response, body) => {
    const name = `${request.method} ${request.url} ${body}`.trim();
    begun.push(name);
    const end = () => response.end('0');
    ends.set(name, end);
    open.push(end);
    if (name.endsWith('b.css')) end();
    onBegun();
  });
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    endAll: () => open.forEach((end) => end()),
    /** A file goes all the way meanwhile. */
    passedBy: async () => (await app.request(`${visitedOrigin}/nl/shop/wp-content/b.css`)).text(),
    async until(number: number) {
      while (begun.length < number) await new Promise<void>((resolve) => void (onBegun = resolve));
    },
    post: (body: string, headers = cookie('a'), init: RequestInit = {}) =>
      app.request(`${visitedOrigin}${ajax}`, { method: 'POST', body, headers, ...init }),
    get: (path: string, headers: Record<string, string> = cookie('a'), init: RequestInit = {}) =>
      app.request(`${visitedOrigin}${path}`, { headers, ...init }),
  };
}

test('SHP-9, E1 changes of one session come one after the other, in order of arrival, and readings stand not between them', async () => {
  const held = heldShop();
  const answers = [held.post('n=1'), held.get(cart), held.post('n=2'), held.get(cart), held.post('n=3')];
  const names = [`POST ${ajax} n=1`, `POST ${ajax} n=2`, `POST ${ajax} n=3`, `GET ${cart}`];
  for (const [index, name] of names.entries()) {
    await held.until(index + 1);
    expect(held.begun).toEqual(names.slice(0, index + 1));
    held.end(name);
  }
  for (const answer of answers) expect(await (await answer).text()).toBe('0');
});

test('SHP-9 the next one waits for the last byte: WooCommerce stores a session after its page', async () => {
  const app = shop.proxy();
  const post = (body: string) => app.request(`${visitedOrigin}${ajax}`, { method: 'POST', body, headers: cookie('a') });
  let finish = () => {};
  shop.answerWith((_, response, body) => {
    if (body !== 'n=1') return response.end('0');
    response.write('first');
    finish = () => response.end('last');
    return null;
  });
  const first = await post('n=1');
  const second = post('n=2');
  await passedBy(app);
  expect(shop.asked().filter(({ method }) => method === 'POST')).toHaveLength(1);
  finish();
  expect(await first.text()).toBe('firstlast');
  expect(await (await second).text()).toBe('0');
});

test('SHP-9 others, files and visitors without a basket do not wait; a page of the shop does', async () => {
  const held = heldShop();
  const change = held.post('n=1');
  await held.until(1);
  const free = [
    held.post('n=2', cookie('b')),
    held.post('n=3', {} as ReturnType<typeof cookie>),
    held.get('/nl/shop/wp-content/a.css'),
    held.get('/de/shop/wp-json/wc/store/cart'),
  ];
  const page = held.get('/nl/shop/checkout/');
  await held.until(5);
  expect(held.begun).not.toContain('GET /nl/shop/checkout/');
  held.end(`POST ${ajax} n=1`);
  await held.until(6);
  for (const name of held.begun) held.end(name);
  await Promise.all([change, page, ...free]);
});

test('SHP-9 a page that is under way keeps nobody waiting', async () => {
  const held = heldShop();
  const page = held.get('/nl/shop/');
  await held.until(1);
  const change = held.post('n=1');
  await held.until(2);
  for (const name of held.begun) held.end(name);
  expect((await Promise.all([page, change])).map(({ status }) => status)).toEqual([200, 200]);
});

test('SHP-9 whoever waits too long hears when to come back, and is not sent later', async () => {
  const held = heldShop({ longestWaitMs: 40 });
  const first = held.post('n=1');
  await held.until(1);
  const late = await held.post('n=2');
  expect([late.status, late.headers.get('retry-after'), await late.json()]).toMatchObject([
    503,
    '5',
    { code: 'unavailable' },
  ]);
  held.end(`POST ${ajax} n=1`);
  await first;
  const next = held.post('n=3');
  await held.until(2);
  expect(held.begun).toEqual([`POST ${ajax} n=1`, `POST ${ajax} n=3`]);
  held.end(`POST ${ajax} n=3`);
  await next;
});

test('SHP-9 a change that waits is made though its visitor has gone; a reading is not', async () => {
  const held = heldShop();
  const first = held.post('n=1');
  await held.until(1);
  const leaving = new AbortController();
  const { signal } = leaving;
  const gone = [held.post('n=2', cookie('a'), { signal }), held.get(cart, cookie('a'), { signal })];
  leaving.abort();
  const last = held.post('n=3');
  held.end(`POST ${ajax} n=1`);
  await held.until(2);
  held.end(`POST ${ajax} n=2`);
  await held.until(3);
  held.end(`POST ${ajax} n=3`);
  await Promise.allSettled([first, last, ...gone]);
  expect(held.begun).toEqual([`POST ${ajax} n=1`, `POST ${ajax} n=2`, `POST ${ajax} n=3`]);
});

test('SHP-9 a change whose visitor leaves in the midst of its answer is finished before the next', async () => {
  const { url, close } = await shop.serve();
  let finish = () => {};
  let isCut = false;
  shop.answerWith((_, response, body) => {
    if (body !== 'n=1') return response.end('0');
    response.on('close', () => (isCut = !response.writableEnded));
    response.write('first');
    finish = () => response.end('last');
    return null;
  });
  const leaving = new AbortController();
  const post = (body: string, signal?: AbortSignal) =>
    fetch(`${url}${ajax}`, { method: 'POST', body, headers: cookie('a'), ...(signal && { signal }) });
  const first = await post('n=1', leaving.signal);
  leaving.abort();
  await first.text().catch(() => {});
  const second = post('n=2');
  await (await fetch(`${url}/nl/shop/wp-content/a.css`)).text();
  expect([isCut, shop.asked().filter(({ method }) => method === 'POST').length]).toEqual([false, 1]);
  finish();
  expect(await (await second).text()).toBe('0');
  await close();
});

test('E1 equal readings of one session are one question to the shop, whichever page asks', async () => {
  const held = heldShop();
  const from = (page: string) => ({ ...cookie('a'), referer: `${visitedOrigin}/nl/${page}` });
  const answers = [
    held.get(cart, from('boerderij-box')),
    held.get(cart, from('ribeye')),
    held.get(count, from('vragen')),
    held.get(count, from('boeren')),
    held.get(cart, cookie('b')),
  ];
  await held.until(3);
  await held.passedBy();
  expect(held.begun.filter((name) => name.includes('shop/wp-json') || name.includes('grutto'))).toEqual([
    `GET ${cart}`,
    `GET ${count}`,
    `GET ${cart}`,
  ]);
  held.endAll();
  for (const answer of answers) expect(await (await answer).text()).toBe('0');
});

test('E1 who asks after a change is not told of the cart before it', async () => {
  const held = heldShop();
  const before = held.get(cart);
  await held.until(1);
  // The shop may write what it has read: a change waits for a reading that is under way.
  const [change, after, alsoAfter] = [held.post('n=1'), held.get(cart), held.get(cart)];
  held.end(`GET ${cart}`);
  await before;
  await held.until(2);
  expect(held.begun).toEqual([`GET ${cart}`, `POST ${ajax} n=1`]);
  held.end(`POST ${ajax} n=1`);
  await held.until(3);
  expect(held.begun.at(-1)).toBe(`GET ${cart}`);
  held.endAll();
  await Promise.all([change, after, alsoAfter]);
  expect(held.begun).toHaveLength(3);
});

test('E1 of two who ask the same one may go; when both have gone the shop is not asked', async () => {
  const held = heldShop();
  const change = held.post('n=1');
  await held.until(1);
  const leaving = new AbortController();
  const { signal } = leaving;
  const gone = [held.get(cart, cookie('a'), { signal }), held.get(count, cookie('a'), { signal })];
  const staying = held.get(cart);
  leaving.abort();
  for (const answer of gone) expect((await answer).status).toBe(499);
  held.end(`POST ${ajax} n=1`);
  await held.until(2);
  held.endAll();
  expect((await staying).status).toBe(200);
  await change;
  expect(held.begun).toEqual([`POST ${ajax} n=1`, `GET ${cart}`]);
});

test('E1 a reading that has begun is finished though its visitor has gone, before the next change', async () => {
  const held = heldShop();
  const leaving = new AbortController();
  const gone = held.get(cart, cookie('a'), { signal: leaving.signal });
  await held.until(1);
  leaving.abort();
  expect((await gone).status).toBe(499);
  const change = held.post('n=1');
  await held.passedBy();
  expect(held.begun.filter((name) => name.startsWith('POST'))).toEqual([]);
  held.end(`GET ${cart}`);
  await held.until(3);
  held.endAll();
  expect((await change).status).toBe(200);
});

test('SHP-1, SHP-D2 who has no session has nothing in the basket, and WordPress is not asked', async () => {
  shop.answerWith((_, response) => response.end('{"count":3}'));
  const count = async (headers: Record<string, string>) =>
    (await shop.ask('/nl/shop/grutto-cart-data.php', { headers })).json();
  expect(await count({ cookie: 'x=1' })).toEqual({ count: 0 });
  expect(shop.asked()).toEqual([]);
  expect(await count(cookie('a'))).toEqual({ count: 3 });
  // Whoever is logged in may have a basket of last week.
  expect(await count({ cookie: 'wordpress_logged_in_0a=jan' })).toEqual({ count: 3 });
});

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

/** Another request goes all the way: what could have begun meanwhile has begun. */
async function passedBy(app: ReturnType<UpstreamShop['proxy']>) {
  await (await app.request(`${visitedOrigin}/nl/shop/wp-content/a.css`)).text();
}

/** A shop in which each request ends when the test says so. */
function heldShop(options = {}) {
  const app = shop.proxy(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let onBegun = () => {};
  shop.answerWith((request, response, body) => {
    const name = `${request.method} ${request.url} ${body}`.trim();
    begun.push(name);
    ends.set(name, () => response.end('0'));
    onBegun();
  });
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    async until(count: number) {
      while (begun.length < count) await new Promise<void>((resolve) => void (onBegun = resolve));
    },
    post: (body: string, headers = cookie('a'), init: RequestInit = {}) =>
      app.request(`${visitedOrigin}${ajax}`, { method: 'POST', body, headers, ...init }),
    get: (path: string, headers: Record<string, string> = cookie('a'), init: RequestInit = {}) =>
      app.request(`${visitedOrigin}${path}`, { headers, ...init }),
  };
}

test('SHP-9 changes and readings of one session come one after the other, in order of arrival', async () => {
  const held = heldShop();
  const answers = [held.post('n=1'), held.post('n=2'), held.get(cart), held.post('n=3')];
  const names = [`POST ${ajax} n=1`, `POST ${ajax} n=2`, `GET ${cart}`, `POST ${ajax} n=3`];
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

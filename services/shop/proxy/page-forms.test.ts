import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectConsole } from '#tests/setup/browser/console.ts';
import { readRecordings } from '#tests/setup/shop/recordings.ts';
import { openUpstreamShop, type UpstreamShop } from '#tests/setup/shop/upstream-shop.ts';

let shop: UpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

const session = { cookie: 'wp_woocommerce_session_0a=t_a%7C%7C1%7C%7C1%7C%7Cf' };
const back = '/nl/boerderij-box?page=2';
const page = { 'content-type': 'text/html; charset=UTF-8' };
const changed = ['woocommerce_cart_hash=abc; path=/nl/shop/'];

const added = (response: ServerResponse) =>
  response.writeHead(200, { ...page, 'set-cookie': changed }).end('<!DOCTYPE html>added');
const refused = (response: ServerResponse) => response.writeHead(200, page).end('<!DOCTYPE html>not enough stock');
const redirected = (response: ServerResponse) =>
  response.writeHead(302, { location: `${shop.url}/nl/shop/`, 'set-cookie': changed }).end();

async function get(path: string, answer: (response: ServerResponse) => unknown) {
  shop.answerWith((_, response) => answer(response));
  const { status, headers } = await shop.ask(path, { headers: session });
  return { status, location: headers.get('location'), cookies: headers.getSetCookie().length };
}

test('CPN-5 a link that bought is left by a redirect, so that loading it again buys nothing', async () => {
  const link = '/nl/shop/?add-to-cart=9006&quantity=2';
  expect(await get(link, added)).toEqual({ status: 303, location: '/nl/shop/', cookies: 1 });
  expect(await get(link, redirected)).toEqual({ status: 302, location: '/nl/shop/', cookies: 1 });
  expect(await get(link, refused)).toEqual({ status: 200, location: null, cookies: 0 });
});

test('FSH-35 who says where to go on is sent there, and the shop hears nothing of it', async () => {
  const link = `/nl/shop/?add-to-cart=9006&return_to=${encodeURIComponent(back)}&x=%2F+`;
  for (const answer of [added, redirected])
    expect(await get(link, answer)).toEqual({ status: 303, location: back, cookies: 1 });
  expect(shop.asked()[0]?.url).toBe('/nl/shop/?add-to-cart=9006&x=%2F+');
  expect((await get(link, refused)).status).toBe(200);
});

test('FSH-35 nobody is sent to another site', async () => {
  const link = '/nl/shop/?add-to-cart=9006&return_to=//evil.example/nl/';
  expect((await get(link, added)).location).toBe('/nl/shop/');
  expect((await get(link, redirected)).location).toBe('/nl/shop/');
});

test.each([
  ['urlencoded', new URLSearchParams({ 'add-to-cart': '10', return_to: back, a: '1 2' })],
  ['multipart', Object.entries({ 'add-to-cart': '10', return_to: back, a: '1 2' })],
] as const)('FSH-35 a form says it in its body: %s', async (_, fields) => {
  shop.answerWith((_request, response) => added(response));
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const written = new Request('http://form', {
    method: 'POST',
    body: fields instanceof URLSearchParams ? fields : form,
  });
  const answer = await shop.ask('/nl/shop/product/x/', {
    method: 'POST',
    headers: { ...session, 'content-type': written.headers.get('content-type') ?? '' },
    body: await written.arrayBuffer(),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
  const { body = '', headers } = shop.asked()[0] ?? {};
  const read = await new Response(body, { headers: { 'content-type': String(headers?.['content-type']) } }).formData();
  expect([...read]).toEqual([
    ['add-to-cart', '10'],
    ['a', '1 2'],
  ]);
});

/** The cart of a shop: a box with two Ribeye and one Gehakt. */
const cart = readRecordings().find(({ name }) => name === '11-cart-with-bundle')?.answer.text ?? '';
const key = 'db49830d08d84dc9b4f35f61a10701e7';

async function more(path: string, init: RequestInit = {}, read = cart) {
  shop.answerWith((request, response) => {
    if (request.url?.includes('/wp-json/')) return response.setHeader('content-type', 'application/json').end(read);
    if (request.url?.includes('admin-ajax')) return redirected(response);
    return added(response);
  });
  const { status, headers } = await shop.ask(path, { headers: session, ...init });
  return { status, location: headers.get('location'), cookies: headers.getSetCookie().length };
}

test('FSH-35, SHP-7 one more of this leaves the rest of the box in it, in a shop that adds and in one that replaces', async () => {
  const link = `/nl/shop/?add-to-cart=22&quantity=1&bundle_quantity_2=1&return_to=${encodeURIComponent(back)}`;
  expect(await more(link)).toEqual({ status: 303, location: back, cookies: 1 });
  const [reading, change, ...others] = shop.asked();
  expect(others).toEqual([]);
  expect([reading?.method, reading?.url]).toEqual(['GET', '/nl/shop/wp-json/wc/store/v1/cart']);
  expect([change?.method, change?.url, change?.headers.cookie]).toEqual([
    'POST',
    '/nl/shop/wp-admin/admin-ajax.php',
    session.cookie,
  ]);
  expect(Object.fromEntries(new URLSearchParams(change?.body))).toEqual({
    'add-to-cart': '22',
    quantity: '1',
    bundle_quantity_1: '2',
    bundle_quantity_2: '2',
    bundle_quantity_3: '0',
    bundle_quantity_4: '0',
    'update-bundle': key,
  });
});

test('FSH-35 without a word about where to go on it is the basket; a form works as well', async () => {
  const body = new URLSearchParams({ 'add-to-cart': '22', bundle_quantity_3: '1' });
  expect(await more('/nl/shop/', { method: 'POST', body })).toMatchObject({ status: 303, location: '/nl/shop/' });
  expect(new URLSearchParams(shop.asked()[1]?.body).get('bundle_quantity_3')).toBe('1');
});

test('FSH-35 the first box is the shop’s own affair', async () => {
  const link = '/nl/shop/?add-to-cart=22&quantity=1&bundle_quantity_2=1';
  expect(await more(link, {}, '{"items":[]}')).toMatchObject({ status: 303, location: '/nl/shop/' });
  expect(shop.asked().at(-1)?.url).toBe(link);
  expect(await more(link, { headers: {} })).toMatchObject({ status: 303 });
  expect(shop.asked().map(({ url }) => url)).toEqual([link]);
});

test('FSH-35 a cart that cannot be read is not replaced', async () => {
  expectConsole('error', /shop out of reach/);
  expect((await more('/nl/shop/?add-to-cart=22&bundle_quantity_2=1', {}, '<html>')).status).toBe(502);
  expect(shop.asked()).toHaveLength(1);
});

test('FSH-35 a cart without end is no cart', async () => {
  expectConsole('error', /shop out of reach/);
  shop.answerWith((_, response) => {
    const write = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
      response.once('drain', write);
    };
    write();
  });
  const { status } = await shop.ask('/nl/shop/?add-to-cart=22&bundle_quantity_2=1', { headers: session });
  expect(status).toBe(502);
});

test('SHP-7 the whole box of the storefront is handed on as it is', async () => {
  const body = new URLSearchParams({ 'add-to-cart': '22', bundle_quantity_1: '3', 'update-bundle': key });
  await more('/nl/shop/wp-admin/admin-ajax.php', { method: 'POST', body });
  expect(shop.asked().map(({ body: sent }) => sent)).toEqual([body.toString()]);
});

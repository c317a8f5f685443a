import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { openUpstreamShop, type UpstreamShop } from '#tests/setup/shop/upstream-shop.ts';
import { usuallyClosed } from './closed-paths.ts';

let shop: UpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

async function statusOf(path: string, closed: readonly string[] = usuallyClosed) {
  shop.answerWith((_, response) => response.end('WordPress'));
  const answer = await shop.ask(path, { headers: { accept: 'text/html' } }, { closedPaths: () => closed });
  const isOurs = (await answer.text()).includes(testTexts.textFor(markets.nl)('shop:missing.title'));
  return answer.status === 404 && isOurs && shop.asked().length === 0 ? 'closed' : answer.status;
}

test.each([
  '/nl/shop/xmlrpc.php',
  '/nl/shop//xmlrpc.php',
  '/nl/shop/%78mlrpc.php',
  '/nl/shop/XMLRPC.PHP/x',
  '/nl/shop/wp-json/wp/v2/users',
  '/nl/shop/wp-json/wp/v2/users/1',
  '/nl/shop/?rest_route=/wp/v2/users',
  '/nl/shop/?rest.route=%2Fwp%2Fv2%2Fusers',
  '/nl/shop/index.php/wp-json/wp/v2/users',
  '/nl/shop/?author=1',
  // H2-11: names as PHP reads them.
  '/nl/shop/?%20rest_route=/wp/v2/users',
  '/nl/shop/?+%20rest.route=/wp/v2/users',
  '/nl/shop/?rest_route%00x=/wp/v2/users',
  '/nl/shop/?rest[route=/wp/v2/users',
  '/nl/shop/?rest_route[]=/wp/v2/users',
  '/nl/shop/?%20author=1',
  '/nl/shop/?author%00=1',
  '/nl/shop/?author[]=1',
  '/nl/shop/author/admin/',
  '/nl/shop/wp-admin/',
  '/nl/shop/wp-admin/install.php',
  '/nl/shop/wp-admin/setup-config.php',
  '/nl/shop/wp-login.php',
  '/nl/shop/readme.html',
  '/nl/shop/license.txt',
])('SHP-2 %s is closed to the public', async (path) => expect(await statusOf(path)).toBe('closed'));

test.each([
  '/nl/shop/wp-admin/admin-ajax.php',
  '/nl/shop/wp-admin/admin-post.php',
  '/nl/shop/wp-json/wc/store/cart',
  '/nl/shop/authors-choice/',
  '/nl/shop/my-account/',
  '/nl/shop/?wc-api=mollie',
  // Other names to PHP as well.
  '/nl/shop/?author%20=1',
  '/nl/shop/?author.=1',
  '/nl/shop/?%09author=1',
])('SHP-2 %s is open', async (path) => expect(await statusOf(path)).toBe(200));

test('SHP-2 a form cannot name what an address must not', async () => {
  shop.answerWith((_, response) => response.end('WordPress'));
  const post = async (body: URLSearchParams) =>
    (await shop.ask('/nl/shop/?_method=GET', { method: 'POST', body }, { closedPaths: () => usuallyClosed })).status;
  for (const name of ['rest_route', ' rest_route', 'rest.route', 'rest_route\0'])
    expect(await post(new URLSearchParams({ [name]: '/wp/v2/users' }))).toBe(404);
  expect(shop.asked()).toEqual([]);
  // The name under a review.
  expect(await post(new URLSearchParams({ author: 'Jan' }))).toBe(200);
});

test('SHP-2 a list of one’s own closes what is in it, and nothing else', async () => {
  expect(await statusOf('/nl/shop/wp-admin/', ['xmlrpc.php'])).toBe(200);
  expect(await statusOf('/nl/shop/xmlrpc.php', ['xmlrpc.php'])).toBe('closed');
});

import { expect, test } from 'vitest';
import { cartPart, isBackOffice, phpName, readShopAddress } from './shop-address.ts';

const read = (path: string) => readShopAddress(`https://www.kudde.example${path}`, 'nl');
const partOf = (path: string, method = 'GET') => {
  const address = read(path);
  return address && cartPart(address, method);
};

test.each(['/nl/shop/..%2f..%2fwp-admin', '/nl/shop/a%5cb', '/nl/shop/a%00', '/nl/shop/x\\y', '/nl/shop/a/%2e%2E/b'])(
  'SHP-2 %s can be read in two ways',
  (path) => expect(read(path)).toBeNull(),
);

test.each([
  ['/nl/shop', ''],
  ['/nl/shop//XMLRPC.php', 'xmlrpc.php'],
  ['/nl/shop/%78mlrpc.php', 'xmlrpc.php'],
  ['/nl/shop/index.php/wp-json/wp/v2/users', 'wp-json/wp/v2/users'],
  ['/nl/shop/?rest_route=/wp/v2/users', 'wp-json/wp/v2/users'],
  ['/nl/shop/?x=%2F..%2F', ''],
  ['/nl/shop/100%', '100%'],
])('SHP-2 %s is %s to the shop', (path, expected) => expect(read(path)?.path).toBe(expected));

test.each([
  ['POST', '/nl/shop/wp-admin/admin-ajax.php', 'change'],
  ['GET', '/nl/shop/wp-admin/admin-ajax.php?add-to-cart=22', 'change'],
  ['GET', '/nl/shop/wp-json/wc/store/v1/cart', 'read'],
  ['POST', '/nl/shop/wp-json/wc/store/cart/remove-item', 'change'],
  ['GET', '/nl/shop/grutto-cart-data.php', 'read'],
  ['POST', '/nl/shop/ajaxflow/cb_add_coupon', 'change'],
  ['GET', '/nl/shop/?add-to-cart=9006&quantity=2', 'change'],
  ['GET', '/nl/shop/?wc-ajax=get_refreshed_fragments', 'read'],
  ['POST', '/nl/shop/checkout/', 'change'],
  ['GET', '/nl/shop/', 'page'],
  ['GET', '/nl/shop/checkout/', 'page'],
  ['GET', '/nl/shop/wp-content/themes/a/style.css', null],
  ['GET', '/nl/shop/shop.css', null],
  ['POST', '/nl/shop/wp-admin/async-upload.php', null],
  ['POST', '/nl/shop/wp-json/grutto/webhooks', null],
  ['OPTIONS', '/nl/shop/wp-json/wc/store/cart', null],
] as const)('SHP-9 %s %s stands to the cart as: %s', (method, path, part) => expect(partOf(path, method)).toBe(part));

test('SHP-2 the back office is wp-admin without the calls of visitors', () => {
  const is = (path: string) => isBackOffice(read(path) ?? { path: '', query: new URLSearchParams() });
  expect(['/nl/shop/wp-admin/', '/nl/shop/wp-login.php', '/nl/shop/wp-admin/admin-ajax.php'].map(is)).toEqual([
    true,
    true,
    false,
  ]);
});

// As `parse_str` of PHP 8.2 reads them.
test.each([
  [' rest_route', 'rest_route'],
  ['  rest.route', 'rest_route'],
  ['rest route', 'rest_route'],
  ['rest[route', 'rest_route'],
  ['rest[route.x', 'rest_route_x'],
  ['rest[route]', 'rest'],
  ['author[]', 'author'],
  [' author[x]', 'author'],
  ['author [x]', 'author_'],
  ['author\0x', 'author'],
  ['rest\0_route', 'rest'],
  ['\0author', ''],
  ['author.', 'author_'],
  ['author[', 'author_'],
  ['author]', 'author]'],
  ['\tauthor', '\tauthor'],
  ['add-to-cart', 'add-to-cart'],
])('H2-11 PHP reads the name %j as %j', (name, read) => expect(phpName(name)).toBe(read));

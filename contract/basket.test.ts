import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleForm, readBasketCount, readCart } from './basket.ts';

function recorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../tests/fixtures/woocommerce/${name}.json`, import.meta.url), 'utf8'));
}

// The short answers, all in one file.
const answers = recorded('answers') as Record<string, { body: string }>;
const answerOf = (name: string) => answers[name]?.body ?? `no recording ${name}`;

const nothing = {
  quantities: {},
  pieces: {},
  containers: [],
  plainCount: 0,
  itemsCount: 0,
  farmshopSubtotal: 0,
  discount: 0,
  totalPrice: 0,
  currency: 'EUR',
  errors: [],
};
const box = (key: string, isEmpty = false, boxes = 1) => ({ key, bundleId: '22', isEmpty, boxes });
/** WooCommerce's own keys are hashes. */
const cartKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
const piece = (name: string, amount: number, key = cartKey) => ({ key, bundleId: '22', name, amount });

test.each([
  ['an empty cart', '01-cart-empty', nothing],
  [
    'a box',
    '11-cart-with-bundle',
    {
      ...nothing,
      quantities: { 1: 2, 2: 1 },
      pieces: { 1: piece('Ribeye', 25), 2: piece('Gehakt', 4.95) },
      containers: [box('db49830d08d84dc9b4f35f61a10701e7')],
      itemsCount: 1,
      farmshopSubtotal: 29.95,
      totalPrice: 36.9,
    },
  ],
  [
    'two boxes of the same bundle',
    '13-cart-after-second-bundle-add',
    {
      ...nothing,
      quantities: { 1: 5, 2: 1 },
      pieces: { 1: piece('Ribeye', 62.5, null), 2: piece('Gehakt', 4.95) },
      containers: [box('db49830d08d84dc9b4f35f61a10701e7'), box('6cf0c125bea27017c5ae74c2e63c94b8')],
      itemsCount: 2,
      farmshopSubtotal: 67.45,
      totalPrice: 74.4,
    },
  ],
  [
    'one box twice',
    '16-cart-after-identical',
    {
      ...nothing,
      quantities: { 1: 2 },
      pieces: { 1: piece('Ribeye', 25) },
      containers: [box('c155e076048896c0a2b836d1d06cc80b', false, 2)],
      itemsCount: 2,
      farmshopSubtotal: 25,
      totalPrice: 31.95,
    },
  ],
  [
    'a box that lost all its pieces',
    '18-cart-after-all-zero',
    { ...nothing, containers: [box('3391583e6a045cbe7516dfe37ad18fcd', true)], itemsCount: 1, totalPrice: 6.95 },
  ],
  [
    'a box that was replaced',
    '43-cart-after-update-bundle',
    {
      ...nothing,
      quantities: { 1: 3 },
      pieces: { 1: piece('Ribeye', 37.5) },
      containers: [box('6cf0c125bea27017c5ae74c2e63c94b8')],
      itemsCount: 1,
      farmshopSubtotal: 37.5,
      totalPrice: 44.45,
    },
  ],
  [
    'a box beside a plain product',
    '62-storeapi-add-bundle-configuration',
    {
      ...nothing,
      quantities: { 1: 2, 2: 1 },
      pieces: { 1: piece('Ribeye', 25), 2: piece('Gehakt', 4.95) },
      containers: [box('03a176a924549f4671ccbd0d9bd9ef5f')],
      plainCount: 2,
      itemsCount: 3,
      farmshopSubtotal: 29.95,
      totalPrice: 126.8,
    },
  ],
  [
    'a box with a coupon on it',
    '97-double-cart-with-coupon',
    {
      ...nothing,
      quantities: { 1: 3, 2: 1, 3: 1 },
      pieces: { 1: piece('Ribeye', 37.5), 2: piece('Gehakt', 4.95), 3: piece('Kipfilet', 7.25) },
      containers: [box('af894921535cb1a94e04ed114d9abb43')],
      itemsCount: 1,
      farmshopSubtotal: 44.73,
      discount: 4.97,
      totalPrice: 51.68,
    },
  ],
  ['a coupon that outlived its box', '102-double-cart-after-zero', nothing],
])('API-50 the recorded cart of %s is read', (_, name, basket) => {
  expect(readCart(recorded(name))).toEqual(basket);
});

test('API-50 a refused change is told once, in the next cart, as plain text', () => {
  expect(readCart(recorded('100-double-cart-after-failed-replace'))?.errors).toEqual([
    '"Boerderij box" cannot be added to your cart. There is not enough stock of "Kipfilet" (2 remaining).',
  ]);
});

test.each([
  ['a product', '04-cart-after-link', 186.85],
  ['a variation', '31-cart-after-variation', 100],
])(
  'FSH-52 %s without bundle data is a plain item: counted, in no box, not in the farm shop sum',
  (_, name, totalPrice) => {
    expect(readCart(recorded(name))).toEqual({ ...nothing, plainCount: 2, itemsCount: 2, totalPrice });
  },
);

test.each([[{}], [{ bundles: {} }], [{ bundles: [] }], [{ bundles: null }], [[]], [null], ['bundles'], [undefined]])(
  'FSH-52 an item whose extensions are %o is plain',
  (extensions) => {
    expect(readCart({ items: [{ quantity: '2', extensions }] })).toMatchObject({ plainCount: 2, quantities: {} });
  },
);

test('API-50 the fields of the specification are enough', () => {
  const child = (id: unknown, quantity: unknown) => ({
    quantity,
    extensions: { bundles: { bundled_item_data: { bundled_item_id: id } } },
  });
  const container = { key: 'k', id: 22, quantity: 1, extensions: { bundles: { bundle_data: {} } } };
  const unnamed = { key: null, bundleId: null, name: null, amount: null };
  const items = [
    container,
    child(1, 2),
    child('2', '3'),
    child(1, 1),
    child(3, 0),
    child(4, -1),
    child(null, 5),
    child(5, 'x'),
  ];
  expect(readCart({ items })).toEqual({
    ...nothing,
    quantities: { 1: 3, 2: 3 },
    pieces: { 1: unnamed, 2: unnamed },
    // Pieces that name no box may be its own.
    containers: [box('k')],
    // It does not say what they cost, which is not the same as nothing.
    farmshopSubtotal: null,
    totalPrice: null,
    currency: null,
  });
});

test('API-50 a box without a sum of its own costs what its pieces cost', () => {
  const child = {
    quantity: 1,
    name: 'C&ocirc;te',
    totals: { line_subtotal: '1000', line_total: '900', line_total_tax: '81', line_subtotal_tax: '90' },
    extensions: { bundles: { bundled_by: 'k', bundled_item_data: { bundled_item_id: 1 } } },
  };
  const container = { key: 'k', id: 22, quantity: 1, extensions: { bundles: { bundle_data: {} } } };
  expect(readCart({ items: [container, child] })).toMatchObject({
    pieces: { 1: { bundleId: '22', name: 'Côte', amount: 10.9 } },
    farmshopSubtotal: 9.81,
    discount: 1.09,
  });
});

test('API-50 a shop that does not list the pieces of a box is asked who belongs to it', () => {
  const container = { key: 'k', id: '22', quantity: 1, extensions: { bundles: { bundle_data: {} } } };
  const child = {
    quantity: 1,
    extensions: { bundles: { bundled_by: 'k', bundled_item_data: { bundled_item_id: 1 } } },
  };
  expect(readCart({ items: [container, child] })?.containers).toEqual([box('k')]);
});

test.each([
  [2, '2995', 29.95],
  [0, '2995', 2995],
  [3, '2995', 2.995],
  [undefined, '2995', 29.95],
  ['2', 2995, 29.95],
  [-1, '2995', 29.95],
])('API-50 with a minor unit of %o the amount %o is %d', (unit, amount, read) => {
  const container = {
    key: 'k',
    id: 22,
    quantity: 1,
    totals: { line_total: amount },
    extensions: { bundles: { bundle_data: {} } },
  };
  const cart = readCart({ items: [container], totals: { currency_minor_unit: unit, total_price: amount } });
  expect(cart).toMatchObject({ farmshopSubtotal: read, totalPrice: read });
});

test('API-50 a shop that lists taxes apart has them added to what the boxes cost', () => {
  const totals = { line_total: '2748', line_total_tax: '247', currency_minor_unit: 2 };
  const container = { key: 'k', id: 22, quantity: 1, totals, extensions: { bundles: { bundle_data: {} } } };
  expect(readCart({ items: [container] })?.farmshopSubtotal).toBe(29.95);
});

test.each([
  ['an error of the REST interface', { code: 'rest_no_route', message: 'No route', data: { status: 404 } }],
  ['a list', []],
  ['an HTML page', '<!doctype html>'],
  ['nothing', null],
  ['a missing answer', undefined],
  ['a zero', 0],
  ['items that are no list', { items: { 0: {} } }],
])('API-50 %s is no cart', (_, answer) => {
  expect(readCart(answer)).toBeNull();
});

test.each(['61-storeapi-remove-unknown', '66-storeapi-delete-items', '68-unknown-route'])(
  'API-50 the recorded answer %s is no cart',
  (name) => {
    expect(readCart(JSON.parse(answerOf(name)))).toBeNull();
  },
);

test('API-50 what cannot be read in a cart is left out', () => {
  const items = [null, 5, [], 'x', { extensions: { bundles: { bundle_data: {} } } }];
  const errors = [null, { message: 7 }, { message: ' ' }, 'x', { message: '<b>No</b>&hellip;' }];
  expect(readCart({ items, errors, totals: [], items_count: 'many' })).toEqual({
    ...nothing,
    totalPrice: null,
    currency: null,
    errors: ['No…'],
  });
  expect(readCart({ items: [], errors: 'none' })?.errors).toEqual([]);
});

test('SHP-1 the recorded basket counts are read', () => {
  expect(readBasketCount(answerOf('90-double-count-empty'))).toBe(0);
  expect(readBasketCount(answerOf('93-double-count'))).toBe(1);
});

test.each([
  [3, 3],
  ['3', 3],
  [' 3\n', 3],
  ['"3"', 3],
  [{ count: 3 }, 3],
  [{ count: '3' }, 3],
  ['{"count":3}', 3],
  ['{"count":0}', 0],
  [2.9, 2],
  [-1, 0],
  ['', 0],
  ['three', 0],
  ['<html></html>', 0],
  ['{"count":{"count":3}}', 0],
  ['{"count":1e999}', 0],
  [{ total: 3 }, 0],
  [[3], 0],
  [true, 0],
  [null, 0],
  [undefined, 0],
  [Number.NaN, 0],
])('SHP-1 SHP-D2 the basket count %o is %d', (answer, count) => {
  expect(readBasketCount(answer)).toBe(count);
});

test('SHP-6, SHP-7 the cart call sends the bundle, one box, and every item with its quantity, zeros included', () => {
  expect(bundleForm({ bundleId: '22', quantities: { 1: 2, 2: 1, 3: 0, 4: 0 } })).toEqual([
    ['add-to-cart', '22'],
    ['quantity', '1'],
    ['bundle_quantity_1', '2'],
    ['bundle_quantity_2', '1'],
    ['bundle_quantity_3', '0'],
    ['bundle_quantity_4', '0'],
  ]);
});

test('SHP-7 a box whose key is known is replaced, and no odd quantity travels', () => {
  const quantities = { 1: -2, 2: 1.5, 3: Number.NaN };
  expect(bundleForm({ bundleId: '22', quantities, containerKey: 'db49' })).toEqual([
    ['add-to-cart', '22'],
    ['quantity', '1'],
    ['bundle_quantity_1', '0'],
    ['bundle_quantity_2', '1'],
    ['bundle_quantity_3', '0'],
    ['update-bundle', 'db49'],
  ]);
  expect(bundleForm({ bundleId: '22', quantities: {}, containerKey: null })).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { emptyCart } from '#tests/setup/shop/empty-cart.ts';
import { box } from '#tests/setup/shop/recorded-carts.ts';
import { readCart } from './basket.ts';

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
    ...emptyCart,
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

test('API-50 what cannot be read in a cart is left out', () => {
  const items = [null, 5, [], 'x', { extensions: { bundles: { bundle_data: {} } } }];
  const errors = [null, { message: 7 }, { message: ' ' }, 'x', { message: '<b>No</b>&hellip;' }];
  expect(readCart({ items, errors, totals: [], items_count: 'many' })).toEqual({
    ...emptyCart,
    totalPrice: null,
    currency: null,
    errors: ['No…'],
  });
  expect(readCart({ items: [], errors: 'none' })?.errors).toEqual([]);
});

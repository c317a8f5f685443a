import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { CartContent, CartLine } from './cart-content.ts';
import { cartJson } from './cart-json.ts';
import { priceCart } from './cart-totals.ts';
import { currencyFields } from './currency-fields.ts';
import { centsOf } from '#rules/money/cents.ts';
import type { Product, Catalogue } from '#services/shop/catalogue/catalogue.ts';

const good = { slug: 'x', isInStock: true, stock: null, image: null };
const article = { ...good, category: null, attribute: null, choices: null };

function shelfOf(prices: Record<number, number>, percent = 10): Catalogue {
  const box: Product = {
    ...good,
    id: 22,
    name: 'Box <b>',
    type: 'bundle',
    price: 0,
    regularPrice: 0,
    category: null,
    attribute: null,
    choices: null,
  };
  const pieces = Object.entries(prices).map(([id, price]) => ({
    ...good,
    id: Number(id),
    name: `Piece ${id}`,
    price,
    regularPrice: price,
  }));
  return {
    products: new Map([[22, box]]),
    pieces: new Map([[22, pieces]]),
    coupons: new Map([['code', { percent, combines: false, refusal: null }]]),
  };
}

const boxOf = (pieces: Record<string, number>, coupons: string[] = []): CartContent => ({
  lines: [{ kind: 'box', bundleId: 22, boxes: 1, pieces }],
  coupons,
});

test.each([
  ['0.00', 0],
  ['12.50', 1250],
  ['4.95', 495],
  ['19.99', 1999],
  ['1234567.89', 123_456_789],
])('SHP-2 %s is %i of the smallest unit', (amount, minor) => {
  expect(centsOf(amount)).toBe(minor);
});

test.each([
  [
    'nl',
    {
      currency_code: 'EUR',
      currency_decimal_separator: ',',
      currency_thousand_separator: '.',
      currency_prefix: '€ ',
      currency_suffix: '',
    },
  ],
  [
    'de',
    {
      currency_code: 'EUR',
      currency_decimal_separator: ',',
      currency_thousand_separator: '.',
      currency_prefix: '',
      currency_suffix: ' €',
    },
  ],
  [
    'fr',
    {
      currency_code: 'EUR',
      currency_decimal_separator: ',',
      currency_thousand_separator: ' ',
      currency_prefix: '',
      currency_suffix: ' €',
    },
  ],
  [
    'uk',
    {
      currency_code: 'GBP',
      currency_decimal_separator: '.',
      currency_thousand_separator: ',',
      currency_prefix: '£',
      currency_suffix: '',
    },
  ],
] as const)('SHP-2 money of %s is written as the market does', (code, fields) => {
  expect(currencyFields(markets[code])).toMatchObject({ ...fields, currency_minor_unit: 2 });
});

test('SHP-11 a discount is shared out in whole cents, the odd ones to the dearest', () => {
  const cart = priceCart(boxOf({ 1: 3, 2: 1, 3: 1 }, ['code']), shelfOf({ 1: 1250, 2: 495, 3: 725 }), markets.nl);
  const totals = cart.lines.flatMap((line) => (line.kind === 'box' ? line.pieces.map(({ total }) => total) : []));
  expect([cart.subtotal, cart.discount, totals]).toEqual([4970, 497, [3374, 446, 653]]);
});

test('SHP-11 whatever the prices, the parts add up and nothing costs less than nothing', () => {
  const piece = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      (chosen, percent) => {
        const prices = Object.fromEntries(chosen.map(([price], index) => [index + 1, price]));
        const quantities = Object.fromEntries(chosen.map(([, quantity], index) => [index + 1, quantity]));
        const cart = priceCart(boxOf(quantities, ['code']), shelfOf(prices, percent), markets.nl);
        const [line] = cart.lines;
        const parts = line?.kind === 'box' ? line.pieces : [];
        expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(cart.subtotal - cart.discount);
        expect(parts.every(({ total }) => total >= 0)).toBe(true);
        expect(Math.abs(cart.discount - (cart.subtotal * percent) / 100)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});

test.each([
  ['de', 9899, 695],
  ['de', 9900, 0],
  ['nl', 9899, 695],
  ['nl', 9900, 0],
] as const)('CPN-7, FSH-51 a box of %s for %i cents is delivered for %i', (code, price, delivery) => {
  expect(priceCart(boxOf({ 1: 1 }), shelfOf({ 1: price }), markets[code]).delivery).toBe(delivery);
});

test('SHP-2 names are escaped, as WordPress does', () => {
  const view = {
    content: boxOf({ 1: 1 }),
    catalogue: shelfOf({ 1: 100 }),
    notices: [],
    origin: 'http://x',
    deliveryName: '',
    problemText: () => '',
  };
  const json = JSON.stringify(cartJson({ ...view, market: markets.nl }));
  expect(json).toContain('Box &lt;b&gt;');
  expect(json).not.toContain('<b>');
});

const mixedShelf: Catalogue = {
  ...shelfOf({ 1: 1000 }),
  products: new Map([
    [10, { ...article, id: 10, name: 'Pakket', type: 'package', price: 8995, regularPrice: 8995 }],
    [16, { ...article, id: 16, name: 'Koepon', type: 'variation', price: 5295, regularPrice: 5295, worth: 5000 }],
  ]),
};
const plain = (id: number, quantity = 1): CartLine => ({ kind: 'plain', id, quantity, choices: [] });

test.each([
  ['a voucher alone', [plain(16)], 5295, 0],
  ['a package of 89.95 beside two vouchers', [plain(16, 2), plain(10)], 10_590 + 8995, 899],
])('C1 H2-1 a discount code takes nothing off a voucher: %s', (_name, lines, subtotal, discount) => {
  const cart = priceCart({ lines, coupons: ['code'] }, mixedShelf, markets.nl);
  expect(cart).toMatchObject({ subtotal, discount, coupons: [{ code: 'code', discount }] });
  for (const line of cart.lines.filter(({ good: { type } }) => type === 'variation'))
    expect(line.total).toBe(line.subtotal);
});

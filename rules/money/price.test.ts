import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import { formatPrice, normaliseCurrency, previousPrice, priceParts, salePrice } from './price.ts';

const { nl, fr, uk, de } = markets;

test.each([
  [0, '€\u00a00,00', '0,00\u00a0€', '£0.00', '0,00\u00a0€'],
  [0.5, '€\u00a00,50', '0,50\u00a0€', '£0.50', '0,50\u00a0€'],
  [2.95, '€\u00a02,95', '2,95\u00a0€', '£2.95', '2,95\u00a0€'],
  [6.95, '€\u00a06,95', '6,95\u00a0€', '£6.95', '6,95\u00a0€'],
  [9.9, '€\u00a09,90', '9,90\u00a0€', '£9.90', '9,90\u00a0€'],
  [12, '€\u00a012,00', '12,00\u00a0€', '£12.00', '12,00\u00a0€'],
  [89.95, '€\u00a089,95', '89,95\u00a0€', '£89.95', '89,95\u00a0€'],
  [99, '€\u00a099,00', '99,00\u00a0€', '£99.00', '99,00\u00a0€'],
  [100, '€\u00a0100,00', '100,00\u00a0€', '£100.00', '100,00\u00a0€'],
  [1234.5, '€\u00a01.234,50', '1\u202f234,50\u00a0€', '£1,234.50', '1.234,50\u00a0€'],
  [12345.678, '€\u00a012.345,68', '12\u202f345,68\u00a0€', '£12,345.68', '12.345,68\u00a0€'],
])('MKT-8, MKT-9 the price %d has 2 decimals and the currency of each market', (amount, ...expected) => {
  expect([nl, fr, uk, de].map((market) => formatPrice(amount, market))).toEqual(expected);
  expect([nl, fr, uk, de].map((market) => formatPrice(String(amount), market))).toEqual(expected);
  expect([nl, fr, uk, de].map((market) => priceParts(amount, market)?.full)).toEqual(expected);
});

test.each([
  ['nl', 89.95, '89', '95', '€', 'before'],
  ['fr', 89.95, '89', '95', '€', 'after'],
  ['uk', 89.95, '89', '95', '£', 'before'],
  ['de', 89.95, '89', '95', '€', 'after'],
  ['nl', 1234.5, '1.234', '50', '€', 'before'],
  ['fr', 1234.5, '1\u202f234', '50', '€', 'after'],
  ['uk', 1234.5, '1,234', '50', '£', 'before'],
  ['de', 1234.5, '1.234', '50', '€', 'after'],
] as const)('MKT-10, MKT-8 in %s the price %d is taken apart', (code, amount, ...expected) => {
  const parts = priceParts(amount, markets[code]);
  expect([parts?.whole, parts?.decimals, parts?.symbol, parts?.symbolPosition]).toEqual(expected);
});

test.each([null, undefined, '', ' ', 'abc', '12 euro', Number.NaN, Number.POSITIVE_INFINITY])(
  'MKT-9, MKT-D4 the amount %j renders nothing',
  (amount) => {
    expect(formatPrice(amount, nl)).toBeNull();
    expect(priceParts(amount, nl)).toBeNull();
  },
);

test('MKT-9, MKT-D4 zero renders as zero, without a sign', () => {
  expect(formatPrice('0', nl)).toBe('€\u00a00,00');
  expect(formatPrice(-0, uk)).toBe('£0.00');
});

test('MKT-13, MKT-D2 the misspelt GPB is the pound', () => {
  expect(normaliseCurrency('GPB')).toBe('GBP');
  expect(normaliseCurrency('GBP')).toBe('GBP');
  expect(normaliseCurrency('EUR')).toBe('EUR');
  expect(priceParts(12.5, uk)?.symbol).toBe('£');
});

test.each(marketList)('MKT-8, MKT-D2, MKT-D3 prices of $code are written as Intl writes them', (market) => {
  const intl = new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: normaliseCurrency(market.currency),
  });
  const edges = [0.005, 1.005, 1.045, 8.575, 999.995, 1234.5, 999_999.995, 0.004, 1e-7, -0.005, -12, -1234.565];
  for (const amount of edges) expect(formatPrice(amount, market), String(amount)).toBe(intl.format(amount));
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
      // Intl keeps the sign of what it rounds to nothing.
      expect(formatPrice(amount, market)).toBe(intl.format(Math.abs(amount) < 0.005 ? 0 : amount));
    }),
  );
});

test('MKT-10 the parts of any price joined are the full price', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(amounts, fc.constantFrom(...marketList), (amount, market) => {
      const parts = priceParts(amount, market);
      if (!parts) throw new Error('a number has a price');
      const number = parts.whole + parts.separator + parts.decimals;
      const { symbol, gap } = parts;
      expect(parts.symbolPosition === 'before' ? symbol + gap + number : number + gap + symbol).toBe(parts.full);
      expect(parts.full).toBe(formatPrice(amount, market));
      expect(Number(`${parts.whole.replaceAll(/\D/g, '')}.${parts.decimals}`)).toBe(amount);
    }),
  );
});

test.each([
  [8, 10, 10],
  [10, 10, null],
  [10, 8, null],
  [10, null, null],
  [10, 0, null],
  [9.99, 10, 10],
  ['8', '10', 10],
  [null, 10, null],
])(
  'FSH-23, FSH-32, FSH-D6 a price of %j and a regular price of %j crosses out %j',
  (price, regularPrice, crossedOut) => {
    expect(salePrice({ price, regularPrice })).toEqual({ price: price === null ? null : Number(price), crossedOut });
  },
);

test.each([
  [100, 120, 120],
  [100, 100.01, 100.01],
  [100, 100, null],
  [100, 90, null],
  [100, 0, null],
  [100, '', null],
  [100, null, null],
  [100, 'abc', null],
  [100, '120', 120],
  [null, 120, null],
])('PRD-D9 a price of %j and a previous one of %j crosses out %j', (price, previous, expected) => {
  expect(previousPrice(price, previous)).toBe(expected);
});

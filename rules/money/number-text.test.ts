import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import { numberText } from './number-text.ts';

test.each(marketList)('MKT-8 numbers of $code are written as Intl writes them', (market) => {
  for (const [least, most] of [
    [0, 2],
    [0, 3],
    [2, 2],
    [0, 0],
  ] as const) {
    const options = { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: 'negative' } as const;
    const intl = new Intl.NumberFormat(market.locale, options);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(numberText(value, market, { least, most })).toBe(intl.format(value));
      }),
    );
  }
});

test.each([
  [1.2, '1,2'],
  [12, '12'],
  [0.5, '0,5'],
  [1.005, '1,01'],
  [1234.5, '1.234,5'],
])('the amount %d has no more decimals than it needs', (amount, expected) => {
  expect(numberText(amount, markets.nl, { least: 0, most: 2 })).toBe(expected);
});

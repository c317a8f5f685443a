import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { allowedStrikePrice, priceLaw, shownOldPrice, strikePriceProblem } from './strike-price.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));
const logOf = (...prices: [day: number, price: number][]) =>
  prices.map(([from, price]) => ({ from: day(from), price }));

test.each<[string, [day: number, price: number][], number, number | null]>([
  [
    '0: 60, 40: 50',
    [
      [0, 60],
      [40, 50],
    ],
    60,
    60,
  ],
  [
    '0: 60, 29: 50',
    [
      [0, 60],
      [29, 50],
    ],
    60,
    null,
  ],
  [
    '0: 60, 30: 50',
    [
      [0, 60],
      [30, 50],
    ],
    60,
    60,
  ],
  [
    '0: 60, 30: 55, 31: 60, 40: 50',
    [
      [0, 60],
      [30, 55],
      [31, 60],
      [40, 50],
    ],
    60,
    55,
  ],
  [
    '0: 55, 10: 60, 40: 50',
    [
      [0, 55],
      [10, 60],
      [40, 50],
    ],
    60,
    60,
  ],
  [
    '0: 55, 11: 60, 40: 50',
    [
      [0, 55],
      [11, 60],
      [40, 50],
    ],
    60,
    55,
  ],
  [
    '0: 60, 38: 70, 40: 60',
    [
      [0, 60],
      [38, 70],
      [40, 60],
    ],
    70,
    null,
  ],
  [
    '0: 50, 40: 60',
    [
      [0, 50],
      [40, 60],
    ],
    70,
    null,
  ],
  [
    '0: 60, 40: 50, written 58',
    [
      [0, 60],
      [40, 50],
    ],
    58,
    58,
  ],
  ['no log', [], 60, null],
])('D5.3 %s', (_case, prices, written, expected) => {
  expect(allowedStrikePrice({ log: logOf(...prices), written })).toBe(expected);
});

test('a strike price without a log, above the lowest, or beside another price is told', () => {
  expect(strikePriceProblem({ log: [], written: 60, price: 50 })).toContain('price_log');
  expect(strikePriceProblem({ log: logOf([0, 55], [40, 50]), written: 60, price: 50 })).toContain('it cost 55');
  expect(strikePriceProblem({ log: logOf([0, 60], [40, 52]), written: 60, price: 50 })).toContain('ends with 52');
  expect(strikePriceProblem({ log: logOf([0, 60], [40, 50]), written: 60, price: 50 })).toBeUndefined();
});

test.each([
  ['nl', 'Directive 98/6'],
  ['fr', 'Directive 98/6'],
  ['de', 'Directive 98/6'],
  ['en', 'Consumers Act 2024'],
])('in %s a strike price is told with the law that asks for it, %s', (language, law) => {
  expect(priceLaw(language)).toContain(law);
});

test.each([
  ['lowest-30-days', null],
  ['as-given', 60],
] as const)('D5 without a log, where prices are shown %s, %s is crossed out', (priceCut, shown) => {
  expect(shownOldPrice({ log: [], written: 60 }, { priceCut })).toBe(shown);
});

test('D5.2 the continent shows the lowest of thirty days, Britain what is given', () => {
  const cuts = Object.fromEntries(marketList.map(({ code, priceCut }) => [code, priceCut]));
  const lowest = 'lowest-30-days';
  expect(cuts).toEqual({ nl: lowest, fr: lowest, de: lowest, uk: 'as-given' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { amountOf, type Cents, cents, centsOf, centsOfDigits, decimalText, formatCents, sumOfCents } from './cents.ts';
import { formatPrice } from './price.ts';

const { nl, uk, de } = markets;

test.each([
  [4.35, 435],
  ['89.95', 8995],
  [0.1 + 0.2, 30],
  [-12.5, -1250],
  ['0', 0],
])('%s euros are %i cents', (amount, expected) => {
  expect(centsOf(amount)).toBe(expected);
});

test('what is no whole number of cents is refused', () => {
  expect(cents(1250)).toBe(1250);
  for (const wrong of [0.5, Number.NaN, Infinity]) expect(() => cents(wrong)).toThrow('whole number of cents');
});

test('digits are read as they are typed: one decimal is tenths, none is none', () => {
  expect([centsOfDigits('12', '5'), centsOfDigits('12', '05'), centsOfDigits('12', '')]).toEqual([1250, 1205, 1200]);
});

test('cents are shown with the currency, and written for programs and fields without', () => {
  expect([nl, uk, de].map((market) => formatCents(cents(123_450), market))).toEqual(
    [nl, uk, de].map((market) => formatPrice(1234.5, market)),
  );
  expect([decimalText(cents(5)), decimalText(cents(-1250), ','), decimalText(cents(0))]).toEqual([
    '0.05',
    '-12,50',
    '0.00',
  ]);
});

test('no cent is lost between cents, amounts and texts', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (number) => {
      const amount = cents(number);
      expect(centsOf(amountOf(amount))).toBe(amount);
      expect(centsOf(decimalText(amount))).toBe(amount);
      expect(sumOfCents([amount, amount])).toBe(number * 2);
    }),
  );
});

test('the compiler takes no other number for cents', () => {
  // @ts-expect-error: euros are no cents
  const wrong: Cents = 12.5;
  expect(wrong).toBe(12.5);
});

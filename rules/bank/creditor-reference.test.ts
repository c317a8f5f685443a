import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditorReference, findReferences, orderOfReference, readReference } from './creditor-reference.ts';
import { readOrderNumber, writeOrderNumber } from '../orders/order-number.ts';

test('orders: numbers by market and year, five digits and more when they do not suffice', () => {
  expect(writeOrderNumber({ market: 'nl', year: 2026, sequence: 42 })).toBe('NL-2026-00042');
  expect(writeOrderNumber({ market: 'de', year: 2027, sequence: 123_456 })).toBe('DE-2027-123456');
});

test.each([
  ['NL-2026-00042', 'NL-2026-00042'],
  [' nl 2026 00042 ', 'NL-2026-00042'],
  ['nl202600042', 'NL-2026-00042'],
  ['NL-2026-0042', null],
  ['2026-00042', null],
  ['', null],
])('orders: the number %j is read as %j', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});

test('orders: the reference of NL-2026-00042 is RF16NL202600042', () => {
  expect(creditorReference('NL-2026-00042')).toBe('RF16NL202600042');
  // The example of ISO 11649 itself.
  expect(readReference('RF18 5390 0754 7034')).toBe('RF18539007547034');
});

test.each([
  ['RF16NL202600042', 'NL-2026-00042'],
  ['rf16 nl20 2600 042', 'NL-2026-00042'],
  ['RF16-NL-2026-00042', 'NL-2026-00042'],
  ['RF16NL202600043', null],
  ['RF17NL202600042', null],
  ['RF16NL20260004', null],
  ['RF18539007547034', null],
  // Its check digits are right, but no order is written with six digits that begin with a nought.
  [creditorReference('NL-2026-000421'), null],
  ['', null],
])('orders: the reference %j belongs to %j', (text, number) => {
  expect(orderOfReference(text)).toBe(number);
});

test('orders: one digit wrong anywhere is refused by the check digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.nat(14), fc.integer({ min: 1, max: 9 }), (sequence, at, by) => {
      const right = creditorReference(writeOrderNumber({ market: 'nl', year: 2026, sequence }));
      const digit = right[at] ?? '';
      expect(readReference(right)).toBe(right);
      if (!/\d/.test(digit)) return;
      const wrong = right.slice(0, at) + String((Number(digit) + by) % 10) + right.slice(at + 1);
      expect(readReference(wrong)).toBeNull();
    }),
  );
});

test.each([
  ['betaling rf16 nl20 2600 042 bedankt', [{ written: 'rf16 nl20 2600 042', reference: 'RF16NL202600042' }]],
  ['RF16NL202600042 16-11-2026', [{ written: 'RF16NL202600042 16-11', reference: 'RF16NL202600042' }]],
  ['RF16NL202600043', [{ written: 'RF16NL202600043', reference: null }]],
  ['Pakket voor oma', []],
])('orders: in %j the references are found, right or wrong', (text, found) => {
  expect(findReferences(text)).toEqual(found);
});

import { expect, test } from 'vitest';
import { isBusinessAbroad, readVatNumber } from './vat-number.ts';

test.each([
  ['NL000000000B00', 'NL000000000B00'],
  ['fr 00 000000000', 'FR00000000000'],
  ['DE-123.456.789', 'DE123456789'],
  ['123456789', null],
  ['NL', null],
  ['', null],
])('42.1 the VAT number %j is read as %j', (typed, number) => {
  expect(readVatNumber(typed)).toBe(number);
});

test.each([
  ['DE123456789', 'NL000000000B00', true],
  ['NL123456789B01', 'NL000000000B00', false],
  ['', 'NL000000000B00', false],
])('42.1 a business with %j is abroad for a seller with %s: %s', (theirs, ours, isAbroad) => {
  const of = (vatNumber: string) => ({ vatNumber, country: 'NL' });
  expect(isBusinessAbroad(of(theirs), of(ours))).toBe(isAbroad);
});

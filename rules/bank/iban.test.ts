import { expect, test } from 'vitest';
import { readAccountNumber, readIban, readSortCode, writeIban } from './iban.ts';

test.each([
  'NL91 ABNA 0417 1643 00',
  'nl91abna0417164300',
  'FR1420041010050500013M02606',
  'DE89 3704 0044 0532 0130 00',
])('orders: the IBAN %s is taken, without spaces and in capitals', (text) => {
  expect(readIban(text)).toEqual({ iban: text.replace(/\s/g, '').toUpperCase() });
});

test.each([
  ['NL92 ABNA 0417 1643 00', /check digits/],
  ['NL91 ABNA 0417 1643 01', /check digits/],
  ['NL91 ABNA 0417 1643', /16 signs.*18/],
  ['US91 ABNA 0417 1643 00', /US/],
  ['0417164300', /no IBAN/],
  ['', /no IBAN/],
])('orders: %j is no IBAN, and the reason is told', (text, problem) => {
  expect(readIban(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test('orders: an IBAN is printed in groups of four', () => {
  expect(writeIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
});

test('orders: uk sort codes have six digits and account numbers eight', () => {
  for (const text of ['123456', '12-34-56', ' 12 34 56 ']) expect(readSortCode(text)).toBe('12-34-56');
  for (const text of ['12345', '1234567', '12-34-5a', '']) expect(readSortCode(text)).toBeNull();
  expect(readAccountNumber('1234 5678')).toBe('12345678');
  for (const text of ['1234567', '123456789', '1234567a', '']) expect(readAccountNumber(text)).toBeNull();
});

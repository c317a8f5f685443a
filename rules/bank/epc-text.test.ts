import { expect, test } from 'vitest';
import { epcText } from './epc-text.ts';

const payment = { name: 'Kudde B.V.', iban: 'NL91ABNA0417164300', amount: 8995, reference: 'RF16NL202600042' };

test('orders: the lines of a payment code are those of EPC069-12', () => {
  expect(epcText(payment)).toBe('BCD\n002\n1\nSCT\n\nKudde B.V.\nNL91ABNA0417164300\nEUR89.95\n\nRF16NL202600042');
  expect(epcText({ ...payment, bic: 'ABNANL2A' })?.split('\n')[4]).toBe('ABNANL2A');
});

test.each([
  [1, 'EUR0.01'],
  [100, 'EUR1.00'],
  [99_999_999_999, 'EUR999999999.99'],
])('orders: an amount of %i cents is %s', (amount, line) => {
  expect(epcText({ ...payment, amount })?.split('\n')[7]).toBe(line);
});

test.each([0, -1, 100_000_000_000, 0.5, Number.NaN])('orders: there is no code for %d cents', (amount) => {
  expect(epcText({ ...payment, amount })).toBeNull();
});

test('orders: a name longer than 70 is cut, whole signs at a time; a second line in it is none', () => {
  const nameOf = (name: string) => epcText({ ...payment, name })?.split('\n')[5];
  expect(nameOf('x'.repeat(71))).toBe('x'.repeat(70));
  expect(nameOf(`${'x'.repeat(69)}🐄🐄`)).toBe(`${'x'.repeat(69)}🐄`);
  expect(nameOf('Kudde\nB.V.')).toBe('Kudde B.V.');
});

test('orders: a reference that is wrong or longer than 25 is refused', () => {
  expect(epcText({ ...payment, reference: 'RF17NL202600042' })).toBeNull();
  expect(epcText({ ...payment, reference: `RF16${'1'.repeat(22)}` })).toBeNull();
});

import { expect, test } from 'vitest';
import { findLooseNumbers, findOrderNumbers, readOrderNumber } from '#rules/orders/order-number.ts';
import { readPaperNumber, writePaperNumber } from './paper-number.ts';

test.each([
  ['2026-NL-00017', '2026-NL-00017'],
  ['2026 nl 00017', '2026-NL-00017'],
  ['2026NL00017', '2026-NL-00017'],
  ['NL-2026-00017', null],
  ['2026-NL-17', null],
])('42.1 %s is read as %s', (typed, number) => {
  expect(readPaperNumber(typed)).toBe(number);
});

test('42.1 nobody takes the number of an invoice in a transfer for the number of an order', () => {
  const number = writePaperNumber({ market: 'nl', year: 2026, sequence: 42 });
  for (const text of [number, `factuur ${number}`, number.replaceAll('-', ''), number.replaceAll('-', ' ')]) {
    expect(readOrderNumber(text)).toBeNull();
    expect([...findOrderNumbers(text), ...findLooseNumbers(text)]).toEqual([]);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { expectRow } from '#tests/setup/market-rows.ts';
import { shareOut, vatParts, vatRate } from './vat.ts';

test('orders: VAT of food and wine is nl 9 / 21, fr 5.5 / 20, uk 0 / 20, de 7 / 19', () => {
  expectRow((market) => vatRate('food', market), [9, 5.5, 0, 7]);
  expectRow((market) => vatRate('wine', market), [21, 20, 20, 19]);
});

test('A18 a voucher is sold with the VAT of food where it buys nothing else (fr, uk, de), and with none in nl, which sells wine', () => {
  expectRow((market) => vatRate('voucher', market), [0, 5.5, 0, 7]);
});

test('orders: nl, meat 89.95, wine 50.00, delivery 6.95: shares 4.47 and 2.48, VAT 7.80 and 9.11', () => {
  expect(shareOut(695, [8995, 5000])).toEqual([447, 248]);
  const lines = [
    { rate: 21, amount: 5000, isCarried: true },
    { rate: 9, amount: 8995, isCarried: true },
  ];
  expect(vatParts(lines, 695)).toEqual([
    { rate: 9, gross: 9442, net: 8662, vat: 780 },
    { rate: 21, gross: 5248, net: 4337, vat: 911 },
  ]);
});

test('orders: nl, meat 150.20, wine 39.00, delivery 6.95: VAT 12.86 and 7.02', () => {
  const lines = [
    { rate: 9, amount: 8995 + 6025, isCarried: true },
    { rate: 21, amount: 3900, isCarried: true },
  ];
  expect(vatParts(lines, 695)).toMatchObject([
    { rate: 9, vat: 1286 },
    { rate: 21, vat: 702 },
  ]);
});

test('orders: a voucher carries no share of the delivery, and goods for nothing carry it all', () => {
  const voucher = { rate: vatRate('voucher', markets.nl), amount: 5000, isCarried: false };
  expect(vatParts([voucher, { rate: 9, amount: 1000, isCarried: true }], 695)).toEqual([
    { rate: 0, gross: 5000, net: 5000, vat: 0 },
    { rate: 9, gross: 1695, net: 1555, vat: 140 },
  ]);
  expect(vatParts([{ rate: 9, amount: 0, isCarried: true }], 695)).toMatchObject([{ rate: 9, gross: 695 }]);
  expect(vatParts([], 0)).toEqual([]);
  // Also beside a voucher: what was paid back, or given, whole still travels at its own rate.
  expect(vatParts([voucher, { rate: 9, amount: 0, isCarried: true }], 695)).toEqual([
    { rate: 0, gross: 5000, net: 5000, vat: 0 },
    { rate: 9, gross: 695, net: 638, vat: 57 },
  ]);
});

test('orders: the parts of VAT are the total to the cent, whatever is ordered', () => {
  const line = fc.record({
    rate: fc.constantFrom(0, 5.5, 7, 9, 19, 20, 21),
    amount: fc.nat(1_000_000),
    isCarried: fc.constant(true),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), fc.nat(5000), (lines, delivery) => {
      const parts = vatParts(lines, delivery);
      const total = lines.reduce((sum, { amount }) => sum + amount, delivery);
      expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
      for (const { gross, net, vat } of parts) expect([net + vat, vat >= 0]).toEqual([gross, true]);
    }),
  );
});

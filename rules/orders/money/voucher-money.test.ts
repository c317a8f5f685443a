import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { expectRow } from '#tests/setup/market-rows.ts';
import { vatPart, vatParts, vatRate } from './vat.ts';
import { type OrderMoney, payableByVoucher, refundable, vatStillDue } from './voucher-money.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** An order of food for 100.00 and a voucher of 50.00, in a market that taxes vouchers with that rate. */
const mixed = (rate: number, more: Partial<OrderMoney> = {}): OrderMoney => ({
  total: 15_000,
  paid: 0,
  vat: vatParts(
    [
      { rate: 7, amount: 10_000, isCarried: true },
      { rate, amount: 5000, isCarried: false },
    ],
    0,
  ),
  bought: [{ rate, amount: 5000 }],
  redeemed: [],
  ...more,
});

test.each([
  ['nothing is paid', mixed(0), 0, 10_000],
  ['30.00 came in', mixed(0, { paid: 3000 }), 0, 10_000],
  ['80.00 came in', mixed(0, { paid: 8000 }), 0, 7000],
  ['a voucher has paid 60.00', mixed(0, { paid: 6000, redeemed: [{ rate: 0, amount: 6000 }] }), 0, 4000],
  ['a voucher has paid the goods', mixed(0, { paid: 10_000, redeemed: [{ rate: 0, amount: 10_000 }] }), 0, 0],
  ['only vouchers are bought', { ...mixed(0), total: 5000, vat: [vatPart(0, 5000)] }, 0, 0],
  ['its VAT was paid, and the vouchers bought hold VAT too', mixed(7), 7, 10_000],
  ['its VAT was paid at a rate nothing here has', mixed(0), 19, 0],
])('C1 H2-1 of 100.00 of food and a voucher of 50.00, where %s', (_name, order, rate, payable) => {
  expect(payableByVoucher(order, rate)).toBe(payable);
});

test.each([
  ['nothing came in', mixed(0), false, 0],
  ['all of it is paid: the price of the voucher stays', mixed(0, { paid: 15_000 }), false, 10_000],
  ['all of it is paid and it was given up', mixed(0, { paid: 15_000 }), true, 15_000],
  ['a voucher paid 60.00 of it', mixed(0, { paid: 15_000, redeemed: [{ rate: 0, amount: 6000 }] }), false, 4000],
])('C12 what may be refunded, where %s', (_name, order, isGivenUp, amount) => {
  expect(refundable(order, isGivenUp)).toBe(amount);
});

/** A voucher of 100.00, then a box for 150.00 that it pays a part of: VAT of both sales together. */
test('A18 VAT of a voucher of 100.00 and of the 150.00 it pays a part of is that of 150.00, once, in every market', () => {
  const vatOf = (vat: { vat: number }[]) => sum(vat.map((part) => part.vat));
  const both = (['nl', 'fr', 'uk', 'de'] as const).map((code) => {
    const market = markets[code];
    const rate = vatRate('voucher', market);
    const whenSold = vatPart(rate, 10_000).vat;
    const box = [vatPart(vatRate('food', market), 15_000)];
    return [whenSold, vatOf(vatStillDue(box, [{ rate, amount: 10_000 }])), vatOf(box)];
  });
  // When sold, when spent, and of the box alone.
  expect(both).toEqual([
    [0, 1239, 1239],
    [521, 261, 782],
    [0, 0, 0],
    [654, 327, 981],
  ]);
});

test('A18 one sold without VAT, as those of before, leaves the VAT of what it buys as it is', () => {
  const box = [vatPart(7, 15_000)];
  expect(vatStillDue(box, [{ rate: 0, amount: 10_000 }])).toEqual(box);
  expect(vatStillDue(box, [])).toEqual(box);
});

test('A18 in a market that taxes a voucher when it is sold, it has the one rate of all it can buy', () => {
  expectRow((market) => [0, market.orders.vat.food].includes(market.orders.vat.voucher), [true, true, true, true]);
});

import { expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import { payUntil } from '#rules/orders/delivery-days.ts';
import { heldBy, isBeyondBounds, isLargeOrder } from './unpaid-bounds.ts';

const line = (kind: 'package' | 'piece' | 'voucher', quantity: number, total: number) => ({ kind, quantity, total });

test('H2-5 what an order holds: packages and pieces apart; vouchers hold nothing', () => {
  expect(heldBy([line('package', 2, 17_990), line('piece', 9, 4455), line('voucher', 40, 200_000)])).toEqual({
    amount: 22_445,
    packages: 2,
    pieces: 9,
  });
});

// Amount in the smallest unit, packages, pieces, and whether it is beyond what an address holds unpaid.
test.each([
  [150_000, 12, 120, false],
  [150_001, 1, 0, true],
  [10_000, 13, 0, true],
  [10_000, 0, 121, true],
] as const)('H2-5 %i cents, %i packages, %i pieces: beyond %s', (amount, packages, pieces, isTooMuch) => {
  for (const { orders } of marketList)
    expect(isBeyondBounds({ amount, packages, pieces }, orders.unpaidMost.address)).toBe(isTooMuch);
});

// Thursday 5, Friday 6 and Saturday 7 March 2026, before Easter, and New Year's Eve: two days, and never the end of a closed one.
test.each([
  ['2026-03-05T18:00:00+01:00', 50_000, '2026-03-13T00:00:00+01:00'],
  ['2026-03-05T18:00:00+01:00', 50_001, '2026-03-08T00:00:00+01:00'],
  ['2026-03-06T18:00:00+01:00', 50_001, '2026-03-10T00:00:00+01:00'],
  ['2026-03-07T18:00:00+01:00', 50_001, '2026-03-10T00:00:00+01:00'],
  ['2026-04-03T18:00:00+02:00', 50_001, '2026-04-08T00:00:00+02:00'],
  ['2026-12-30T18:00:00+01:00', 50_001, '2027-01-03T00:00:00+01:00'],
])('H2-5 placed at %s for %i cents: waits until %s', (placedAt, amount, until) => {
  const isLarge = isLargeOrder(amount, markets.nl);
  const paidBy = payUntil({ placedAt: new Date(placedAt), deliveryDay: null, isLarge, market: markets.nl });
  expect(paidBy).toEqual(new Date(until));
});

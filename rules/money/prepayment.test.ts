import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { leastPrepayment } from './prepayment.ts';

test.each([
  ['nl', 8995, false, 4497],
  ['nl', 9000, false, 4500],
  ['nl', 9000, true, 9000],
  ['fr', 8995, false, 8995],
  ['uk', 8995, false, 8995],
  ['de', 8995, false, 8995],
] as const)(
  'A9 in %s an order of %i cents (with vouchers: %s) is packed once %i are in',
  (code, total, hasVouchers, least) => {
    expect(leastPrepayment({ total, hasVouchers }, markets[code])).toBe(least);
  },
);

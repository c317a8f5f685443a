import { expect, test } from 'vitest';
import { expectRow } from '#tests/setup/market-rows.ts';
import { markets } from '#markets/index.ts';
import { voucherLastDay } from './voucher-last-day.ts';

test('A16 a voucher of 2 March 2026 holds two years in nl, fr and uk, and in de three years to the end of the year', () => {
  const made = new Date('2026-03-02T10:00:00Z');
  expectRow((market) => voucherLastDay(made, market), ['2028-03-02', '2028-03-02', '2028-03-02', '2029-12-31']);
});

test.each([
  ['2028-02-29T10:00:00Z', 'nl', '2030-03-01'],
  ['2026-12-31T23:30:00Z', 'nl', '2029-01-01'],
  ['2026-12-31T23:30:00Z', 'uk', '2028-12-31'],
  ['2026-12-31T23:30:00Z', 'de', '2030-12-31'],
] as const)('A16 made at %s in %s it holds until %s: the day is the market’s', (made, market, lastDay) => {
  expect(voucherLastDay(new Date(made), markets[market])).toBe(lastDay);
});

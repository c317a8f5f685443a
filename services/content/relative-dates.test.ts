import { expect, test } from 'vitest';
import { hasRelativeDates, resolveDates } from './relative-dates.ts';

const sunday = new Date('2026-11-15T21:00:00Z');

test.each<[written: string, day: string]>([
  ['now+5d', '2026-11-20'],
  ['now+6d', '2026-11-23'],
  ['now+7d', '2026-11-23'],
  ['now+8d', '2026-11-23'],
  ['2026-11-21', '2026-11-21'],
])('nobody delivers at weekends: %s from a Sunday is %s', (written, day) => {
  const resolved = resolveDates({ product_shop_delivery_date: written, publish_datetime: 'now+7d' }, sunday);
  expect(resolved).toEqual({
    product_shop_delivery_date: expect.stringMatching(`^${day}`),
    publish_datetime: '2026-11-22T00:00:00.000Z',
  });
});

test.each<[written: string, today: string, day: string]>([
  ['next 12-21', '2026-07-01', '2026-12-21'],
  ['next 12-21', '2026-12-16', '2026-12-21'],
  // Packing and bringing take five days at most.
  ['next 12-21', '2026-12-17', '2027-12-21'],
  ['next 11-09, 12-16', '2026-10-01', '2026-11-09'],
  ['next 11-09, 12-16', '2026-11-05', '2026-12-16'],
  ['next 12-16, 11-09', '2026-12-12', '2027-11-09'],
  // 2026-12-19 is a Saturday.
  ['next 12-19', '2026-12-01', '2026-12-21'],
])('a feast comes every year: %s on %s is %s', (written, today, day) => {
  expect(hasRelativeDates({ product_shop_delivery_date: written })).toBe(true);
  const resolved = resolveDates({ product_shop_delivery_date: written }, new Date(`${today}T12:00:00Z`));
  expect(resolved).toEqual({ product_shop_delivery_date: expect.stringMatching(`^${day}`) });
});

test.each(['next 02-30', 'next week', 'next 12-21,', 'next 1-5'])(
  '%j is no day of the calendar, and stays as it is',
  (text) => {
    expect(resolveDates(text, sunday)).toBe(text);
  },
);

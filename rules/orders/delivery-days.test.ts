import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { addDays, localDate, localHour, weekdayOf } from '#rules/time/local-time.ts';
import { cancelUntil, deliveryDays, packingDay, payUntil } from './delivery-days.ts';
import { isHoliday } from '#rules/time/holidays.ts';

const { nl, fr, uk, de } = markets;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test.each([
  ['2024-03-04T09:59:00+01:00', '2024-03-04T10:00:00+01:00'],
  ['2024-03-04T10:00:00+01:00', '2024-03-05T10:00:00+01:00'],
  ['2024-03-09T10:00:00+01:00', '2024-03-11T10:00:00+01:00'],
])('orders: nl, ordered %s for its first day, can be called off until %s', (now, until) => {
  const [first = ''] = deliveryDays(new Date(now), nl);
  expect(cancelUntil(first, nl)).toEqual(new Date(until));
});

test('orders: an order for a later day can be called off longer', () => {
  expect(cancelUntil('2024-03-28', nl)).toEqual(new Date('2024-03-23T10:00:00+01:00'));
  expect(cancelUntil('2024-03-27', nl)).toEqual(new Date('2024-03-23T10:00:00+01:00'));
});

test('orders: nobody can order for a day whose deadline is over', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...marketList), (now, market) => {
      for (const day of deliveryDays(now, market)) {
        expect(cancelUntil(day, market).getTime()).toBeGreaterThan(now.getTime());
        expect([market.delivery.closedDays.includes(weekdayOf(day)), isHoliday(day, market)]).toEqual([false, false]);
      }
    }),
  );
});

test('orders: the first day is the estimate, later for an animal that is not ready, and never a holiday', () => {
  const monday = new Date('2024-03-04T09:59:00+01:00');
  expect(deliveryDays(monday, nl).slice(0, 4)).toEqual(['2024-03-08', '2024-03-09', '2024-03-11', '2024-03-12']);
  expect(deliveryDays(monday, nl, { notBefore: '2024-03-20' })[0]).toBe('2024-03-20');
  expect(deliveryDays(monday, nl, { notBefore: '2024-03-05' })[0]).toBe(estimatedDelivery(monday, nl));
  // A Sunday is closed, Easter Monday is a holiday.
  expect(deliveryDays(monday, nl, { notBefore: '2024-03-31' })[0]).toBe('2024-04-02');
});

test.each([
  [nl, ['2026-01-01', '2026-04-06', '2026-04-27', '2026-05-14', '2026-05-25', '2026-12-25', '2026-12-26']],
  [fr, ['2026-05-01', '2026-05-08', '2026-07-14', '2026-08-15', '2026-11-01', '2026-11-11']],
  [
    uk,
    ['2026-04-03', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-28', '2027-12-27', '2027-12-28', '2028-01-03'],
  ],
  [de, ['2026-05-01', '2026-10-03', '2026-04-03', '2026-12-26']],
])('orders: holidays of $code', (market, days) => {
  for (const day of days) expect([day, isHoliday(day, market)]).toEqual([day, true]);
  expect(isHoliday('2026-06-17', market)).toBe(false);
});

test.each([['2024-03-31'], ['2025-04-20'], ['2026-04-05'], ['2027-03-28'], ['2038-04-25']])(
  'orders: Easter Monday follows Easter Sunday, %s',
  (sunday) => {
    expect(isHoliday(addDays(sunday, 1), nl)).toBe(true);
  },
);

test('orders: what is not paid for is given up when seven whole days are over', () => {
  const waits = (placedAt: string, market: Market) =>
    payUntil({ placedAt: new Date(placedAt), deliveryDay: null, market });
  expect(waits('2024-03-04T09:59:00+01:00', nl)).toEqual(new Date('2024-03-12T00:00:00+01:00'));
  expect(waits('2024-03-27T23:30:00+01:00', de)).toEqual(new Date('2024-04-04T00:00:00+02:00'));
});

// Ordered for the first day: [market, ordered, pay on or before, packed, delivered].
test.each([
  ['nl', '2024-03-04T09:59:00+01:00', '2024-03-06', '2024-03-07', '2024-03-08'],
  ['nl', '2024-03-05T10:00:00+01:00', '2024-03-08', '2024-03-09', '2024-03-11'],
  ['fr', '2024-03-06T09:59:00+01:00', '2024-03-07', '2024-03-08', '2024-03-11'],
  ['uk', '2024-03-06T22:00:00Z', '2024-03-07', '2024-03-08', '2024-03-11'],
  // Packed on the day the order counts for: it still has that day.
  ['de', '2024-03-07T23:50:00+01:00', '2024-03-08', '2024-03-08', '2024-03-11'],
  ['de', '2024-03-08T09:59:00+01:00', '2024-03-08', '2024-03-08', '2024-03-11'],
  // Over Christmas.
  ['nl', '2026-12-21T09:00:00+01:00', '2026-12-23', '2026-12-24', '2026-12-28'],
] as const)('A35 %s: ordered %s for its first day, it is paid by %s, packed on %s, delivered on %s', (...row) => {
  const [code, ordered, paid, packed, delivered] = row;
  const market = markets[code];
  const placedAt = new Date(ordered);
  const [deliveryDay = ''] = deliveryDays(placedAt, market);
  expect(deliveryDay).toBe(delivered);
  expect(packingDay(deliveryDay, market)).toBe(packed);
  const until = payUntil({ placedAt, deliveryDay, market });
  expect(localDate(new Date(until.getTime() - 1), market.timeZone)).toBe(paid);
  expect(localHour(until, market.timeZone)).toBe(0);
});

test('A35 an order for a later day waits for its days and no longer; a large one waits shorter', () => {
  const placedAt = new Date('2024-03-04T09:59:00+01:00');
  const paidBy = (isLarge: boolean) => payUntil({ placedAt, deliveryDay: '2024-03-28', isLarge, market: nl });
  expect(paidBy(false)).toEqual(new Date('2024-03-12T00:00:00+01:00'));
  expect(paidBy(true)).toEqual(new Date('2024-03-07T00:00:00+01:00'));
});

test('A35 nobody pays after the packing, and everybody has time to pay', () => {
  fc.assert(
    fc.property(moments, fc.nat(30), fc.constantFrom(...marketList), (placedAt, index, market) => {
      const days = deliveryDays(placedAt, market);
      const deliveryDay = days[index % days.length] ?? '';
      const until = payUntil({ placedAt, deliveryDay, market });
      expect(localDate(new Date(until.getTime() - 1), market.timeZone) <= packingDay(deliveryDay, market)).toBe(true);
      expect(until.getTime() - placedAt.getTime()).toBeGreaterThan(13 * 3_600_000);
    }),
  );
});

test('A36 no day is offered after the last one of what is fresh', () => {
  const monday = new Date('2024-03-04T09:59:00+01:00');
  expect(deliveryDays(monday, nl, { notAfter: '2024-03-10' })).toEqual(['2024-03-08', '2024-03-09']);
  expect(deliveryDays(monday, nl, { notBefore: '2024-03-11', notAfter: '2024-03-11' })).toEqual(['2024-03-11']);
  expect(deliveryDays(monday, nl, { notAfter: '2024-03-07' })).toEqual([]);
});

// The estimate on pages, the days of the checkout and the deadline of an order come from one calendar.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import { addDays, instantAt, localDate } from '#rules/time/local-time.ts';
import { isOpen } from '#rules/time/open-days.ts';
import { cancelUntil, deliveryDays } from './delivery-days.ts';

const { nl, uk, de } = markets;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

// Christmas 2026, New Year 2027, Easter 2026, Whitsun 2026, the bank holiday of May 2026, the Day of German Unity 2025.
test.each([
  ['nl', '2026-12-21', 9, '2026-12-28'],
  ['nl', '2026-12-24', 9, '2026-12-28'],
  ['nl', '2026-12-24', 10, '2027-01-02'],
  ['nl', '2026-04-02', 9, '2026-04-07'],
  ['nl', '2026-04-04', 10, '2026-04-11'],
  ['fr', '2026-12-18', 10, '2026-12-28'],
  ['fr', '2026-11-06', 9, '2026-11-12'],
  ['uk', '2026-04-30', 9, '2026-05-05'],
  ['uk', '2026-12-21', 9, '2026-12-29'],
  ['de', '2025-09-30', 9, '2025-10-06'],
  ['de', '2026-05-22', 10, '2026-05-29'],
] as const)('C10 %s: ordered on %s at %i the page and the checkout say %s', (code, day, hour, first) => {
  const market = markets[code];
  const now = instantAt(day, hour, market.timeZone);
  expect([estimatedDelivery(now, market), deliveryDays(now, market)[0]]).toEqual([first, first]);
});

test('C10 whatever the moment, the day a page promises is the first the checkout offers, and open', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...marketList), (now, market) => {
      const estimate = estimatedDelivery(now, market);
      expect(deliveryDays(now, market)[0]).toBe(estimate);
      expect(isOpen(estimate, market)).toBe(true);
    }),
  );
});

test('C10 the deadline of an order is never on a day on which nobody is there', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...marketList), (now, market) => {
      for (const day of deliveryDays(now, market)) {
        const until = localDate(cancelUntil(day, market), market.timeZone);
        expect(isOpen(until, market)).toBe(true);
        expect(until <= addDays(day, -market.delivery.leadDays)).toBe(true);
      }
    }),
  );
});

test('C10 an order for the Wednesday after Easter can be called off until Thursday, or Saturday in nl', () => {
  // Four days before 8 April 2026 is Saturday; three before is Easter Sunday, and Good Friday is closed in uk and de.
  expect(cancelUntil('2026-04-08', nl)).toEqual(new Date('2026-04-04T10:00:00+02:00'));
  expect(cancelUntil('2026-04-08', uk)).toEqual(new Date('2026-04-02T10:00:00+01:00'));
  expect(cancelUntil('2026-04-08', de)).toEqual(new Date('2026-04-02T10:00:00+02:00'));
  expect(cancelUntil('2026-04-10', nl)).toEqual(new Date('2026-04-04T10:00:00+02:00'));
});

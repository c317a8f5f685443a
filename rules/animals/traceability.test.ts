import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { isoWeekCount, isoWeekOf } from '#rules/time/iso-week.ts';
import { localDate } from '#rules/time/local-time.ts';
import { deliveryYear, traceabilityQuery } from './traceability.ts';

const { nl, uk } = markets;

test.each([
  // Wednesday of week 10.
  { now: '2024-03-06T12:00:00Z', week: 9, year: 2024 },
  { now: '2024-03-06T12:00:00Z', week: 10, year: 2024 },
  { now: '2024-03-06T12:00:00Z', week: 11, year: 2023 },
  { now: '2024-03-06T12:00:00Z', week: 52, given: '', year: 2023 },
  // Week 53 exists in 2015, 2020 and 2026 only.
  { now: '2024-03-06T12:00:00Z', week: 53, year: 2020 },
  { now: '2020-06-01T12:00:00Z', week: 53, year: 2015 },
  { now: '2020-12-31T12:00:00Z', week: 53, year: 2020 },
  { now: '2021-01-03T12:00:00Z', week: 53, year: 2020 },
  { now: '2026-12-27T12:00:00Z', week: 53, year: 2020 },
  { now: '2026-12-28T12:00:00Z', week: 53, year: 2026 },
  // The last days of 2024 are in week 1 of 2025, the first of 2023 in week 52 of 2022.
  { now: '2024-12-30T12:00:00Z', week: 1, year: 2025 },
  { now: '2024-12-30T12:00:00Z', week: 52, year: 2024 },
  { now: '2023-01-01T12:00:00Z', week: 1, year: 2022 },
  { now: '2024-03-06T12:00:00Z', week: 10, given: '2021', year: 2021 },
  { now: '2024-03-06T12:00:00Z', week: 40, given: '2030', year: 2030 },
  { now: '2024-03-06T12:00:00Z', week: 10, given: 'last', year: 2024 },
  { now: '2024-03-06T12:00:00Z', week: 10, given: '21', year: 2024 },
  { now: '2024-03-06T12:00:00Z', week: 0, year: null },
  { now: '2024-03-06T12:00:00Z', week: 54, given: '2024', year: null },
  { now: '2024-03-06T12:00:00Z', week: 1.5, year: null },
])('PRD-D8 at $now week $week, given $given, is of the year $year', ({ now, week, given, year }) => {
  expect(deliveryYear({ week, given }, new Date(now), nl)).toBe(year);
});

test('PRD-D8 the week begins when it does in the market', () => {
  const now = new Date('2024-03-10T23:30:00Z');
  expect(deliveryYear({ week: 11 }, now, nl)).toBe(2024);
  expect(deliveryYear({ week: 11 }, now, uk)).toBe(2023);
});

test('PRD-D8 the year has that week, it is not in the future, and no later year would do', () => {
  const moments = fc.date({ min: new Date('2016-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 53 }), (now, week) => {
      const current = isoWeekOf(localDate(now, nl.timeZone));
      const isPast = (year: number) => year < current.year || (year === current.year && week <= current.week);
      const year = deliveryYear({ week }, now, nl) ?? 0;
      expect(isPast(year) && week <= isoWeekCount(year)).toBe(true);
      for (let later = year + 1; later <= current.year; later += 1) {
        expect(isPast(later) && week <= isoWeekCount(later)).toBe(false);
      }
    }),
  );
});

test.each([
  [{ productId: '12' }, { kind: 'product', productId: '12' }],
  [{ deliveryWeek: '9' }, { kind: 'week', week: 9, year: 2024 }],
  [{ deliveryWeek: '09' }, { kind: 'week', week: 9, year: 2024 }],
  [{ deliveryWeek: '12' }, { kind: 'week', week: 12, year: 2023 }],
  [
    { deliveryWeek: '12', deliveryYear: '2022' },
    { kind: 'week', week: 12, year: 2022 },
  ],
  [
    { productId: '12', deliveryWeek: '9' },
    { kind: 'product', productId: '12' },
  ],
  [
    { productId: '', deliveryWeek: '9' },
    { kind: 'week', week: 9, year: 2024 },
  ],
  [{ productId: ' ', deliveryWeek: '' }, null],
  [{ productId: null, deliveryWeek: null, deliveryYear: '2022' }, null],
  [{ deliveryWeek: 'abc' }, null],
  [{ deliveryWeek: '-9' }, null],
  [{}, null],
])('PRD-D7 the parameters %j ask for %j', (parameters, expected) => {
  expect(traceabilityQuery(parameters, new Date('2024-03-06T12:00:00Z'), nl)).toEqual(expected);
});

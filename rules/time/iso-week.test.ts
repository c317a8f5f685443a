import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWeekCount, isoWeekOf } from './iso-week.ts';
import { addDays } from './local-time.ts';

test.each([
  ['2024-01-01', 2024, 1],
  ['2023-01-01', 2022, 52],
  ['2021-01-03', 2020, 53],
  ['2021-01-04', 2021, 1],
  ['2024-12-29', 2024, 52],
  ['2024-12-30', 2025, 1],
  ['2026-12-31', 2026, 53],
  ['2024-03-10', 2024, 10],
  ['2024-03-11', 2024, 11],
])('PRD-D8 %s lies in %d, week %d', (date, year, week) => {
  expect(isoWeekOf(date)).toEqual({ year, week });
});

test.each([
  [2015, 53],
  [2019, 52],
  [2020, 53],
  [2024, 52],
  [2025, 52],
  [2026, 53],
  [2032, 53],
])('PRD-D8 the year %d has %d weeks', (year, weeks) => {
  expect(isoWeekCount(year)).toBe(weeks);
});

test('PRD-D8 a week later it is the next week, or the first of the next year', () => {
  const days = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(days, (date) => {
      const { year, week } = isoWeekOf(date);
      const isLast = week === isoWeekCount(year);
      expect(isoWeekOf(addDays(date, 7))).toEqual(isLast ? { year: year + 1, week: 1 } : { year, week: week + 1 });
    }),
  );
});

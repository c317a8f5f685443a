import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantAt, localDate, localHour, weekdayOf } from './local-time.ts';

test.each([
  ['2024-03-03T22:59:59.999Z', 'Europe/Amsterdam', '2024-03-03', 23],
  ['2024-03-03T23:00:00.000Z', 'Europe/Amsterdam', '2024-03-04', 0],
  ['2024-03-03T23:00:00.000Z', 'Europe/London', '2024-03-03', 23],
  ['2024-06-30T22:30:00.000Z', 'Europe/Paris', '2024-07-01', 0],
  ['2024-06-30T22:30:00.000Z', 'Europe/London', '2024-06-30', 23],
  ['2024-03-31T00:59:59.000Z', 'Europe/Berlin', '2024-03-31', 1],
  ['2024-03-31T01:00:00.000Z', 'Europe/Berlin', '2024-03-31', 3],
  ['2024-10-27T01:00:00.000Z', 'Europe/Berlin', '2024-10-27', 2],
  ['2023-12-31T23:30:00.000Z', 'Europe/Berlin', '2024-01-01', 0],
])('FSH-D11 at %s it is %s time %s, hour %d', (instant, timeZone, ...expected) => {
  const now = new Date(instant);
  expect([localDate(now, timeZone), localHour(now, timeZone)]).toEqual(expected);
});

test.each([
  ['2024-03-04', 10, 'Europe/Amsterdam', '2024-03-04T09:00:00.000Z'],
  ['2024-07-01', 10, 'Europe/Amsterdam', '2024-07-01T08:00:00.000Z'],
  ['2024-03-31', 0, 'Europe/Amsterdam', '2024-03-30T23:00:00.000Z'],
  ['2024-03-31', 10, 'Europe/Amsterdam', '2024-03-31T08:00:00.000Z'],
  ['2024-10-27', 0, 'Europe/Amsterdam', '2024-10-26T22:00:00.000Z'],
  ['2024-10-27', 10, 'Europe/Amsterdam', '2024-10-27T09:00:00.000Z'],
  ['2024-07-01', 10, 'Europe/London', '2024-07-01T09:00:00.000Z'],
])('FSH-D11 %s %d:00 in %s is %s', (date, hour, ...[timeZone, instant]) => {
  expect(instantAt(date, hour, timeZone).toISOString()).toBe(instant);
});

test('FSH-D11 a day and hour of any day of the century are found again', () => {
  const days = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
  const zones = fc.constantFrom('Europe/Amsterdam', 'Europe/Paris', 'Europe/London', 'Europe/Berlin');
  fc.assert(
    fc.property(days, fc.constantFrom(0, 10), zones, (date, hour, timeZone) => {
      const instant = instantAt(date, hour, timeZone);
      expect([localDate(instant, timeZone), localHour(instant, timeZone)]).toEqual([date, hour]);
      const justBefore = new Date(instant.getTime() - 1);
      expect(localHour(justBefore, timeZone)).toBe((hour + 23) % 24);
    }),
  );
});

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-12-31', 1, '2025-01-01'],
  ['2024-03-30', 2, '2024-04-01'],
  ['2024-03-01', -1, '2024-02-29'],
])('FSH-D11 %s and %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2024-03-10', 0],
  ['2024-03-11', 1],
  ['2024-03-16', 6],
])('FSH-D11 %s is weekday %d', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

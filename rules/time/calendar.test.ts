import { expect, test } from 'vitest';
import { addDays } from '#rules/time/local-time.ts';
import { calendarWeeks } from './calendar.ts';

test('checkout: the calendar has whole weeks, names closed days, and keeps days before the first one shut', () => {
  // Thursday 26 November to Wednesday 2 December 2026, no Sunday.
  const days = [0, 1, 2, 4, 5, 6].map((more) => addDays('2026-11-26', more));
  const weeks = calendarWeeks(days);
  expect(weeks.map(({ week }) => week)).toEqual([48, 49]);
  expect(weeks[0]?.days.map(({ date, is }) => `${date.slice(8)} ${is}`)).toEqual([
    '23 early',
    '24 early',
    '25 early',
    '26 open',
    '27 open',
    '28 open',
    '29 closed',
  ]);
  expect(weeks[1]?.days.map(({ is }) => is)).toEqual(['open', 'open', 'open', ...Array<string>(4).fill('closed')]);
});

test('checkout: without a day there is no calendar; no more than six weeks of it', () => {
  expect(calendarWeeks([])).toEqual([]);
  const days = Array.from({ length: 60 }, (_, more) => addDays('2026-11-26', more));
  expect(calendarWeeks(days)).toHaveLength(6);
});

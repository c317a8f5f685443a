import { expect, test } from 'vitest';
import { readWeek } from './read-week.ts';

test.each([
  ['2026-W10', { name: '2026-W10', first: '2026-03-02', last: '2026-03-08' }],
  ['2026-10', { name: '2026-W10', first: '2026-03-02', last: '2026-03-08' }],
  ['10', { name: '2026-W10', first: '2026-03-02', last: '2026-03-08' }],
  ['w1', { name: '2026-W01', first: '2025-12-29', last: '2026-01-04' }],
  ['2026-W53', { name: '2026-W53', first: '2026-12-28', last: '2027-01-03' }],
  ['2025-W53', null],
  ['0', null],
  ['week', null],
  ['', null],
])('orders: the week %j is %j', (text, week) => {
  expect(readWeek(text, '2026-11-16')).toEqual(week);
});

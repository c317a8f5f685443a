import { expect, test } from 'vitest';
import { isBackupDue, keptBackups } from './kept-backups.ts';

const day = (date: string) => new Date(`${date}T02:00:00Z`);
const timeZone = 'Europe/Amsterdam';

test('counter 6: of sixty nights the last seven are kept, and the last of each of the four weeks before', () => {
  const all = Array.from({ length: 60 }, (_, index) => new Date(day('2026-10-01').getTime() + index * 86_400_000));
  const kept = keptBackups(all.toReversed()).map((at) => at.toISOString().slice(0, 10));
  expect(kept).toEqual([
    ...['29', '28', '27', '26', '25', '24', '23'].map((number) => `2026-11-${number}`),
    // Sundays.
    '2026-11-22',
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
  ]);
});

test.each([
  ['new shop, first day', '2026-11-18T10:00:00Z', '2026-11-18T09:00:00Z', null, null, false],
  ['new shop, before three', '2026-11-19T01:59:59Z', '2026-11-18T09:00:00Z', null, null, false],
  ['new shop, at three', '2026-11-19T02:00:00Z', '2026-11-18T09:00:00Z', null, null, true],
  ['made tonight', '2026-11-19T09:00:00Z', '2026-11-18T09:00:00Z', '2026-11-19T02:00:10Z', null, false],
  [
    'off at three, started at eight',
    '2026-11-19T07:00:00Z',
    '2026-11-19T07:00:00Z',
    '2026-11-18T02:00:10Z',
    null,
    true,
  ],
  ['failed a moment ago', '2026-11-19T02:30:00Z', '2026-11-01T07:00:00Z', null, '2026-11-19T02:00:00Z', false],
  ['failed an hour ago', '2026-11-19T03:00:00Z', '2026-11-01T07:00:00Z', null, '2026-11-19T02:00:00Z', true],
  ['summer: three is at one', '2026-07-01T01:00:00Z', '2026-06-01T07:00:00Z', '2026-06-30T01:00:10Z', null, true],
])('counter 6: %s', (_, now, startedAt, newest, failedAt, isDue) => {
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  const times = {
    now: new Date(now),
    startedAt: new Date(startedAt),
    newest: moment(newest),
    failedAt: moment(failedAt),
  };
  expect(isBackupDue({ ...times, timeZone })).toBe(isDue);
});

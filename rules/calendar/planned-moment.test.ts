import { expect, test } from 'vitest';
import { plannedMoment } from './planned-moment.ts';

const now = new Date('2026-11-18T15:00:30Z');
const amsterdam = 'Europe/Amsterdam';

test.each([
  ['2026-12-24', '10:00', 'Europe/Berlin', '2026-12-24T09:00:00.000Z'],
  ['2026-12-24', '09:00', 'Europe/London', '2026-12-24T09:00:00.000Z'],
  ['2027-07-01', '00:05', amsterdam, '2027-06-30T22:05:00.000Z'],
  ['2026-11-18', '16:01', amsterdam, '2026-11-18T15:01:00.000Z'],
])('ST-22 %s %s in %s is %s', (day, time, timeZone, at) => {
  expect(plannedMoment(day, time, { timeZone, now })).toEqual({ at: new Date(at), isFirstOfTwo: false });
});

test('ST-22 an hour that comes twice is the first of the two, and that is said', () => {
  expect(plannedMoment('2027-10-31', '02:30', { timeZone: amsterdam, now })).toEqual({
    at: new Date('2027-10-31T00:30:00Z'),
    isFirstOfTwo: true,
  });
});

test.each([
  ['2027-03-28', '02:30', { problem: 'noSuchTime', offer: '03:30' }],
  ['2026-11-18', '15:59', { problem: 'past' }],
  ['2026-11-18', '16:00', { problem: 'past' }],
  ['2028-12-24', '10:00', { problem: 'far' }],
  ['2027-02-29', '10:00', { problem: 'notATime' }],
  ['2027-02-28', '24:00', { problem: 'notATime' }],
  ['', '', { problem: 'notATime' }],
])('ST-22 %s %s is refused', (day, time, refused) => {
  expect(plannedMoment(day, time, { timeZone: amsterdam, now })).toEqual(refused);
});

import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import {
  boxesOn,
  calendarRow,
  daysToBoxes,
  firstSlaughterDay,
  proposedSlaughterDay,
  slaughterDayProblem,
  weekLoads,
  weekName,
} from './slaughter-week.ts';

const { nl } = markets;
/** A Tuesday, of week 48. */
const today = '2026-11-24';

test.each([
  ['the Sunday before', '2026-12-06', 'early'],
  ['the Monday of the week after the next', '2026-12-07', null],
  ['a year away', '2027-11-23', null],
  ['more than a year away', '2027-11-24', 'late'],
  ['over', '2026-11-01', 'early'],
] as const)('herd: %s, %s, is %s', (_, day, problem) => {
  expect(firstSlaughterDay(today)).toBe('2026-12-07');
  expect(slaughterDayProblem(day, today)).toBe(problem);
});

test.each([
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
])('herd: %s lies in %s', (day, week) => {
  expect(weekName(day)).toBe(week);
});

test.each([
  ['cow', '2026-12-02', 20, '2026-12-22'],
  ['pig', '2026-11-19', 6, '2026-11-25'],
  ['turkey', '2026-12-18', 3, '2026-12-21'],
] as const)('herd: a %s that goes on %s comes %i days later, on a day that is open', (animal, day, days, on) => {
  expect(daysToBoxes(animal)).toBe(days);
  expect(boxesOn(day, animal, nl) >= on).toBe(true);
});

test.each([
  ['nothing is promised', null, '2026-12-08'],
  ['the promise cannot be kept', '2026-12-15', '2026-12-08'],
  ['the promise is kept, on a Tuesday', '2027-01-20', '2026-12-29'],
  ['on the day itself', '2027-01-18', '2026-12-29'],
] as const)('herd: the day we propose where %s', (_, promised, day) => {
  expect(proposedSlaughterDay({ promised, animal: 'cow', today })).toBe(day);
});

test('herd: a week takes so many boxes, and says how many are too many', () => {
  const leaving = [
    { boxes: 52, grams: 109_000, on: '2026-12-22' },
    { boxes: 40, grams: 160_000, on: '2026-12-21' },
    { boxes: 9, grams: 1000, on: null },
  ];
  expect(weekLoads(leaving, ['2026-W51', '2026-W52'], 80)).toEqual([
    { week: '2026-W51', boxes: 0, grams: 0, free: 80 },
    { week: '2026-W52', boxes: 92, grams: 269_000, free: -12 },
  ]);
  expect(weekLoads(leaving, ['2026-W52'], null)[0]?.free).toBeNull();
});

const weeks = ['2026-W48', '2026-W49', '2026-W50', '2026-W51', '2026-W52', '2026-W53'];

test.each([
  [
    'sold, slaughtered, hung and brought',
    { isSelling: true, slaughterDay: '2026-12-02', boxesDay: '2026-12-22' },
    ['sell 1', 'slaughter 1', 'hang 2', 'boxes 1', 'none 1'],
  ],
  ['without a day', { isSelling: true, slaughterDay: null, boxesDay: null }, ['sell 6']],
  [
    'only a day that is promised',
    { isSelling: true, slaughterDay: null, boxesDay: '2026-12-22' },
    ['sell 4', 'boxes 1', 'none 1'],
  ],
  ['not for sale', { isSelling: false, slaughterDay: null, boxesDay: null }, ['none 6']],
  [
    'slaughtered and brought in one week',
    { isSelling: false, slaughterDay: '2026-12-01', boxesDay: '2026-12-04' },
    ['none 1', 'slaughter 1', 'none 4'],
  ],
] as const)('herd: a row of the calendar, %s', (_, dates, cells) => {
  expect(calendarRow(dates, weeks).map(({ kind, weeks: count }) => `${kind} ${count}`)).toEqual(cells);
});

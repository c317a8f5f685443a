import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { isInSeason, isMonthAndDay, isShownOnce, nextSeasonStart, readSeason, seasonDay } from './season.ts';

const geese = { from: '10-01', until: '12-24' };
const winter = { from: '11-15', until: '02-10' };

test.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
  ['2027-07-01', false],
])('geese on %s: %s', (day, expected) => {
  expect(isInSeason(geese, day)).toBe(expected);
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-12-31', true],
  ['2027-01-01', true],
  ['2027-02-10', true],
  ['2027-02-11', false],
])('a season over New Year on %s: %s', (day, expected) => {
  expect(isInSeason(winter, day)).toBe(expected);
});

test.each([
  ['2028-02-28', true],
  ['2028-02-29', true],
  ['2028-03-01', false],
])('a season until the 28th of February on %s: %s', (day, expected) => {
  expect(isInSeason({ from: '02-01', until: '02-28' }, day)).toBe(expected);
  expect(isInSeason({ from: '03-01', until: '03-31' }, day)).toBe(!expected);
});

test('it is the day of the market that counts', () => {
  const midnight = new Date('2026-09-30T22:30:00Z');
  expect(seasonDay(midnight, markets.de)).toBe('2026-10-01');
  expect(seasonDay(midnight, markets.uk)).toBe('2026-09-30');
});

test.each([
  ['2026-07-01', '2026-10-01'],
  ['2026-12-25', '2027-10-01'],
  ['2026-10-01', '2027-10-01'],
])('after %s geese come on %s', (day, expected) => {
  expect(nextSeasonStart(geese, day)).toBe(expected);
});

test.each([
  ['12-24', true],
  ['02-28', true],
  ['02-29', false],
  ['04-31', false],
  ['13-01', false],
  ['1-1', false],
])('%j as a day every year has: %s', (text, expected) => {
  expect(isMonthAndDay(text)).toBe(expected);
});

test('half a season, or a misspelt one, is none', () => {
  expect(readSeason('10-01', undefined)).toBeNull();
  expect(readSeason('10-01', '12-32')).toBeNull();
  expect(readSeason('10-01', '12-24')).toEqual(geese);
});

test.each([
  ['2026-12-01', '2026-12-24', '2026-11-30', false],
  ['2026-12-01', '2026-12-24', '2026-12-01', true],
  ['2026-12-01', '2026-12-24', '2026-12-24', true],
  ['2026-12-01', '2026-12-24', '2026-12-25', false],
  ['2026-12-01', '2026-12-24', '2027-12-10', false],
  [undefined, '2026-12-24', '2020-01-01', true],
  ['2026-12-01', undefined, '2030-01-01', true],
  ['12-01', '12-24', '2026-12-10', null],
  [undefined, undefined, '2026-12-10', null],
  ['2026-02-31x', '', '2026-12-10', null],
])('a banner from %s until %s is shown on %s: %s', (from, until, day, isShown) => {
  expect(isShownOnce(from, until, day)).toBe(isShown);
});

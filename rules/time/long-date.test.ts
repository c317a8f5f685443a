import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { longDate } from './long-date.ts';

const { nl, fr, uk, de } = markets;

test.each([
  ['2024-03-05T12:00:00Z', '5 maart 2024', '5 mars 2024', '5 March 2024', '5. März 2024'],
  ['2023-12-31T12:00:00Z', '31 december 2023', '31 décembre 2023', '31 December 2023', '31. Dezember 2023'],
  ['2024-08-01T12:00:00Z', '1 augustus 2024', '1 août 2024', '1 August 2024', '1. August 2024'],
])('BLG-11, BLG-D3 %s is written out in each market', (date, ...expected) => {
  expect([nl, fr, uk, de].map((market) => longDate(date, market))).toEqual(expected);
});

test('BLG-11, BLG-D3 the day is that of the market, not of the machine', () => {
  expect(longDate('2024-03-05T23:30:00Z', nl)).toBe('6 maart 2024');
  expect(longDate('2024-03-05T23:30:00Z', uk)).toBe('5 March 2024');
  expect(longDate('2024-03-05 23:30:00', nl)).toBe('5 maart 2024');
  expect(longDate('2024-03-05', uk)).toBe('5 March 2024');
});

test.each([null, undefined, '', 'soon', '2024-02-30'])('BLG-11 %j has no date', (date) => {
  expect(longDate(date, nl)).toBeNull();
});

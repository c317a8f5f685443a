import { expect, test } from 'vitest';
import { readDay, readInstant } from './read-date.ts';

test.each([
  ['2024-03-05', '2024-03-05T00:00:00.000Z'],
  ['2024-03-05T12:00:00Z', '2024-03-05T12:00:00.000Z'],
  ['2024-03-05T12:00:00.001Z', '2024-03-05T12:00:00.001Z'],
  ['2024-03-05T12:00:00+01:00', '2024-03-05T11:00:00.000Z'],
  ['2024-03-05T12:00:00+0100', '2024-03-05T11:00:00.000Z'],
  ['2024-03-05T12:00', '2024-03-05T12:00:00.000Z'],
  ['2024-03-05 12:00:00', '2024-03-05T12:00:00.000Z'],
  ['2024-02-30', undefined],
  ['2024-13-01', undefined],
  ['2024-03-05T25:00:00Z', undefined],
  ['05-03-2024', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('FSH-D7 %j is the moment %j on every machine', (text, expected) => {
  expect(readInstant(text)?.toISOString()).toBe(expected);
});

test.each([
  ['2024-03-05', '2024-03-05'],
  ['2024-03-05 23:30:00', '2024-03-05'],
  ['2024-03-05T23:30:00Z', '2024-03-06'],
  ['2024-03-05T22:30:00Z', '2024-03-05'],
  ['2024-07-05T22:30:00Z', '2024-07-06'],
  ['2024-02-30', null],
  ['', null],
  [null, null],
])('BLG-D3 %j is the day %j in Amsterdam', (text, expected) => {
  expect(readDay(text, 'Europe/Amsterdam')).toBe(expected);
});

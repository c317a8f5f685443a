import { expect, test } from 'vitest';
import { plainDay } from './plain-day.ts';

test.each([
  ['nl', '16 nov'],
  ['fr', '16 nov.'],
  ['en', '16 Nov'],
  ['de', '16. Nov.'],
] as const)('screen 18: in %s a week of the sales is named by its first day and month, %s', (language, words) => {
  expect(plainDay('2026-11-16', 'date', language)).toBe(words);
});

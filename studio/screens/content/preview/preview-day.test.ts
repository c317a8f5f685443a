import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { previewDay } from './preview-day.ts';

// Half past eleven in the evening in London, and half past midnight in Berlin.
const now = new Date('2026-11-18T23:30:00Z');

test.each([
  ['uk', '2026-12-25', '2026-12-25'],
  ['uk', '2026-11-18', null],
  ['uk', '2026-11-19', '2026-11-19'],
  ['de', '2026-11-19', null],
  ['de', '2028-11-19', '2028-11-19'],
  ['de', '2028-11-20', null],
  ['de', '2025-11-17', null],
  ['de', '2026-02-30', null],
  ['de', 'morgen', null],
  ['de', null, null],
] as const)('in %s the preview of %s is that of %s', (code, asked, day) => {
  expect(previewDay(asked, { now, market: markets[code] })).toBe(day);
});

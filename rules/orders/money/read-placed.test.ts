import { expect, test } from 'vitest';
import { readPlaced } from './read-placed.ts';

test.each([
  ['2026-11', '2026-11', '2026-11-01', '2026-11-30'],
  ['2026-12', '2026-12', '2026-12-01', '2026-12-31'],
  ['2028-02', '2028-02', '2028-02-01', '2028-02-29'],
  ['2026-W10', '2026-W10', '2026-03-02', '2026-03-08'],
  ['10', '2026-W10', '2026-03-02', '2026-03-08'],
])('O12 orders placed in %s are those of %s, from %s to %s', (text, name, first, last) => {
  expect(readPlaced(text, '2026-03-02')).toEqual({ name, first, last });
});

test.each(['', '2026', '2026-W60', 'march'])('O12 %j is neither a month nor a week', (text) => {
  expect(readPlaced(text, '2026-03-02')).toBeNull();
});

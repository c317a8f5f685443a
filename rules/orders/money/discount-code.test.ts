import { expect, test } from 'vitest';
import { codeRefusal, mayJoin } from './discount-code.ts';

const terms = { from: '2026-03-01', until: '2026-03-31', uses: 3 };

test.each([
  ['2026-02-28', 0, 'early'],
  ['2026-03-01', 0, null],
  ['2026-03-31', 2, null],
  ['2026-04-01', 0, 'ended'],
  ['2026-03-15', 3, 'usedUp'],
  ['2026-03-15', 4, 'usedUp'],
])('C1 H2-1 a code for March and three orders, on %s after %i uses: %s', (today, used, refusal) => {
  expect(codeRefusal(terms, { today, used })).toBe(refusal);
});

test('C1 H2-1 a code without an end or a number of uses always holds', () => {
  expect(codeRefusal({ from: null, until: null, uses: null }, { today: '2126-01-01', used: 1e6 })).toBeNull();
});

test.each([
  [false, [], true],
  [true, [true, true], true],
  [true, [true, false], false],
  [false, [true], false],
])('C1 H2-1 a code that adds up: %s, beside others that do: %j, joins: %s', (combines, others, joins) => {
  expect(
    mayJoin(
      { combines },
      others.map((other) => ({ combines: other })),
    ),
  ).toBe(joins);
});

import { describe, expect, test } from 'vitest';
import { isOneTypo, isOtherEnding } from './one-typo.ts';

describe('D9 one typo is forgiven', () => {
  test.each([
    ['blaarkopp', 'blaarkop', true, 'a letter too many'],
    ['biefstk', 'biefstuk', true, 'a letter too few'],
    ['shoulser', 'shoulder', true, 'another letter'],
    ['shouldre', 'shoulder', true, 'two in the wrong order'],
    ['hsoulder', 'shoulder', true, 'the first two in the wrong order'],
    ['shoulde', 'shoulder', true, 'the last one missing'],
    ['shoulder', 'shoulder', false, 'nothing wrong'],
    ['shoudlre', 'shoulder', false, 'two typos'],
    ['schoulder', 'schenkel', false, 'another word'],
    ['lam', 'ham', false, 'three letters have too many neighbours'],
    ['ham', 'hams', false, 'so have three and four'],
    ['lamb', 'lamp', true, 'four letters may be wrong'],
    ['', '', false, 'nothing at all'],
  ])('%s for %s: %s, %s', (typed, meant, expected) => {
    expect(isOneTypo(typed, meant)).toBe(expected);
    expect(isOneTypo(meant, typed)).toBe(expected);
  });
});

test.each([
  ['worsten', 'worst', true],
  ['schultern', 'schulter', true],
  ['worst', 'worsten', false],
  ['worsteren', 'worst', false],
  ['hammen', 'ham', false],
])('D9 another ending: %s for %s: %s', (typed, meant, expected) => {
  expect(isOtherEnding(typed, meant)).toBe(expected);
});

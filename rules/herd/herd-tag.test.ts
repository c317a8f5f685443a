import { expect, test } from 'vitest';
import { herdTag, isKept, tagsOfHerd } from './herd-tag.ts';

test.each([
  ['NL', '5134 0261 7', 'NL513402617', ['NL 5134 0261 7']],
  ['NL', '5134 02617', 'NL513402617', ['NL 5134 02617']],
  ['Koppel', 'BK-26-02', 'KOPPELBK2602', ['Koppel BK-26-02']],
  ['', '5134 0261 7', '513402617', ['5134 0261 7']],
  ['', '', '', []],
])('herd: %s %s is called %s', (prefix, numbers, tag, tags) => {
  expect(herdTag({ prefix, numbers })).toBe(tag);
  expect(tagsOfHerd({ prefix, numbers })).toEqual(tags);
});

test.each([
  ['cow', true],
  ['pig', true],
  ['turkey', true],
  ['deer', true],
  ['roe', false],
  ['salmon', false],
  ['wine', false],
  ['', false],
])('herd: a %s is kept: %s', (animal, is) => {
  expect(isKept(animal)).toBe(is);
});

import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  [0, 0],
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [399, 2],
  [400, 2],
  [401, 3],
  [1000, 5],
  [1001, 6],
])('BLG-10 %d words take %d minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
  expect(readingMinutes(`<div>${'<p class="a b c">w&oacute;rd</p>\n'.repeat(words)}</div>`)).toBe(minutes);
});

test('BLG-10, BLG-D1 tags and entities are no words, an empty body takes no time', () => {
  expect(readingMinutes(`<p>${'woord &amp; '.repeat(200)}</p>`)).toBe(1);
  expect(readingMinutes('<p> &nbsp; </p>')).toBe(0);
  expect(readingMinutes(null)).toBe(0);
});

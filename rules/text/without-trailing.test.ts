import { expect, test } from 'vitest';
import { withoutTrailing } from './without-trailing.ts';

test.each([
  ['/nl/', '/', '/nl'],
  ['/nl///', '/', '/nl'],
  ['/nl//x', '/', '/nl//x'],
  ['/', '/', ''],
  ['', '/', ''],
  ['NL 4471820', '0123456789', 'NL '],
])('%j without %j at its end is %j', (text, signs, expected) => {
  expect(withoutTrailing(text, signs)).toBe(expected);
});

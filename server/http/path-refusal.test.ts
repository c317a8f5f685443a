import { expect, test } from 'vitest';
import { longestPath, refusalOf } from './path-refusal.ts';

test.each<[string, number | null]>([
  ['/nl', null],
  ['/nl?x=1', null],
  ['*', null],
  [`/${'x'.repeat(longestPath - 1)}`, null],
  [`/${'x'.repeat(longestPath)}`, 414],
  [`/nl${'/'.repeat(15_500)}x`, 414],
  // Only the path is short: a query may be as long as the headers may be.
  [`/nl/shop/order-package?${'x'.repeat(8000)}`, null],
])('a path longer than any page has is refused before it is read: %.40s', (url, status) => {
  expect(refusalOf(url)).toBe(status);
});

test.each<[string, number | null]>([
  ['/assets/%2e%2e/nl/shop/', 400],
  ['/assets/%2E%2E/nl/shop/', 400],
  ['/assets/.%2e/nl/shop/', 400],
  ['/assets/../nl/shop/', 400],
  ['/assets/./x.js', 400],
  ['/assets/..', 400],
  ['/assets/%2e', 400],
  ['/assets\\..\\nl/shop/', 400],
  ['http://127.0.0.1/assets/../nl/shop/', 400],
  // Not a segment of its own.
  ['/nl/recepten/..%2fx', null],
  ['/nl/recepten/a..b', null],
  ['/nl/...', null],
  ['/.well-known/security.txt', null],
  ['/nl?path=../x', null],
])('cache deception: a dot segment in a path as it was sent is refused: %s', (url, status) => {
  expect(refusalOf(url)).toBe(status);
});

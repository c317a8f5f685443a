import { expect, test } from 'vitest';
import { tabAfter } from './use-panel-tabs.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowDown', 1, null],
  ['a', 1, null],
])('HOME-6 the key %s leads from tab %i to %j of four', (key, at, next) => {
  expect(tabAfter(key, at, 4)).toBe(next);
});

import { expect, test } from 'vitest';
import { hasNewBadge } from './new-badge.ts';

test.each([
  ['2024-03-31T12:00:00.000Z', true],
  ['2024-03-31T11:59:59.000Z', true],
  ['2024-03-02T12:00:00.000Z', true],
  ['2024-03-01T12:00:00.001Z', true],
  ['2024-03-01T12:00:00.000Z', true],
  ['2024-03-01T11:59:59.999Z', false],
  ['2024-02-29T12:00:00.000Z', false],
  ['2024-03-31T12:00:01.000Z', false],
  [null, false],
  [undefined, false],
  ['', false],
  ['invalid', false],
  ['2024-03-31 11:00:00', true],
])('FSH-37, FSH-D7 published %j: new on 2024-03-31 at noon is %j', (publishedAt, expected) => {
  expect(hasNewBadge(publishedAt, new Date('2024-03-31T12:00:00.000Z'))).toBe(expected);
});

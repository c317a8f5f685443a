import { expect, test } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

function open(atOnce: number) {
  let now = 1_000_000;
  const bucket = createTokenBucket({ atOnce, perSecond: 1 }, () => now);
  return { bucket, take: (key: string) => bucket(key).isAllowed, pass: (ms: number) => (now += ms) };
}

test('as many at once as the bucket holds, then one for each interval, up to a full bucket', () => {
  const { bucket, take, pass } = open(2);
  const takes = (count: number) => Array.from({ length: count }, () => take('a'));
  expect(takes(3)).toEqual([true, true, false]);
  pass(999);
  expect(bucket('a')).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  expect(take('a')).toBe(false);
  pass(1);
  expect(takes(2)).toEqual([true, false]);
  pass(3_600_000);
  expect(takes(3)).toEqual([true, true, false]);
});

test('each key has a bucket of its own; what is given back can be taken again, and never makes more than a full one', () => {
  const { bucket, take } = open(1);
  expect([take('a'), take('b'), take('a')]).toEqual([true, true, false]);
  bucket.giveBack('a');
  bucket.giveBack('a');
  expect([take('a'), take('a')]).toEqual([true, false]);
});

test('weakness 32: a clock that is set back counts on from there', () => {
  const { take, pass } = open(1);
  take('a');
  pass(-86_400_000);
  expect(take('a')).toBe(false);
  pass(1000);
  expect(take('a')).toBe(true);
});

test('keys beyond those that are remembered are let in', () => {
  const { take } = open(1);
  for (let index = 0; index < 25_000; index += 1) expect(take(`key ${index}`)).toBe(true);
});

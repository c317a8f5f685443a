import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call is made at once, those that follow become one a second, and none is forgotten', () => {
  const made: string[] = [];
  const call = coalesce((name) => made.push(name), 1000);
  for (let count = 0; count < 5; count += 1) call('nl');
  call('de');
  expect(made).toEqual(['nl', 'de']);
  vi.advanceTimersByTime(999);
  expect(made).toEqual(['nl', 'de']);
  vi.advanceTimersByTime(1);
  expect(made).toEqual(['nl', 'de', 'nl']);
  call('nl');
  vi.advanceTimersByTime(1000);
  expect(made).toEqual(['nl', 'de', 'nl', 'nl']);
  vi.advanceTimersByTime(5000);
  call('nl');
  expect(made).toHaveLength(5);
});

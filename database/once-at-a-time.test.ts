import { expect, test, vi } from 'vitest';
import { onceAtATime } from './once-at-a-time.ts';

test('asking often costs one write a second, and what failed is tried again at once', async () => {
  vi.useFakeTimers();
  let count = 0;
  let isWell = true;
  const ask = onceAtATime(async () => {
    count += 1;
    if (!isWell) throw new Error('full');
  }, 1000);
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(count).toBe(1);
  vi.advanceTimersByTime(1000);
  isWell = false;
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('full');
  expect(count).toBe(2);
  await expect(ask()).rejects.toThrow('full');
  isWell = true;
  await ask();
  expect(count).toBe(4);
  vi.useRealTimers();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answerAfter(ms: number) {
  return () => new Promise<string>((resolve) => void setTimeout(() => resolve('answer'), ms));
}

test('SGN-13 an answer after 9999 ms is used', async () => {
  const result = withTimeout(answerAfter(9999), 10_000);
  await vi.advanceTimersByTimeAsync(9999);
  await expect(result).resolves.toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('SGN-13 no answer at 10000 ms is a time-out, and the request is ended', async () => {
  let signal: AbortSignal | undefined;
  const result = withTimeout((given) => {
    signal = given;
    return answerAfter(20_000)();
  }, 10_000);
  const outcome = result.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBeInstanceOf(TimeoutError);
  expect(signal?.aborted).toBe(true);
});

test('SGN-13 a request that fails by itself fails with its own reason', async () => {
  await expect(withTimeout(() => Promise.reject(new Error('offline')), 10_000)).rejects.toThrow('offline');
  const throwing = () => {
    throw new Error('at once');
  };
  await expect(withTimeout(throwing, 10_000)).rejects.toThrow('at once');
  expect(vi.getTimerCount()).toBe(0);
});

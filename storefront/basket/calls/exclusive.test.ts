import { expect, test } from 'vitest';
import { exclusive } from './exclusive.ts';

/** Locks as browsers have them, in this process. */
const { locks } = navigator;

test('SHP-9 one after the other changes the basket, and who had to wait is told', async () => {
  const alone = exclusive('basket-one', locks);
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = alone(async (isContested) => {
    steps.push(`first ${isContested}`);
    await first.promise;
  }, {});
  const other = alone(async (isContested) => void steps.push(`second ${isContested}`), {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).toEqual(['first false']);
  first.resolve();
  await Promise.all([one, other]);
  expect(steps).toEqual(['first false', 'second true']);
});

test('SHP-9 readings wait for a change but not for each other', async () => {
  const alone = exclusive('basket-two', locks);
  const held = Promise.withResolvers<void>();
  const reading = alone(() => held.promise, { isReading: true });
  await alone(async () => {}, { isReading: true });
  let hasChanged = false;
  const change = alone(async () => void (hasChanged = true), {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasChanged).toBe(false);
  held.resolve();
  await Promise.all([reading, change]);
  expect(hasChanged).toBe(true);
});

test('SHP-9 who is no longer wanted stops waiting, and what fails lets go', async () => {
  const alone = exclusive('basket-three', locks);
  const held = Promise.withResolvers<void>();
  const first = alone(() => held.promise, {});
  const controller = new AbortController();
  const second = alone(async () => {}, { signal: controller.signal });
  const outcome = second.then(
    () => 'waited',
    (error: Error) => error.name,
  );
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  expect(await outcome).toBe('AbortError');
  held.reject(new Error('the shop failed'));
  await expect(first).rejects.toThrow('the shop failed');
  await alone(async () => {}, {});
});

test('SHP-9 a browser without locks takes it that another tab was faster', async () => {
  const seen: boolean[] = [];
  await exclusive('basket', undefined)(async (isContested) => void seen.push(isContested), {});
  expect(seen).toEqual([true]);
});

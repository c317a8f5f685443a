import { afterEach, expect, test, vi } from 'vitest';
import { createTabLocks } from '#tests/setup/browser/tab-locks.ts';
import { exclusive } from './exclusive.ts';
import { createWriterLease, silenceMs, TurnLost } from './writer-lease.ts';

/** Locks as browsers have them, in this process. */
const { locks } = navigator;

afterEach(() => {
  vi.useRealTimers();
});

/** What tabs of one browser share beside their locks. */
function turns() {
  let turn: unknown = null;
  return { read: () => turn, keep: (next: unknown) => void (turn = next) };
}

test('SHP-9 one after the other changes the basket, and who had to wait is told', async () => {
  const alone = exclusive('basket-one', locks, createWriterLease(turns()));
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = alone(async (isContested) => {
    steps.push(`first ${isContested}`);
    await first.promise;
  });
  const other = alone(async (isContested) => void steps.push(`second ${isContested}`));
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).toEqual(['first false']);
  first.resolve();
  await Promise.all([one, other]);
  expect(steps).toEqual(['first false', 'second true']);
});

test('SHP-9 readings wait for a change but not for each other', async () => {
  const alone = exclusive('basket-two', locks, createWriterLease(turns()));
  const held = Promise.withResolvers<void>();
  const reading = alone(() => held.promise, { isReading: true });
  await alone(async () => {}, { isReading: true });
  let hasChanged = false;
  const change = alone(async () => void (hasChanged = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasChanged).toBe(false);
  held.resolve();
  await Promise.all([reading, change]);
  expect(hasChanged).toBe(true);
});

test('SHP-9 what fails lets go', async () => {
  const alone = exclusive('basket-three', locks, createWriterLease(turns()));
  await expect(alone(() => Promise.reject(new Error('the shop failed')))).rejects.toThrow('the shop failed');
  let hasRun = false;
  await alone(async () => void (hasRun = true));
  expect(hasRun).toBe(true);
});

test('E3 a tab knows that another changed the basket since it looked, though nobody is at it now', async () => {
  const [shared, ownLocks] = [turns(), createTabLocks()];
  const [one, other] = [0, 1].map(() => exclusive('basket', ownLocks, createWriterLease(shared)));
  const seen: boolean[] = [];
  const note = async (isContested: boolean) => void seen.push(isContested);
  await one?.(note);
  await one?.(note);
  await other?.(note);
  await one?.(async () => {}, { isReading: true });
  await one?.(note);
  expect(seen).toEqual([false, false, true, false]);
});

test('E1 nobody takes the turn of a tab that works, however long it takes', async () => {
  vi.useFakeTimers();
  const [shared, ownLocks] = [turns(), createTabLocks()];
  const lease = createWriterLease(shared);
  const working = exclusive(
    'basket',
    ownLocks,
    lease,
  )(async () => {
    for (let request = 0; request < 10; request += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      lease.renew();
    }
  });
  let hasBegun = false;
  const waiting = exclusive('basket', ownLocks, createWriterLease(shared))(async () => void (hasBegun = true));
  await vi.advanceTimersByTimeAsync(599_000);
  expect(hasBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all([working, waiting]);
  expect(hasBegun).toBe(true);
});

test.each([
  ['locks', createTabLocks],
  ['no locks', () => undefined],
])('E1 a tab that is frozen loses its turn, and sends nothing when it wakes up (%s)', async (_browser, locksOf) => {
  vi.useFakeTimers();
  const [shared, ownLocks] = [turns(), locksOf()];
  const lease = createWriterLease(shared);
  const woken = Promise.withResolvers<void>();
  let wasSent = false;
  const frozen = exclusive(
    'basket',
    ownLocks,
    lease,
  )(async () => {
    lease.renew();
    await woken.promise;
    lease.renew();
    wasSent = true;
  });
  frozen.catch(() => {});
  let isContested: boolean | null = null;
  const next = exclusive('basket', ownLocks, createWriterLease(shared))(async (given) => void (isContested = given));
  await vi.advanceTimersByTimeAsync(silenceMs - 1000);
  expect(isContested).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  await next;
  expect(isContested).toBe(true);
  woken.resolve();
  await expect(frozen).rejects.toThrow(/stolen|another tab/);
  expect(wasSent).toBe(false);
  expect(() => lease.renew()).not.toThrow(TurnLost);
});

test('SHP-9 a browser without locks and storage takes it that another tab was faster', async () => {
  const seen: boolean[] = [];
  const lease = createWriterLease({ read: () => null, keep: () => {} });
  await exclusive('basket', undefined, lease)(async (isContested) => void seen.push(isContested));
  expect(seen).toEqual([true]);
});

import { expect, test } from 'vitest';
import type { CacheKey } from './cache-key.ts';
import { createRefreshQueue } from './refresh-queue.ts';

const page = (address: string): CacheKey => ({ address, isOpenEnded: false });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Each page takes so long, on a clock of its own, and is under way until it is let go. */
function setUp({ takesMs = 30, waiting = 500 } = {}) {
  const made: string[] = [];
  const rests: number[] = [];
  const doors: (() => void)[] = [];
  const wakes: (() => void)[] = [];
  let time = 0;
  let running = 0;
  let most = 0;
  const queue = createRefreshQueue(
    async ({ address }) => {
      made.push(address);
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => doors.push(resolve));
      time += takesMs;
      running -= 1;
    },
    {
      waiting,
      now: () => time,
      rest: (ms) => {
        rests.push(ms);
        return new Promise<void>((resolve) => wakes.push(resolve));
      },
    },
  );
  return {
    queue,
    made,
    rests,
    most: () => most,
    /** What is under way is finished, and the rest after it is not over yet. */
    finish: async () => {
      doors.shift()?.();
      await settled();
    },
    wake: async () => {
      wakes.shift()?.();
      await settled();
    },
  };
}

test('one page is made at a time, and the thread is left to visitors for as long as it took', async () => {
  const { queue, made, rests, finish, wake, most } = setUp({ takesMs: 30 });
  for (const key of ['a', 'b', 'c']) queue.add(page(key), 'seen');
  expect(made).toEqual(['a']);
  await finish();
  expect([made, rests]).toEqual([['a'], [30]]);
  await wake();
  await finish();
  await wake();
  expect(made).toEqual(['a', 'b', 'c']);
  expect(most()).toBe(1);
});

test('C6 a page that several sales are about is made once, and once more only for a sale since it was begun', async () => {
  const { queue, made, finish, wake } = setUp();
  queue.add(page('a'), 'unseen');
  for (let sale = 0; sale < 20; sale += 1) for (const key of ['b', 'c']) queue.add(page(key), 'unseen');
  for (let turn = 0; turn < 10; turn += 1) {
    await finish();
    await wake();
  }
  expect(made).toEqual(['a', 'b', 'c']);
  for (let sale = 0; sale < 20; sale += 1) queue.add(page('b'), 'unseen');
  for (let turn = 0; turn < 10; turn += 1) {
    await finish();
    await wake();
  }
  expect(made).toEqual(['a', 'b', 'c', 'b', 'b']);
});

test('what a visitor saw is made before what nobody asked for, also when it was seen later', async () => {
  const { queue, made, finish, wake } = setUp();
  for (const key of ['a', 'b', 'c', 'd']) queue.add(page(key), 'unseen');
  queue.add(page('d'), 'seen');
  for (let turn = 0; turn < 4; turn += 1) {
    await finish();
    await wake();
  }
  expect(made).toEqual(['a', 'd', 'b', 'c']);
});

test('36.8 while an urgent page waits there is no rest, and each is still made alone', async () => {
  const { queue, made, rests, finish, wake, most } = setUp({ takesMs: 30 });
  queue.add(page('a'), 'unseen');
  queue.add(page('b'), 'seen');
  for (const key of ['c', 'd']) queue.add(page(key), 'urgent');
  await finish();
  await finish();
  expect(rests).toEqual([]);
  expect(made).toEqual(['a', 'c', 'd']);
  await finish();
  expect(rests).toEqual([30]);
  await wake();
  expect(made).toEqual(['a', 'c', 'd', 'b']);
  expect(most()).toBe(1);
});

test('36.8 an urgent page that a visitor sees meanwhile stays urgent, and a seen one that a sale is about stays seen', async () => {
  const { queue, made, finish, wake } = setUp();
  for (const key of ['a', 'b', 'c']) queue.add(page(key), 'seen');
  queue.add(page('d'), 'urgent');
  queue.add(page('d'), 'seen');
  queue.add(page('b'), 'unseen');
  queue.add(page('e'), 'unseen');
  for (let turn = 0; turn < 5; turn += 1) {
    await finish();
    await wake();
  }
  expect(made).toEqual(['a', 'd', 'b', 'c', 'e']);
});

test('a page that waited for a slow service is no reason to rest for long', async () => {
  const { queue, rests, finish } = setUp({ takesMs: 8000 });
  queue.add(page('a'), 'unseen');
  queue.add(page('b'), 'unseen');
  await finish();
  expect(rests).toEqual([100]);
});

test('more than can be remembered are refused, and those in line are known', async () => {
  const { queue } = setUp({ waiting: 2 });
  const added = ['a', 'b', 'c', 'd'].map((key) => queue.add(page(key), 'seen'));
  expect(added).toEqual([true, true, true, false]);
  expect(['a', 'b', 'c', 'd'].map((key) => queue.has(key))).toEqual([false, true, true, false]);
  // One that is in line already takes no other place.
  expect(queue.add(page('c'), 'seen')).toBe(true);
});

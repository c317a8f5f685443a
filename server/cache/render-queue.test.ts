import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

test('a queue renders few at once, lets some wait and turns the rest away', async () => {
  const queue = createRenderQueue({ running: 2, waiting: 3, turns: 0 });
  let most = 0;
  let running = 0;
  const finish: (() => void)[] = [];
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  const asked = Array.from({ length: 7 }, () =>
    queue.run(task).then(
      () => 'made',
      () => 'turned away',
    ),
  );
  const done = Promise.all(asked);
  const aMomentLater = () => new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
  while ((await Promise.race([done, aMomentLater()])) === undefined) finish.splice(0).forEach((end) => end());
  expect((await done).filter((end) => end === 'made')).toHaveLength(5);
  expect(most).toBe(2);
});

test('who has waited too long in the queue is sent away', async () => {
  const queue = createRenderQueue({ running: 1, waiting: 3, waitMs: 10, turns: 0 });
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect(queue.run(async () => 'made')).rejects.toThrow('Too many pages');
  finish();
  await first;
  expect(await queue.run(async () => 'made')).toBe('made');
  expect(queue.sizes()).toEqual({ running: 0, waiting: 0 });
});

test('C13 H2-8 one sender with 208 connections has a part of the queue, and others their turn', async () => {
  const queue = createRenderQueue({ turns: 0 });
  const doors: (() => void)[] = [];
  const begun: string[] = [];
  const ask = (sender: string) =>
    queue
      .run(
        () => {
          begun.push(sender);
          return new Promise<void>((resolve) => doors.push(resolve));
        },
        { sender },
      )
      .then(
        () => 'made',
        () => 'turned away',
      );
  const flood = Array.from({ length: 208 }, () => ask('flood'));
  const others = Array.from({ length: 10 }, (_, index) => ask(`visitor ${index}`));
  expect(queue.sizes()).toEqual({ running: 8, waiting: 50 });
  await expect.poll(() => doors.length).toBe(8);
  doors.splice(0).forEach((end) => end());
  // As soon as places are free the others have them.
  await expect.poll(() => begun.length).toBe(16);
  expect(begun.slice(8, 15)).toEqual(Array.from({ length: 7 }, (_, index) => `visitor ${index}`));
  const all = Promise.all([...flood, ...others]);
  const aMomentLater = () => new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
  while ((await Promise.race([all, aMomentLater()])) === undefined) doors.splice(0).forEach((end) => end());
  expect((await Promise.all(flood)).filter((end) => end === 'made')).toHaveLength(48);
  expect(await Promise.all(others)).toEqual(Array(10).fill('made'));
});

test('H2-8 what is made for one sender alone has a budget, which comes back with time; our own machine has none', () => {
  let now = 0;
  const queue = createRenderQueue({ budget: { atOnce: 2, perSecond: 1 }, now: () => now });
  const spend = (sender: string | null) => queue.spend(sender);
  spend('a');
  const { giveBack } = spend('a');
  expect(() => spend('a')).toThrow('Too many pages');
  giveBack();
  spend('a');
  expect(() => spend('a')).toThrow('Too many pages');
  spend('b');
  for (let count = 0; count < 10; count += 1) spend(null);
  now += 1000;
  spend('a');
});

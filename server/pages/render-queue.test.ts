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
  const queue = createRenderQueue({ running: 1, waiting: 3, waitMs: 10 });
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect(queue.run(async () => 'made')).rejects.toThrow('Too many pages');
  finish();
  await first;
  expect(await queue.run(async () => 'made')).toBe('made');
  expect(queue.sizes()).toEqual({ running: 0, waiting: 0 });
});

import { expect, test } from 'vitest';
import { createLimit, QueueRefusal } from './limit.ts';

test('no more tasks run at once than allowed, in their order, also when one fails', async () => {
  const limit = createLimit({ atOnce: 2 });
  const started: number[] = [];
  const doors = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const runs = doors.map(({ promise }, index) =>
    limit(async () => {
      started.push(index);
      await promise;
      if (index === 0) throw new Error('broken');
      return index;
    }).catch(() => 'failed'),
  );
  expect(started).toEqual([0, 1]);
  doors[0]?.resolve();
  await runs[0];
  expect(started).toEqual([0, 1, 2]);
  doors[2]?.resolve();
  await runs[2];
  expect(started).toEqual([0, 1, 2, 3]);
  doors[1]?.resolve();
  doors[3]?.resolve();
  expect(await Promise.all(runs)).toEqual(['failed', 1, 2, 3]);
});

/** One place, taken until `free` is called, and what begins after it. */
function busyLimit(bounds: Omit<Parameters<typeof createLimit>[0], 'atOnce'>) {
  const limit = createLimit({ ...bounds, atOnce: 1 });
  const door = Promise.withResolvers<void>();
  const first = limit(() => door.promise);
  const begun: string[] = [];
  const ask = (name: string, ask: Parameters<typeof limit>[1] = {}) =>
    limit(async () => {
      begun.push(name);
      return name;
    }, ask).catch((error: unknown) => (error instanceof QueueRefusal ? error.reason : 'failed'));
  return { ask, begun, free: () => (door.resolve(), first) };
}

test('a queue has an end, and one sender has a part of it', async () => {
  const { ask, free } = busyLimit({ waiting: 3, waitingPerSender: 2 });
  const runs = [
    ask('one', { sender: 'a' }),
    ask('two', { sender: 'a' }),
    ask('three', { sender: 'a' }),
    ask('four', { sender: 'b' }),
    ask('five', { sender: 'c' }),
  ];
  await free();
  expect(await Promise.all(runs)).toEqual(['one', 'two', 'full', 'four', 'full']);
});

test('C13 whoever has the fewest under way is next, and what nobody in particular asked for is never one sender', async () => {
  const limit = createLimit({ atOnce: 2, waitingPerSender: 3 });
  const begun: string[] = [];
  const doors = new Map<string, () => void>();
  const ask = (name: string, sender?: string) =>
    limit(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => doors.set(name, resolve));
      },
      { sender },
    );
  const runs = [1, 2, 3, 4].map((count) => ask(`a${count}`, 'a'));
  runs.push(ask('b1', 'b'), ...[1, 2, 3, 4].map((count) => ask(`nobody ${count}`)));
  expect(limit.sizes()).toEqual({ running: 2, waiting: 7 });
  for (let place = 0; place < runs.length; place += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(place);
    doors.get(begun[place] ?? '')?.();
  }
  await Promise.all(runs);
  expect(begun.slice(0, 3)).toEqual(['a1', 'a2', 'b1']);
  expect(begun).toHaveLength(9);
});

test('nobody waits in line for those who have left', async () => {
  const { ask, begun, free } = busyLimit({ waiting: 2 });
  let isHere = true;
  const left = [ask('one', { isWanted: () => isHere }), ask('two', { isWanted: () => isHere })];
  expect(await ask('three')).toBe('full');
  isHere = false;
  const four = ask('four');
  await free();
  expect([await four, ...(await Promise.all(left))]).toEqual(['four', 'left', 'left']);
  expect(begun).toEqual(['four']);
});

test('what is asked for first comes first, but for what can wait', async () => {
  const { ask, begun, free } = busyLimit({});
  const runs = [ask('large', { canWait: true }), ask('plain'), ask('another')];
  await free();
  await Promise.all(runs);
  expect(begun).toEqual(['plain', 'another', 'large']);
});

test('a wait has an end', async () => {
  const { ask, free } = busyLimit({ waitMs: 5 });
  expect(await ask('one')).toBe('late');
  await free();
  expect(await ask('two')).toBe('two');
});

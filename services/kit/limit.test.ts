import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

test('no more tasks run at once than allowed, in their order, also when one fails', async () => {
  const limit = createLimit(2);
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

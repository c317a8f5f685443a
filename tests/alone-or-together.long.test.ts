// Whoever asks at the same time as others gets what they would get alone: the short form is in tests/pages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTogether, type Together } from '#tests/setup/random-visitors.ts';

let together: Together;
beforeAll(async () => {
  together = await openTogether();
});
afterAll(() => together?.close());

test('RTE-5, RTE-D2, RTE-D15, RTE-38, CPN-8, STO-6 ten thousand random visitors, 25 at a time, get what they get alone', async () => {
  const right = await together.check({ batches: 400, atOnce: 25 });
  const rows = [...right].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status} × ${count}`);
  console.log(`right answers by status: ${rows.join(', ')}`);
  expect([...right.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000);
}, 1_800_000);

// Whoever asks at the same time as others gets what they would get alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTogether, type Together } from '#tests/setup/random-visitors.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const batches = isWholeRun ? 8 : 3;
let together: Together;
beforeAll(async () => {
  together = await openTogether();
});
afterAll(() => together?.close());

test(`RTE-5, RTE-D2, RTE-D15, RTE-38, CPN-8, STO-6 ${batches * 25} random visitors, 25 at a time, get what they get alone`, async () => {
  const right = await together.check({ batches, atOnce: 25 });
  expect([...right.values()].reduce((sum, count) => sum + count, 0)).toBe(batches * 25);
  for (const status of [200, 301, 404]) expect(right.get(status), String(status)).toBeGreaterThan(0);
}, 240_000);

import { expect, test } from 'vitest';
import { herdOf } from './herd-of.server.ts';

const box = { animal: 'cow', stockStatus: 'instock', totalAvailable: 96, buyerCount: 75, percentageSold: 78 };

// C5 for 'specified'; the figures themselves for 'plain'.
test.each([
  { figures: 'specified', total: 48, left: 11 },
  { figures: 'plain', total: 96, left: 21 },
] as const)('CRD-17 the herd is drawn as $figures figures say it: $left of $total', ({ figures, total, left }) => {
  expect(herdOf(box, { figures })).toEqual({ animal: 'cow', total, left, percentage: 78 });
});

test.each([
  { stockStatus: 'soldout' },
  { totalAvailable: null },
  { buyerCount: null },
  { totalAvailable: 0 },
  { totalAvailable: 402 },
])('no herd for %j', (fields) => {
  expect(herdOf({ ...box, ...fields }, { figures: 'specified' })).toBeNull();
});

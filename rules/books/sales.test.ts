import { expect, test } from 'vitest';
import { spansUntil } from './sales.ts';

test.each([
  ['week', 8, { from: '2026-11-23', to: '2026-11-29' }, { from: '2026-10-05', to: '2026-10-11' }],
  ['month', 12, { from: '2026-11-01', to: '2026-11-30' }, { from: '2025-12-01', to: '2025-12-31' }],
  ['year', 4, { from: '2026-01-01', to: '2026-12-31' }, { from: '2023-01-01', to: '2023-12-31' }],
] as const)('42.4 on 24 November 2026, by %s: %i of them', (by, count, last, first) => {
  const spans = spansUntil('2026-11-24', by);
  expect(spans).toHaveLength(count);
  expect(spans.at(-1)).toEqual(last);
  expect(spans[0]).toEqual(first);
});

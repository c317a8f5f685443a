import { expect, test } from 'vitest';
import { resolveDates } from './relative-dates.ts';

const sunday = new Date('2026-11-15T21:00:00Z');

test.each<[written: string, day: string]>([
  ['now+5d', '2026-11-20'],
  ['now+6d', '2026-11-23'],
  ['now+7d', '2026-11-23'],
  ['now+8d', '2026-11-23'],
  ['2026-11-21', '2026-11-21'],
])('nobody delivers at weekends: %s from a Sunday is %s', (written, day) => {
  const resolved = resolveDates({ product_shop_delivery_date: written, publish_datetime: 'now+7d' }, sunday);
  expect(resolved).toEqual({
    product_shop_delivery_date: expect.stringMatching(`^${day}`),
    publish_datetime: '2026-11-22T00:00:00.000Z',
  });
});

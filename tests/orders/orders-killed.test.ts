import { expect, test } from 'vitest';
import { killOrders } from '#tests/setup/orders/killed-orders.ts';

test(
  'orders: killed between two statements of an order, 5 times: all or nothing, no gaps, stock right',
  { timeout: 180_000 },
  async () => {
    const { killed } = await killOrders({ rounds: 5 });
    expect(killed).toBe(5);
  },
);

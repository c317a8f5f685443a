import { expect, test } from 'vitest';
import { killOrders } from '#tests/setup/orders/killed-orders.ts';

test(
  'orders: killed between two statements of an order, 50 times: all or nothing, no gaps, stock right',
  { timeout: 900_000 },
  async () => {
    const { killed, statements } = await killOrders({ rounds: 50 });
    expect(killed).toBe(50);
    // So often that every statement was the last one, or nearly.
    expect(statements).toBeLessThan(50);
  },
);

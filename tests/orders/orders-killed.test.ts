import { expect, test } from 'vitest';
import { killOrders } from '#tests/setup/orders/killed-orders.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const rounds = isWholeRun ? 5 : 2;

test(
  `orders: killed between two statements of an order, ${rounds} times: all or nothing, no gaps, stock right`,
  { timeout: 180_000 },
  async () => {
    const { killed } = await killOrders({ rounds });
    expect(killed).toBe(rounds);
  },
);

import { test } from 'vitest';
import { assertBooksBalance } from '#tests/setup/orders/money-property.ts';

test(
  'C1 H2-1 whatever is bought, paid, cancelled and refunded, the books balance to the cent and vouchers hold no more than came in: 20,000 shops',
  { timeout: 300_000 },
  () => {
    assertBooksBalance(20_000);
  },
);

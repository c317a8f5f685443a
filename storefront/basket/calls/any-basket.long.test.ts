import { test } from 'vitest';
import { expectRightBaskets } from '#tests/setup/shop/any-basket.ts';
import { useBasketClock } from '#tests/setup/browser/open-basket.ts';

useBasketClock();

test('SHP-9, FSH-40, ERR-D7 at rest two thousand carts are what was last wished for, less what was refused and said', async () => {
  await expectRightBaskets(2000);
}, 900_000);

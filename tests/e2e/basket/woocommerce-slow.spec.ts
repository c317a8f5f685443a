// A WooCommerce that takes its time over each change, in a browser, through the shop's own front.
import { expect } from '#tests/setup/browser/browser-test.ts';
import { add, box, more, quantity } from '#tests/setup/farmshop-page.ts';
import { slowDown } from '#tests/setup/shop/slow-woocommerce.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { burgers, change, counted, fillBox } from '#tests/setup/shop/woocommerce-steps.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { expectBoxes, kinds, test } from '#tests/setup/shop/woocommerce-test.ts';

/** A shop that is nearly as quick as the clicks, and one that is slower than all of them. */
const delays = isWholeRun ? [0, 0.3, 1, 2, 4, 10] : [0.3];

test.describe.configure({ mode: 'default' });

for (const kind of inTurn(kinds, 0)) {
  test.describe(`a shop that ${kind}`, () => {
    test.use({ kind });

    for (const seconds of delays) {
      test(`SHP-9, SHP-D3 four clicks while each change takes ${seconds} s longer end in one box with all of them`, async ({
        page,
        woo,
      }) => {
        await page.clock.install();
        await fillBox(page);
        const clock = await slowDown(page, woo, { on: change, delayMs: seconds * 1000 });
        await add(page, burgers).click();
        for (const pause of [450, 500, 600]) {
          await clock.pass(pause);
          await more(page, burgers).click();
        }
        await expect(quantity(page, 4, burgers)).toBeVisible();
        // Half a minute is enough for the longest of them, and for the last look at the cart.
        await clock.pass(30_000);
        await expect(box(page)).toHaveAttribute('aria-busy', 'false');
        await expect(box(page)).toContainText('€ 29,55');
        await expect(counted(page, 1)).toBeVisible();
        await expectBoxes(woo, page, [{ 1: 1, 3: 4 }]);
        clock.hurry();
      });
    }
  });
}

// A page that is closed while a WooCommerce saves, an order there, and the next farm shop page.
import { expect } from '#tests/setup/browser/browser-test.ts';
import { add, box, expectSaved, openList, quantity, t } from '#tests/setup/farmshop-page.ts';
import { basket, burgers, change, fillBox } from '#tests/setup/shop/woocommerce-steps.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { expectBoxes, kinds, test } from '#tests/setup/shop/woocommerce-test.ts';

for (const kind of inTurn(kinds, 1)) {
  test.describe(`a shop that ${kind}`, () => {
    test.use({ kind });

    test('F1 what was bought does not come back into the basket from a page that was closed while saving', async ({
      page,
      context,
      woo,
    }) => {
      await fillBox(page);
      const gate = woo.hold(change);
      await add(page, burgers).click();
      await gate.arrived();
      await page.close();
      gate.open();
      await expectBoxes(woo, page, [{ 1: 1, 3: 1 }]);
      const shop = await context.newPage();
      await shop.goto(basket);
      await shop.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await shop.getByRole('button', { name: 'Place order' }).click();
      await expect(shop).toHaveURL(/order-received/);
      await openList(shop);
      await expect(add(shop, burgers)).toBeVisible();
      await expect(box(shop)).toContainText(t('farmshop:overview.empty'));
      // Pressed after the order, it counts, and nothing of before comes along.
      await add(shop, burgers).click();
      await expect(quantity(shop, 1, burgers)).toBeVisible();
      await expectSaved(shop);
      await expectBoxes(woo, shop, [{ 3: 1 }]);
    });
  });
}

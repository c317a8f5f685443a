// Several tabs of one visitor, in front of a WooCommerce that answers slowly, one request of a session after the other.
import { expect } from '#tests/setup/browser/browser-test.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { add, less, more, notSaved, openList, quantity, expectSaved } from '#tests/setup/farmshop-page.ts';
import { burgers, counted, fillBox, notice } from '#tests/setup/shop/woocommerce-steps.ts';
import { expectBoxes, kinds, test } from '#tests/setup/shop/woocommerce-test.ts';

const steak = 'Biefstuk';
const takesMs = 700;

// What differs between them is walked with both in basket-tabs.test.ts, and here in the long run.
for (const kind of inTurn(kinds, 1)) {
  test.describe(`a shop that ${kind}`, () => {
    test.use({ kind });

    test('E1, E3 presses in two tabs of a slow shop are all saved, the newer of two wins, and both tabs come to rest', async ({
      page,
      context,
      woo,
    }) => {
      await fillBox(page);
      const other = await context.newPage();
      await openList(other);
      await expect(quantity(other, 1)).toBeVisible();
      woo.answerInLine(takesMs);
      await add(page, burgers).click();
      await add(other, steak).click();
      await more(other, burgers).click();
      await more(page, steak).click();
      await more(page, steak).click();
      await less(other, burgers).click();
      await less(other, burgers).click();
      await more(page).click();
      for (const tab of [page, other]) {
        await expect(quantity(tab, 2)).toBeVisible();
        await expect(quantity(tab, 3, steak)).toBeVisible();
        await expect(add(tab, burgers)).toBeVisible();
      }
      await expectBoxes(woo, page, [{ 1: 2, 6: 3 }]);
      for (const tab of [page, other]) {
        await expectSaved(tab);
        await expect(notSaved(tab)).toHaveCount(0);
        await expect(counted(tab, 1)).toBeVisible();
        await expect(notice(tab)).not.toContainText(burgers);
      }
    });

    test('E2 what was pressed in a tab that is closed at once is saved by the one that stays', async ({
      page,
      context,
      woo,
    }) => {
      await fillBox(page);
      const closing = await context.newPage();
      await openList(closing);
      await expect(quantity(closing, 1)).toBeVisible();
      woo.answerInLine(takesMs);
      await add(closing, burgers).click();
      await more(closing, burgers).click();
      await more(closing, burgers).click();
      await closing.close();
      await expect(quantity(page, 3, burgers)).toBeVisible();
      await expectBoxes(woo, page, [{ 1: 1, 3: 3 }]);
      await expectSaved(page);
    });
  });
}

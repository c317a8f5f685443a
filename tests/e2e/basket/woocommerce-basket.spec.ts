// Filling a box that a WooCommerce keeps, in a browser, through the shop's own front.
import { expect } from '#tests/setup/browser/browser-test.ts';
import { add, box, expectSaved, less, list, more, openList, quantity, t } from '#tests/setup/farmshop-page.ts';
import { openWithoutCode } from '#tests/setup/browser/held-code.ts';
import { basket, burgers, change, counted, fillBox, notice, reading } from '#tests/setup/shop/woocommerce-steps.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';
import { expectBoxes, kinds, sessionOf, test } from '#tests/setup/shop/woocommerce-test.ts';

for (const kind of casesOf(kinds.toReversed(), 1)) {
  test.describe(`a shop that ${kind}`, () => {
    test.use({ kind });

    test('FSH-39, FSH-40, SHP-10, HDR-5 add, more, less, another piece, and its own page', async ({ page, woo }) => {
      await openList(page);
      await add(page).click();
      await expect(notice(page)).toHaveText(t('farmshop:notification.added', { title: 'Rundergehakt' }));
      await more(page).click();
      await expectSaved(page);
      await add(page, burgers).click();
      await expectSaved(page);
      await less(page).click();
      await expectSaved(page);
      await expectBoxes(woo, page, [{ 1: 1, 3: 1 }]);
      await expect(counted(page, 1)).toBeVisible();
      await openList(page, `${list}/hamburgers`);
      await more(page, burgers).click();
      await expect(quantity(page, 2, burgers)).toBeVisible();
      await expectBoxes(woo, page, [{ 1: 1, 3: 2 }]);
    });

    test('SHP-D3, FSH-40 the last piece taken out leaves no box behind', { tag: '@long' }, async ({ page, woo }) => {
      await fillBox(page);
      await expect(counted(page, 1)).toBeVisible();
      await less(page).click();
      await expect(box(page)).toContainText(t('farmshop:overview.empty'));
      await expectSaved(page);
      await expect(notice(page)).toHaveText(t('farmshop:notification.removed', { title: 'Rundergehakt' }));
      await expectBoxes(woo, page, []);
      await expect(counted(page, 0)).toBeVisible();
    });

    test(
      'SHP-9, SHP-D3 changes that overtake a slow shop end in one box with the last of them',
      { tag: '@long' },
      async ({ page, woo }) => {
        await fillBox(page);
        // Each change is under way when the next one comes.
        for (let clicks = 1; clicks <= 4; clicks += 1) {
          const gate = woo.hold(change);
          await (clicks === 1 ? add(page, burgers) : more(page, burgers)).click();
          await gate.arrived();
          if (clicks < 4) await more(page, burgers).click();
          gate.open();
        }
        await expect(notice(page)).not.toHaveText(t('farmshop:notification.added', { title: 'Rundergehakt' }));
        await expectSaved(page);
        await expect(quantity(page, 7, burgers)).toBeVisible();
        await expectBoxes(woo, page, [{ 1: 1, 3: 7 }]);
        await expect(box(page)).toContainText('€ 45,75');
      },
    );

    test('FSH-D14, FSH-45 more than there is: the shop’s own words beside the piece, and no word of success', async ({
      page,
      woo,
      problems,
    }) => {
      woo.shop.stock.set('8', 3);
      await openList(page);
      const title = 'Entrecote';
      await add(page, title).click();
      for (let clicks = 1; clicks < 3; clicks += 1) await more(page, title).click();
      await expectSaved(page);
      await more(page, title).click();
      await expect(notice(page)).toHaveText(t('farmshop:control.saving'));
      await expect(notice(page)).toHaveText(t('farmshop:notification.refused', { title }));
      await expect(quantity(page, 3, title)).toBeVisible();
      const card = page.getByRole('listitem').filter({ has: quantity(page, 3, title) });
      await expect(card).toContainText('There is not enough stock of "Entrecote" (3 remaining).');
      await expectBoxes(woo, page, [{ 8: 3 }]);
      // Told together with one that can be had.
      await add(page, burgers).click();
      await more(page, title).click();
      await expect(box(page)).toContainText('€ 62,25');
      await expectBoxes(woo, page, [{ 3: 1, 8: 3 }]);
      expect(problems.splice(0).join()).toContain('the shop refused a change of the basket');
    });

    test(
      'FSH-D14 a first piece that is refused without a word is not said to be added',
      { tag: '@long' },
      async ({ page, woo }) => {
        woo.shop.stock.set('1', 0);
        await openList(page);
        await add(page).click();
        await expect(notice(page)).toHaveText(t('farmshop:notification.refused', { title: 'Rundergehakt' }));
        await expect(page.getByText(t('farmshop:control.refused'))).toHaveCount(1);
        await expect(add(page)).toBeVisible();
      },
    );

    test('FSH-40 a piece that sells out in the box is named, taken out on the visitor’s word, and blocks nothing', async ({
      page,
      woo,
      problems,
    }) => {
      await openList(page);
      await add(page, 'Entrecote').click();
      await add(page, burgers).click();
      await expectSaved(page);
      woo.shop.soldOut.add('8');
      await add(page, 'Runderworstjes').click();
      await expect(box(page)).toContainText('“Entrecote” is out of stock');
      await expect(page.getByText(t('farmshop:control.blocked'))).toBeVisible();
      await expectBoxes(woo, page, [{ 3: 1, 8: 1 }]);
      await box(page)
        .getByRole('button', { name: t('farmshop:control.remove', { title: 'Entrecote' }) })
        .click();
      await expect(page.getByText(t('farmshop:control.blocked'))).toBeHidden();
      await expectSaved(page);
      await expect(box(page)).not.toContainText('Entrecote');
      await expectBoxes(woo, page, [{ 3: 1, 4: 1 }]);
      problems.splice(0);
    });

    test(
      'FSH-39 a plus pressed before any code is there is one more of that piece, and the visitor stays at its place',
      { tag: '@long' },
      async ({ page, woo }) => {
        await openList(page);
        await add(page).click();
        await add(page, burgers).click();
        await expectSaved(page);
        const letGo = await openWithoutCode(page, list);
        for (const [name, slug] of [
          ['Biefstuk', 'biefstuk'],
          ['Rundergehakt', 'rundergehakt'],
        ]) {
          await add(page, name).click();
          await expect(page).toHaveURL(`${list}#${slug}`);
        }
        letGo();
        await expect(quantity(page, 2)).toBeVisible();
        await expectBoxes(woo, page, [{ 1: 2, 3: 1, 6: 1 }]);
      },
    );

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'FSH-35, FSH-39 every plus is one more of its piece in the one box',
        { tag: '@long' },
        async ({ page, woo }) => {
          await page.goto(list);
          for (const name of [burgers, 'Rundergehakt', burgers]) {
            await add(page, name).click();
            await expect(page).toHaveURL(`${list}#${name.toLowerCase()}`);
          }
          await expectBoxes(woo, page, [{ 1: 1, 3: 2 }]);
          await expect(box(page)).not.toContainText(t('farmshop:overview.empty'));
        },
      );
    });

    test('SHP-10 two tabs, one after the other and at the same time', async ({ page, context, woo }) => {
      await openList(page);
      const other = await context.newPage();
      await openList(other);
      await add(page).click();
      await expect(quantity(other, 1)).toBeVisible();
      await more(other).click();
      await expect(quantity(page, 2)).toBeVisible();
      const gate = woo.hold(change);
      await add(page, burgers).click();
      await gate.arrived();
      await add(other, 'Biefstuk').click();
      gate.open();
      for (const tab of [page, other]) {
        await expect(quantity(tab, 1, burgers)).toBeVisible();
        await expect(quantity(tab, 1, 'Biefstuk')).toBeVisible();
      }
      await expectSaved(other);
      await expectBoxes(woo, page, [{ 1: 2, 3: 1, 6: 1 }]);
    });
  });
}

test('FSH-51, FSH-D13 on the way to free delivery the sums are the shop’s', { tag: '@long' }, async ({ page }) => {
  await openList(page);
  const roast = 'Côte de boeuf';
  await add(page, roast).click();
  for (const [sum, missing] of [
    ['€ 38,50', '€ 60,50'],
    ['€ 77,00', '€ 22,00'],
  ]) {
    await expectSaved(page);
    await expect(box(page)).toContainText(sum ?? '');
    await expect(box(page)).toContainText(t('farmshop:overview.freeMissing', { price: missing ?? '' }));
    await more(page, roast).click();
  }
  await expectSaved(page);
  await expect(box(page)).toContainText('€ 115,50');
  await expect(box(page)).toContainText(t('farmshop:overview.free'));
});

test('FSH-6 lines cost what the shop asks, and a discount has a line of its own', async ({ page, woo }) => {
  woo.shop.prices.set('1', 995);
  await fillBox(page);
  await expect(box(page).getByRole('listitem')).toContainText('€ 9,95');
  woo.shop.setDiscount(await sessionOf(page.context()), 10);
  await page.reload();
  await expect(box(page)).toContainText('Korting€ -1,00');
  await expect(box(page)).toContainText('Totaal van je box€ 8,95');
});

test(
  'FSH-6, ERR-D7 until the shop has answered the box is unknown, and neither empty nor € 0,00',
  { tag: '@long' },
  async ({ page, woo }) => {
    const gate = woo.hold(reading);
    await page.goto(list);
    await gate.arrived();
    await expect(box(page)).toHaveAttribute('aria-busy', 'true');
    await expect(box(page)).toContainText(t('farmshop:overview.loading'));
    await expect(box(page)).not.toContainText(/Nog leeg|€/);
    // What is chosen meanwhile is not lost.
    await add(page).click();
    await expect(quantity(page, 1)).toBeVisible();
    await expect(box(page)).not.toContainText('€ 0,00');
    gate.open();
    await expectSaved(page);
    await expectBoxes(woo, page, [{ 1: 1 }]);
  },
);

test(
  'FSH-D14, HDR-5 what is changed on the shop’s own pages shows on the way back, two boxes too',
  { tag: '@long' },
  async ({ page, woo }) => {
    await fillBox(page);
    const session = await sessionOf(page.context());
    await page.goto(basket);
    woo.shop.setBoxes(session, ['501', { 1: 1, 3: 1 }], ['501', { 1: 2 }]);
    await page.goBack();
    await expect(quantity(page, 3)).toBeVisible();
    await expect(counted(page, 2)).toBeVisible();
    await more(page).click();
    await expectSaved(page);
    await expectBoxes(woo, page, [{ 1: 4, 3: 1 }]);
    await page.goto(basket);
    woo.shop.setBoxes(session);
    await page.goBack();
    await expect(box(page)).toContainText(t('farmshop:overview.empty'));
  },
);

test(
  'FSH-D14 a session that ended is filled again with what is shown, and emptied without a trace',
  { tag: '@long' },
  async ({ page, woo, context }) => {
    // One after the other: after a change that overtook another the page looks at the cart again, which then belongs to nobody.
    await openList(page);
    await add(page).click();
    await expectSaved(page);
    await add(page, burgers).click();
    await expectSaved(page);
    await context.clearCookies();
    await more(page).click();
    await expectSaved(page);
    await expectBoxes(woo, page, [{ 1: 2, 3: 1 }]);
    woo.shop.endSession(await sessionOf(context));
    await less(page, burgers).click();
    await less(page).click();
    await less(page).click();
    await expectSaved(page);
    await expectBoxes(woo, page, []);
  },
);

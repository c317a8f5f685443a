// A WooCommerce that is slow, fails or is gone while a visitor fills a box, in a browser, through the shop's own front.
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/browser/browser-test.ts';
import {
  add,
  box,
  expectSaved,
  list,
  more,
  notSaved,
  openList,
  quantity,
  t,
  title,
} from '#tests/setup/farmshop-page.ts';
import { basket, burgers, change, fillBox, toBasket } from '#tests/setup/shop/woocommerce-steps.ts';
import { expectBoxes, sessionOf, test } from '#tests/setup/shop/woocommerce-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const waiting = (page: Page) => box(page).getByRole('link', { name: t('farmshop:overview.waiting') });
const choice = (page: Page) => page.getByRole('alertdialog', { name: t('farmshop:leave.title') });

test('FSH-D14 the way to the basket waits for a slow save, says so, and finds everything there', async ({
  page,
  woo,
}) => {
  await openList(page);
  const gate = woo.hold(change);
  await add(page).click();
  await gate.arrived();
  await toBasket(page).click();
  await expect(waiting(page)).toBeVisible();
  await expect(page).toHaveURL(list);
  gate.open();
  await expect(page).toHaveURL(basket);
  await expect(page.getByRole('main')).toContainText(`1 × ${title}`);
});

test(
  'FSH-D14 the way to the basket from the header of another page waits as well',
  { tag: '@long' },
  async ({ page, woo }) => {
    await openList(page);
    const gate = woo.hold(change);
    await add(page).click();
    await gate.arrived();
    await page.getByRole('banner').getByRole('link', { name: /Kudde/ }).first().click();
    await expect(page).toHaveURL('/nl');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.basket') })
      .click();
    // The box of the page that is left may still be there and say it too.
    await expect(page.getByText(t('farmshop:overview.waiting')).last()).toBeVisible();
    gate.open();
    await expect(page).toHaveURL(basket);
    await expect(page.getByRole('main')).toContainText(`1 × ${title}`);
  },
);

test('FSH-D14, ERR-D7 whoever leaves with something unsaved is asked: try again, go, or stay', async ({
  page,
  woo,
  problems,
}) => {
  await fillBox(page);
  woo.fail(500);
  await add(page, burgers).click();
  await expect(notSaved(page)).toBeVisible();
  await toBasket(page).click();
  await expect(choice(page)).toBeVisible();
  await expect(choice(page).getByRole('button', { name: t('farmshop:leave.retry') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice(page)).toBeHidden();
  await expect(page).toHaveURL(list);
  await toBasket(page).click();
  await choice(page)
    .getByRole('button', { name: t('farmshop:leave.retry') })
    .click();
  await expect(choice(page)).toBeVisible();
  woo.fail(null);
  await choice(page)
    .getByRole('button', { name: t('farmshop:leave.retry') })
    .click();
  await expect(page).toHaveURL(basket);
  await expect(page.getByRole('main')).toContainText(`1 × ${burgers}`);
  problems.splice(0);
});

test(
  'FSH-D14 what is saved while the visitor is being asked is asked no more: the way leads on to the basket',
  { tag: '@long' },
  async ({ page, woo, problems }) => {
    await fillBox(page);
    woo.fail(500);
    await add(page, burgers).click();
    await expect(notSaved(page)).toBeVisible();
    await toBasket(page).click();
    await expect(choice(page)).toBeVisible();
    woo.fail(null);
    // Tries again at once.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(basket);
    await expect(page.getByRole('main')).toContainText(`1 × ${burgers}`);
    problems.splice(0);
  },
);

test(
  'ERR-D7 whoever goes anyway finds the last choice still wished for on the way back',
  { tag: '@long' },
  async ({ page, woo, problems }) => {
    await fillBox(page);
    woo.fail(500, change);
    await add(page, burgers).click();
    await expect(notSaved(page)).toBeVisible();
    await toBasket(page).click();
    await choice(page)
      .getByRole('button', { name: t('farmshop:leave.go') })
      .click();
    await expect(page).toHaveURL(basket);
    await expect(page.getByRole('main')).not.toContainText(burgers);
    woo.fail(null);
    await page.goBack();
    await expect(quantity(page, 1, burgers)).toBeVisible();
    await expectSaved(page);
    await expectBoxes(woo, page, [{ 1: 1, 3: 1 }]);
    problems.splice(0);
  },
);

const troubles = [
  ['fails (500)', 500],
  ['is in maintenance (503)', 503],
  ['is gone', null],
] as const;
for (const [name, begin] of casesOf<(typeof troubles)[number]>(troubles, 1)) {
  test(`ERR-9, ERR-D7 a shop that ${name}: what was wanted stays, survives looking away and a reload, and is saved by itself`, async ({
    page,
    woo,
    problems,
  }) => {
    await page.clock.install();
    await fillBox(page);
    if (begin === null) await woo.goDown();
    else woo.fail(begin);
    await add(page, burgers).click();
    await expect(notSaved(page)).toBeVisible();
    // Looking at another tab and back.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(quantity(page, 1, burgers)).toBeVisible();
    await page.reload();
    await expect(quantity(page, 1, burgers)).toBeVisible();
    await expect(box(page)).toContainText(t('farmshop:overview.unavailable'));
    await expect(box(page)).not.toContainText('Nog leeg');
    if (begin === null) await woo.comeBack();
    else woo.fail(null);
    // Fifteen seconds is the longest it waits before it tries again.
    await page.clock.fastForward(15_000);
    await expectBoxes(woo, page, [{ 1: 1, 3: 1 }]);
    await expect(notSaved(page)).toBeHidden();
    await expectSaved(page);
    problems.splice(0);
  });
}

test('ERR-D7 offline: what was chosen survives a way through other pages, and is saved when the line is back', async ({
  page,
  context,
  woo,
  problems,
}) => {
  await fillBox(page);
  await context.setOffline(true);
  await more(page).click();
  await expect(notSaved(page)).toBeVisible();
  await context.setOffline(false);
  await expectBoxes(woo, page, [{ 1: 2 }]);
  await expect(notSaved(page)).toBeHidden();
  problems.splice(0);
});

test(
  'SHP-D3 an empty box that was left behind is taken out as soon as it is seen',
  { tag: '@long' },
  async ({ page, woo, context }) => {
    await fillBox(page);
    woo.shop.setBoxes(await sessionOf(context), ['501', {}]);
    await page.reload();
    await expect(box(page)).toContainText(t('farmshop:overview.empty'));
    await expectBoxes(woo, page, []);
  },
);

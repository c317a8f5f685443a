// The number on the basket, on pages that show nothing else of it.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(markets.nl);
const recipes = pathTo(markets.nl, 'recipes');
const coupon = '/nl/shop/?add-to-cart=9001&quantity=1';
const title = 'Rundergehakt';

const counted = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count > 0 ? t('header.basketCount', { count }) : t('header.basket'), exact: true });

/** The browser brought the page back from its memory as it was. */
async function comeBack(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

async function addPiece(page: Page) {
  // A click before the page's code has come would be lost.
  await page.goto(pathTo(markets.nl, 'farmshop') ?? '');
  await page.getByRole('button', { name: t('farmshop:control.addNamed', { title }), exact: true }).click();
}

test('HDR-5, SHP-1 it is right on pages without a box, and in another tab at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(recipes);
  await expect(counted(other, 0)).toBeVisible();
  await addPiece(page);
  await expect(counted(page, 1)).toBeVisible();
  await expect(counted(other, 1)).toBeVisible();

  // Inside the app it goes along, and a page loaded anew asks again.
  await page.getByRole('banner').getByRole('link', { name: /Kudde/ }).first().click();
  await expect(page).toHaveURL('/nl');
  await expect(counted(page, 1)).toBeVisible();
  await page.goto(recipes);
  await expect(counted(page, 1)).toBeVisible();
});

test(
  'HDR-5, SHP-1 back from the shop’s own pages it is what the shop says now',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto(recipes);
    await expect(counted(page, 0)).toBeVisible();
    await page.goto(coupon);
    await page.goBack();
    await expect(page).toHaveURL(recipes);
    await expect(counted(page, 1)).toBeVisible();

    const other = await context.newPage();
    await other.goto(coupon);
    await comeBack(page);
    await expect(counted(page, 2)).toBeVisible();
  },
);

test(
  'HDR-5, FSH-D14 a session that ended: the number goes, and the next click saves the whole box again',
  { tag: '@long' },
  async ({ page, context }) => {
    await addPiece(page);
    await expect(counted(page, 1)).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: t('farmshop:control.more', { title }), exact: true }).click();
    await expect(page.getByRole('complementary', { name: t('farmshop:overview.title') })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await page.reload();
    const quantity = t('farmshop:control.quantity', { quantity: 2, title });
    await expect(page.getByRole('status', { name: quantity, exact: true })).toBeVisible();

    await page.goto(recipes);
    await expect(counted(page, 2)).toBeVisible();
    await context.clearCookies();
    await comeBack(page);
    await expect(counted(page, 0)).toBeVisible();
  },
);

// What stands around the form of the checkout: on phones the order is folded above it, beside it elsewhere.
import { type Market, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { test } from '#tests/setup/orders/selling-test.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const boxes: [Market, string][] = [
  [markets.nl, '/nl/shop/?add-to-cart=501&quantity=1&bundle_quantity_1=2&bundle_quantity_2=1'],
  [markets.de, '/de/shop/?add-to-cart=601&quantity=1&bundle_quantity_1001=2'],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [market, box] of inTurn(boxes, 1)) {
    test(`checkout ${market.code}: on a phone the order is folded above the form, with its total; wider it stands beside it`, async ({
      page,
    }) => {
      const t = texts.textFor(market);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(box);
      await page.goto(`/${market.code}/shop/checkout/`);
      const fold = page.locator('main details').filter({ hasText: t('selling:checkout.yours') });
      const beside = page.getByRole('complementary', { name: t('selling:checkout.yours') });
      const sum = fold.getByText(t('selling:basket.box')).first();
      await expect(fold.locator('summary')).toContainText(/\d+,\d\d/);
      await expect(sum).toBeHidden();
      await expect(beside).toBeHidden();
      await expect(fold).toBeInViewport({ ratio: 1 });
      await fold.locator('summary').click();
      await expect(sum).toBeVisible();
      await page.setViewportSize({ width: 992, height: 844 });
      await expect(fold).toBeHidden();
      await expect(beside).toBeVisible();
    });
  }

  test('checkout: while somebody orders the header holds the logo alone; the way back leads to the basket', async ({
    page,
  }) => {
    const t = texts.textFor(markets.nl);
    const header = page.getByRole('banner');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(boxes[0]?.[1] ?? '');
      await page.goto('/nl/shop/checkout/');
      await expect(header.getByRole('link')).toHaveCount(1);
      await expect(header.getByRole('link', { name: t('header.home') })).toBeVisible();
      const path = page.getByRole('navigation', { name: t('selling:checkout.steps') });
      await expect(path.locator('[aria-current="step"]')).toHaveText(t('selling:checkout.title'));
      await path.getByRole('link', { name: t('selling:basket.title') }).click();
      await expect(page).toHaveURL('/nl/shop/');
      await expect(
        header
          .getByRole('link', { name: t('header.basket') })
          .or(header.locator('a[href="/nl/shop/"]'))
          .first(),
      ).toBeVisible();
    }
  });
});

test('checkout: leaving it in place, to the terms, brings the whole header back', async ({ page }) => {
  const t = texts.textFor(markets.nl);
  await page.goto(boxes[0]?.[1] ?? '');
  await page.goto('/nl/shop/checkout/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('selling:checkout.termsLink') })
    .click();
  await expect(page).toHaveURL('/nl/voorwaarden');
  await expect(page.getByRole('banner').locator('a[href="/nl/shop/"]').first()).toBeVisible();
});

for (const [market, box] of inTurn(boxes, 0))
  test(`checkout ${market.code}: who presses without a line keeps the page and what was typed, and orders nothing until the next press`, async ({
    page,
    context,
  }) => {
    const t = texts.textFor(market);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(box);
    await page.goto(`/${market.code}/shop/checkout/`);
    const place = page.locator('main form button[type=submit]').last();
    const said = page.getByRole('alert').filter({ hasText: t('selling:checkout.offline') });
    await page.locator('#name').fill('Femke Postma');
    await context.setOffline(true);
    await expect(async () => {
      await place.click();
      await expect(said).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.locator('#name')).toHaveValue('Femke Postma');
    await context.setOffline(false);
    await place.click();
    // The rest of the form is empty: the shop has answered.
    await expect(page.getByText(t('selling:checkout.notYet'))).toBeVisible();
    await expect(page.locator('#name')).toHaveValue('Femke Postma');
  });

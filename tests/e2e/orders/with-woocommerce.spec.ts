// A market whose shop is a WooCommerce: of its shop area nothing is ours, while the other markets sell as before.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { test } from '#tests/setup/shop/woocommerce-test.ts';

const nl = '/nl/shop';

/** Anything by which a page of the storefront is known: its frame, its styles, its code. */
async function expectNothingOfOurs(page: Page) {
  await expect(page.locator('header, footer, link[rel="stylesheet"], script')).toHaveCount(0);
}

test('SHP-D4, checkout: with SHOP_URL basket, checkout, thank-you page and account are WooCommerce’s alone', async ({
  page,
  woo,
}) => {
  await page.goto(`${nl}/?add-to-cart=9001&quantity=1`);
  for (const [path, heading] of [
    ['', 'Cart'],
    ['/', 'Cart'],
    ['/checkout', 'Checkout'],
    ['/checkout/', 'Checkout'],
    ['/my-account/', 'My account'],
    // Addresses that only our shop has.
    ['/order/NL-2026-00001/?key=aaaaaaaaaaaaaaaaaaaaaa', 'Page not found'],
    ['/order/NL-2026-00001/delivery.ics', 'Page not found'],
    ['/my-account/aaaaaaaaaaaaaaaaaaaaaa/', 'Page not found'],
    ['/withdrawal/', 'Page not found'],
    ['/checkout.data', 'Page not found'],
  ] as const) {
    await page.goto(`${nl}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectNothingOfOurs(page);
  }
  await page.goto(`${nl}/checkout/`);
  woo.asked();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(`${nl}/checkout/order-received/1/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order received');
  await expectNothingOfOurs(page);
  expect(woo.asked()).toEqual(['POST /checkout/', 'GET /checkout/order-received/1/']);
});

test(
  'SHP-D4, checkout: forms of our shop sent to a WooCommerce are its own to judge, and no order of ours comes of them',
  { tag: '@long' },
  async ({ page, woo }) => {
    woo.asked();
    for (const path of ['/checkout/', '/my-account/forget', '/withdrawal/', '/order/NL-2026-00001/cancel/?key=x']) {
      const form = { formKey: 'a'.repeat(22), name: 'Femke Postma', email: 'femke@example.test' };
      const answer = await page.request.post(`${nl}${path}`, { form, maxRedirects: 0 });
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(await answer.text()).not.toContain('/assets/');
    }
    expect(woo.asked()).toEqual([
      'POST /checkout/',
      'POST /my-account/forget',
      'POST /withdrawal/',
      'POST /order/NL-2026-00001/cancel/?key=x',
    ]);
  },
);

test(
  'SHP-D4, checkout: the footer leads to our withdrawal form only where the shop is ours',
  { tag: '@long' },
  async ({ page }) => {
    const withdrawal = page.getByRole('contentinfo').locator('a[href$="/shop/withdrawal/"]');
    await page.goto(`/${markets.nl.code}`);
    await expect(withdrawal).toHaveCount(0);
    await page.goto(`/${markets.fr.code}`);
    await expect(withdrawal).toHaveAttribute('href', '/fr/shop/withdrawal/');
    await page.goto('/fr/shop/');
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

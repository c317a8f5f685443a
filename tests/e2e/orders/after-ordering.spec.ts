// What a buyer meets after ordering: changing one's mind, all orders by a mailed link, the back button.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expect, waitUntilHydrated } from '#tests/setup/browser/browser-test.ts';
import { add, box, openList, title } from '#tests/setup/farmshop-page.ts';
import { test } from '#tests/setup/orders/selling-test.ts';

const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(markets.nl);

async function order(page: Page, email: string) {
  await page.goto('/nl/shop/?add-to-cart=501&quantity=1&bundle_quantity_1=2&bundle_quantity_2=1');
  await checkOut(page, email);
}

async function checkOut(page: Page, email: string) {
  await page.goto('/nl/shop/checkout/');
  const typed = {
    email,
    name: 'Femke Postma',
    postCode: '3411 AB',
    houseNumber: '14',
    street: 'Molendijk',
    city: 'Lopik',
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value);
  await page.getByRole('button', { name: t('selling:checkout.button') }).click();
  await expect(page).toHaveURL(/\/order\//);
}

test('orders: a buyer cancels, and the page says so', async ({ page }) => {
  await order(page, 'cancels@example.test');
  await page.getByRole('link', { name: t('selling:order.cancel') }).click();
  await page.getByRole('button', { name: t('selling:cancel.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:order.is.cancelled'));
  await expect(page.getByRole('link', { name: t('selling:order.cancel') })).toHaveCount(0);
});

test('orders: a mailed link shows all orders, once; what may go of a buyer’s data goes', async ({ page, smtp }) => {
  const email = 'account@example.test';
  await order(page, email);
  await page.goto('/nl/shop/my-account');
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: t('selling:account.send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:account.sentTitle'));
  const linkMails = () => smtp.mails.filter(({ to, text }) => to.includes(email) && text.includes('/my-account/'));
  await expect.poll(() => linkMails().length).toBe(1);
  const link = /\/nl\/shop\/my-account\/[\w-]+/.exec(linkMails()[0]?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: t('selling:account.open') }).click();
  await expect(page.getByRole('link', { name: /^NL-\d{4}-\d{5}$/ })).toHaveCount(1);
  await page.getByText(t('selling:account.forget'), { exact: true }).click();
  await page.getByRole('button', { name: t('selling:account.forgetButton') }).click();
  await expect(page.getByRole('main')).toContainText(t('selling:account.forgotten', { count: 1 }));
  await page.goto(link);
  await page.getByRole('button', { name: t('selling:account.open') }).click();
  await expect(page.getByRole('alert')).toContainText(t('selling:account.problem.expired'));
});

test('orders: the back button orders nothing twice, and the shop’s pages are always the newest', async ({ page }) => {
  await order(page, 'back@example.test');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goBack();
  await expect(heading).toHaveText(t('selling:basket.emptyTitle'));
  // From here the storefront goes on without loading a whole page; back again the shop answers itself.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('selling:basket.emptyLink') })
    .click();
  await expect(page).not.toHaveURL(/\/shop\//);
  await page.goBack();
  await expect(heading).toHaveText(t('selling:basket.emptyTitle'));
});

test(
  'F1 what was bought does not come back into the basket from a farm shop page that was closed while saving',
  { tag: '@long' },
  async ({ page, context }) => {
    await openList(page);
    const saved = Promise.withResolvers<void>();
    // The shop takes the change, and its answer finds nobody.
    await page.route('**/wp-admin/admin-ajax.php', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      saved.resolve();
    });
    await add(page).click();
    await saved.promise;
    await page.close();
    const shop = await context.newPage();
    await shop.goto('/nl/shop/');
    await expect(shop.getByRole('main')).toContainText(title);
    await checkOut(shop, 'closed@example.test');
    await openList(shop);
    await expect(add(shop)).toBeVisible();
    await expect(box(shop)).toContainText(t('farmshop:overview.empty'));
    await shop.goto('/nl/shop/');
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(t('selling:basket.emptyTitle'));
  },
);

test('F1 what one window ordered leaves the basket and the badge of the windows beside it', async ({
  page,
  context,
}) => {
  const [list, basket, recipes] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await page.goto('/nl/shop/?add-to-cart=501&quantity=1&bundle_quantity_1=2&bundle_quantity_2=1');
  await openList(list);
  await basket.goto('/nl/shop/');
  await recipes.goto(pathTo(markets.nl, 'recipes'));
  const badge = (of: Page, count: number) =>
    of.getByRole('banner').getByRole('link', {
      name: count > 0 ? t('header.basketCount', { count }) : t('header.basket'),
      exact: true,
    });
  await expect(badge(recipes, 3)).toBeVisible();
  await expect(badge(list, 3)).toBeVisible();
  await expect(basket.getByRole('main')).toContainText(title);
  await waitUntilHydrated(basket);
  await checkOut(page, 'windows@example.test');
  // Nobody presses anything in them.
  await expect(box(list)).toContainText(t('farmshop:overview.empty'));
  await expect(badge(list, 0)).toBeVisible();
  await expect(badge(recipes, 0)).toBeVisible();
  await expect(basket.getByRole('heading', { level: 1 })).toHaveText(t('selling:basket.emptyTitle'));
  await expect(badge(basket, 0)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'orders: three taps from home order it again, and three lead to where its day is changed',
    { tag: '@long' },
    async ({ page }) => {
      await order(page, 'again@example.test');
      const number = new URL(page.url()).pathname.split('/').at(4) ?? '';
      const toAccount = async () => {
        await page.goto('/nl');
        await page.getByRole('button', { name: t('header.openMenu') }).tap();
        await page
          .getByRole('dialog', { name: t('header.mainMenu') })
          .getByRole('link', { name: 'Account' })
          .tap();
        await expect(page).toHaveURL(/\/nl\/shop\/my-account/);
      };
      await toAccount();
      await page.getByRole('link', { name: number }).tap();
      await expect(page.locator('#change-day')).toBeVisible();
      await toAccount();
      await page.getByRole('button', { name: t('selling:again.button') }).tap();
      await expect(page).toHaveURL('/nl/shop/');
      await expect(page.getByRole('link', { name: t('selling:basket.order') }).first()).toBeVisible();
    },
  );
});

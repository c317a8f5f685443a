// Paying at once, on the pages of a provider: the double of Mollie in nl, that of Stripe in de.
import type { Page } from '@playwright/test';
import { type Market, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, test as base } from '#tests/setup/browser/browser-test.ts';
import { mollieKey, openMollieDouble, type MollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { openStripeDouble, type StripeDouble, stripeKey } from '#tests/setup/payments/stripe-double.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';

type Running = { app: AppProcess; mollie: MollieDouble; stripe: StripeDouble };

const test = base.extend<object, { running: Running }>({
  running: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [mollie, stripe] = [await openMollieDouble(), await openStripeDouble()];
      const app = await startApp({
        SHOP_IBAN_NL: 'NL91ABNA0417164300',
        SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
        SHOP_IBAN_DE: 'DE89370400440532013000',
        SHOP_ACCOUNT_NAME_DE: 'Weidekiste GmbH',
        SELL_ANYWAY: '1',
        MOLLIE_KEY_NL: mollieKey,
        STRIPE_KEY_DE: stripeKey,
        MOLLIE_API_URL: mollie.url,
        STRIPE_API_URL: stripe.url,
        // The client of Mollie knows the certificates it came with and no others.
        NODE_TLS_REJECT_UNAUTHORIZED: '0',
        LOG_LEVEL: 'fatal',
      });
      await use({ app, mollie, stripe });
      await app.stop();
      await mollie.close();
      await stripe.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ running: { app } }, use) => use(app.url),
});

const textsOf = createTexts(markets, readCatalogs(Object.keys(markets)));

const boxes: Record<string, string> = {
  nl: 'add-to-cart=501&quantity=1&bundle_quantity_1=2&bundle_quantity_2=1',
  de: 'add-to-cart=601&quantity=1&bundle_quantity_1001=2',
};

async function order(page: Page, market: Market) {
  const t = textsOf.textFor(market);
  await page.goto(`/${market.code}/shop/?${boxes[market.code]}`);
  await page.goto(`/${market.code}/shop/checkout/`);
  const typed = {
    email: 'femke@example.test',
    name: 'Femke Postma',
    postCode: market.orders.postCode.example,
    houseNumber: '14',
    street: 'Molendijk',
    city: 'Lopik',
  };
  for (const [name, value] of Object.entries(typed)) {
    const field = page.locator(`#${name}`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await expect(page.getByRole('main')).toContainText(t('selling:order.online.test'));
  await page.getByRole('button', { name: t('selling:checkout.button') }).click();
  await expect(page).toHaveURL(/\/order\//);
  return { t, payNow: page.locator('.shop-order-now').getByRole('button') };
}

test('a buyer stops, tries again and pays at Mollie; nothing says paid before Mollie does', async ({ page }) => {
  const { t, payNow } = await order(page, markets.nl);
  const [main, heading] = [page.getByRole('main'), page.getByRole('heading', { level: 1 })];
  // What the account offers, and in the footer a transfer too.
  for (const [place, count] of [
    [main, 4],
    [page.getByRole('contentinfo'), 5],
  ] as const)
    await expect(place.getByRole('list', { name: t('footer.payments') }).getByRole('listitem')).toHaveCount(count);
  await payNow.click();
  await page.getByRole('button', { name: 'canceled' }).click();
  await expect(main).toContainText(t('selling:order.online.said.cancelled'));
  await expect(heading).not.toHaveText(t('selling:order.is.paid'));
  await payNow.click();
  await page.getByRole('button', { name: 'paid' }).click();
  await expect(heading).toHaveText(t('selling:order.is.paid'));
  await expect(main).toContainText(t('selling:order.online.test'));
  await expect(payNow).toHaveCount(0);
});

test(
  '42.6 failed and expired at Mollie name both ways on, and the next try pays',
  { tag: '@long' },
  async ({ page }) => {
    const { t, payNow } = await order(page, markets.nl);
    const main = page.getByRole('main');
    for (const state of ['failed', 'expired'] as const) {
      await payNow.click();
      await page.getByRole('button', { name: state }).click();
      await expect(main).toContainText(t(`selling:order.online.said.${state}`));
      await expect(main.getByRole('heading', { name: t('selling:order.pay') })).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([state, width, await barriersOf(page), await overhangOf(page)]).toEqual([state, width, [], 0]);
      }
    }
    await payNow.click();
    await page.getByRole('button', { name: 'paid' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:order.is.paid'));
  },
);

test.describe('without our code', () => {
  test.use({ javaScriptEnabled: false });

  test('a payment is pending first, and paid when the buyer looks again', async ({ page, running: { mollie } }) => {
    const { t, payNow } = await order(page, markets.nl);
    await payNow.click();
    await page.getByRole('button', { name: 'pending' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(t('selling:order.online.said.pending'));
    await expect(payNow).toHaveCount(0);
    // Nobody is asked for money that is on its way.
    await expect(main.getByRole('heading', { name: t('selling:order.pay') })).toHaveCount(0);
    mollie.set(mollie.lastId(), { status: 'paid' });
    await main.getByRole('link', { name: t('selling:order.online.lookAgain') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:order.is.paid'));
  });
});

test('a buyer leaves Stripe, and pays there later', async ({ page }) => {
  const { t, payNow } = await order(page, markets.de);
  await payNow.click();
  await page.getByRole('button', { name: 'left' }).click();
  await expect(page.getByRole('main')).toContainText(t('selling:order.online.said.open'));
  await payNow.click();
  await page.getByRole('button', { name: 'paid', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:order.is.paid'));
});

test(
  '42.6 failed, expired and pending at Stripe, then paid',
  { tag: '@long' },
  async ({ page, running: { stripe } }) => {
    const { t, payNow } = await order(page, markets.de);
    const main = page.getByRole('main');
    for (const state of ['failed', 'expired', 'pending'] as const) {
      await payNow.click();
      await page.getByRole('button', { name: state, exact: true }).click();
      await expect(main).toContainText(t(`selling:order.online.said.${state}`));
      expect([state, await barriersOf(page), await overhangOf(page)]).toEqual([state, [], 0]);
    }
    await expect(payNow).toHaveCount(0);
    stripe.set(stripe.lastId(), 'paid');
    await main.getByRole('link', { name: t('selling:order.online.lookAgain') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:order.is.paid'));
  },
);

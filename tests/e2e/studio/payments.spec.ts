// The owner's side of paying at once: the key, what came, and the one press that pays back.
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls, test as base } from '#tests/setup/browser/browser-test.ts';
import { type MollieDouble, mollieKey, openMollieDouble } from '#tests/setup/payments/mollie-double.ts';
import { loes, startStudioShop, type StudioShop } from '#tests/setup/studio/studio-shop.ts';

type Running = { shop: StudioShop; owner: string; mollie: MollieDouble };

const test = base.extend<object, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mollie = await openMollieDouble();
      const shop = await startStudioShop({ MOLLIE_API_URL: mollie.url, NODE_TLS_REJECT_UNAUTHORIZED: '0' });
      await use({ shop, owner: await shop.signIn('owner'), mollie });
      await shop.stop();
      await mollie.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ running: { shop } }, use) => use(shop.url),
});

test('a key is saved and never shown again; what a cancelled order paid goes back with one press', async ({
  context,
  page,
  problems,
  running: { shop, owner, mollie },
}) => {
  await context.addCookies([{ name: 'kudde-studio', value: owner, url: shop.url }]);
  await page.goto('/studio/settings?market=nl');
  const part = page.locator('#online');
  await expect(part).toContainText('Kopers betalen nu alleen met een overboeking');
  await part.getByRole('textbox', { name: 'Sleutel' }).fill(`live_${'a'.repeat(30)}`);
  await part.getByRole('button', { name: 'Bewaar de sleutel' }).click();
  await expect(part).toContainText('neemt deze sleutel niet aan');
  await part.getByRole('textbox', { name: 'Sleutel' }).fill(mollieKey);
  await part.getByRole('button', { name: 'Bewaar de sleutel' }).click();
  await expect(part).toContainText('Kopers betalen met Mollie: ideal, creditcard, paypal.');
  await expect(part).toContainText('Test: er gaat geen geld om.');
  await expect(part.getByRole('textbox', { name: 'Sleutel' })).toHaveValue('');
  expect(await page.content()).not.toContain(mollieKey);

  const { number, key } = await shop.order('Femke Postma');
  const pay = `/nl/shop/order/${number}/pay/?key=${key}`;
  // Every process hears of the key within two seconds.
  await expect
    .poll(async () => (await page.request.post(pay, { maxRedirects: 0 })).headers().location)
    .toContain('go=1');
  mollie.set(mollie.lastId(), { status: 'paid' });
  await page.request.get(pay);
  await shop.counter.cancel({ number, by: loes, version: null, tell: 'no' });

  await page.goto(`/studio/orders/${number}?market=nl`);
  const tries = page.getByRole('table', { name: 'Meteen betalen' });
  await expect(tries).toContainText('Mollie, test, ideal, betaald');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([await barriersOf(page), await overhangOf(page)]).toEqual([[], 0]);
  }
  await page.getByRole('button', { name: /terug met Mollie$/ }).click();
  await expect(tries).toContainText('terugbetaling onderweg');
  await expect(page.getByRole('button', { name: /terug met Mollie$/ })).toHaveCount(0);
  expect(mollie.refunds).toHaveLength(1);
  // The key that was refused.
  expectOnlyFailedCalls(problems);
});

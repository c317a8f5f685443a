// Packing a week: with a thumb, with and without script, and what is printed.
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 1000 };

for (const javaScriptEnabled of casesOf([true, false], 1))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test(`CO-43 at 390 with a thumb: pack a day, undo one, send it all (script: ${javaScriptEnabled})`, async ({
      page,
      place,
      counter,
    }) => {
      const orders = await place(['Noor Haddad', 'Bas Wolters', 'Karin Mulder']);
      const [first] = orders;
      if (!first) throw new Error('nothing was placed');
      const stateOf = async (number: string) => (await counter.orderPage(number))?.order.state;
      await page.goto(`/studio/week/${first.week}?day=${first.deliveryDay}`);
      // A thumb in a glove: whatever is pressed while packing is at least so high.
      const targets = page.locator('.daypick a, .seg a, .day.now button, .day.now summary, .day.now .acts a, .stops a');
      const low = await targets.evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 43.5)
          .map((one) => `${one.className} ${one.textContent}: ${one.getBoundingClientRect().height}`),
      );
      expect(low).toEqual([]);
      for (const { number } of orders) {
        const box = page.locator(`[data-row="${number}"] button.tap:visible`);
        expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(68);
        await box.click();
        await expect(page.locator(`[data-row="${number}"] button.tap`)).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => stateOf(number)).toBe('packed');
      }
      const last = orders.at(-1)?.number ?? '';
      // Until the page knows of the last one, its toast takes back the one before.
      await expect(page.locator('.toast')).toContainText(new RegExp(`${last}.* is ingepakt`));
      await page.locator('.toast').getByRole('button').click();
      await expect.poll(() => stateOf(last)).toBe('paid');
      await expect(page).toHaveURL(/\/week\/[\w-]+$/);
      await page.goto(`/studio/week/${first.week}?day=${first.deliveryDay}`);
      await page.locator(`[data-row="${last}"] button.tap:visible`).click();
      await expect.poll(() => stateOf(last)).toBe('packed');
      // The page knows it too: who presses on an older one is told which order changed.
      await expect(page.locator('.toast')).toContainText('is ingepakt');
      const day = page.locator('.day.now');
      await day.getByRole('button', { name: /is onderweg/ }).click();
      await expect(page.locator('.toast')).toContainText('onderweg');
      for (const { number } of orders) expect(await stateOf(number)).toBe('sent');
      await page.locator('.toast').getByRole('button').click();
      await expect.poll(() => stateOf(last)).toBe('packed');
    });
  });

test('CO-43, CO-38 all sent, pressed while the last box is still on its way, waits for it and sends it too', async ({
  page,
  place,
  counter,
}) => {
  const orders = await place(['Noor Haddad', 'Bas Wolters']);
  const [first, last] = orders;
  if (!first || !last) throw new Error('nothing was placed');
  const stateOf = async (number: string) => (await counter.orderPage(number))?.order.state;
  await page.setViewportSize(phone);
  await page.goto(`/studio/week/${first.week}?day=${first.deliveryDay}`);
  const tap = (number: string) => page.locator(`[data-row="${number}"] button.tap`);
  await tap(first.number).click();
  await expect(page.locator('.toast')).toContainText('is ingepakt');
  const held = Promise.withResolvers<void>();
  await page.route('**/studio/week/**', async (route) => {
    if (route.request().method() === 'POST' && route.request().postData()?.includes(last.number)) await held.promise;
    await route.continue();
  });
  await tap(last.number).click();
  await expect(tap(last.number)).toHaveAttribute('aria-pressed', 'true');
  const all = page.locator('.day.now').getByRole('button', { name: /is onderweg/ });
  await all.click();
  await expect(all).toHaveAttribute('aria-busy', 'true');
  expect(await stateOf(first.number)).toBe('packed');
  held.resolve();
  await expect(page.locator('.toast')).toContainText('onderweg');
  for (const { number } of orders) expect(await stateOf(number)).toBe('sent');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'CO-38 who is second is told what changed, and nothing is lost',
  { tag: '@long' },
  async ({ page, place, counter, problems }) => {
    const [order] = await place(['Ellen Schut']);
    if (!order) throw new Error('nothing was placed');
    await page.goto(`/studio/week/${order.week}?day=${order.deliveryDay}`);
    await counter.changeNote({
      number: order.number,
      by: { id: null, name: 'Piet' },
      version: null,
      note: 'zonder tas',
    });
    const row = page.locator(`[data-row="${order.number}"]`);
    await row.locator('button.tap').click();
    await expect(row.getByRole('alert')).toContainText('Piet heeft deze bestelling');
    await expect(row.getByRole('alert')).toContainText('zonder tas');
    await row.locator('button.tap').click();
    await expect.poll(async () => (await counter.orderPage(order.number))?.order.state).toBe('packed');
    expectOnlyFailedCalls(problems);
  },
);

test(
  'CO-38 the animal is corrected on the slip, and the butcher’s list and the labels say it',
  { tag: '@long' },
  async ({ page, place }) => {
    const [order] = await place(['Ama Boateng']);
    const [unpaid] = await place(['Nico Weber'], { isPaid: false });
    if (!order || !unpaid) throw new Error('nothing was placed');
    await page.setViewportSize(desk);
    await page.goto(`/studio/week/${order.week}?day=${order.deliveryDay}`);
    const row = page.locator(`[data-row="${order.number}"]`);
    await row.locator('summary').click();
    await row.getByRole('textbox').fill('NL 5134 0261 7');
    await row.getByRole('button', { name: 'Zet dit dier erop' }).click();
    await expect(page.locator('.toast')).toContainText('het dier is verbeterd');
    // Other tests sell on other days of the same week.
    const day = page.locator('section', { has: row });
    await expect(day.locator('.made')).toContainText('NL 5134 0261 7');
    await expect(page.locator('.boxes')).not.toContainText('Nico Weber');
    await expect(page.getByRole('table', { name: /Staat apart/ })).toContainText('Nico Weber');
    const stop = page.locator('.stops li', { hasText: 'Ama Boateng' });
    await expect(stop.getByRole('link', { name: 'Kaart' })).toHaveAttribute('href', /openstreetmap.*Molendijk/);
    await expect(stop.getByRole('link', { name: '+31 6 1234 5678' })).toHaveAttribute('href', 'tel:+31612345678');
    await page.screenshot({ path: shotAt('week-1440'), fullPage: true });
    expect(await barriersOf(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    await page.screenshot({ path: shotAt('week-390'), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await barriersOf(page, { within: 'main' })).toEqual([]);
    for (const sheet of ['lists', 'slips', 'butcher', 'labels', 'roll', 'stops']) {
      await page.goto(`/studio/week/${order.week}/${sheet}?day=${order.deliveryDay}`);
      await expect(page.locator('body')).toContainText(sheet === 'butcher' ? 'NL 5134 0261 7' : 'Ama Boateng');
      await expect(page.locator('body')).not.toContainText('Nico Weber');
      await page.pdf({ path: shotAt(sheet).replace('.png', '.pdf'), preferCSSPageSize: true });
    }
  },
);

// Stock and prices: one grid, looked at before it is applied, and undone as one.
import type { Page } from '@playwright/test';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const row = (page: Page, index: number) => page.locator('.sheet tbody tr').nth(index);
const cell = (page: Page, index: number, what: string) => row(page, index).getByLabel(new RegExp(`: ${what}$`));

for (const javaScriptEnabled of casesOf([true, false], 1))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const index = javaScriptEnabled ? 0 : 1;

    test(`CO-39 a total and a price are looked at, applied as one, and undone (script: ${javaScriptEnabled})`, async ({
      page,
    }) => {
      await page.goto('/studio/stock');
      const [total, price] = [cell(page, index, 'In totaal'), cell(page, index, 'Prijs')];
      const before = [await total.inputValue(), await price.inputValue()];
      const dearer = (Number(before[1]?.replace(',', '.')) * 1.1).toFixed(2).replace('.', ',');
      await total.fill(String(Number(before[0]) + 4));
      await price.fill(dearer);
      await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
      const review = page.locator('.review');
      await expect(review).toContainText(dearer);
      if (javaScriptEnabled) await page.screenshot({ path: shotAt('stock-review-1440') });
      await review.getByRole('button', { name: 'Pas 2 wijzigingen toe' }).click();
      await expect(page.locator('.toast')).toContainText('voorraad of prijs veranderd');
      await expect(price).toHaveValue(dearer);
      await page.locator('.toast').getByRole('button').click();
      await expect(cell(page, index, 'Prijs')).toHaveValue(before[1] ?? '');
      await expect(cell(page, index, 'In totaal')).toHaveValue(before[0] ?? '');
    });
  });

test('CO-39 ST-27 text in a number is marked and nothing is applied; 0 is refused; more than 30 % is asked', async ({
  page,
  problems,
}) => {
  await page.goto('/studio/stock');
  const price = await cell(page, 2, 'Prijs').inputValue();
  await cell(page, 2, 'In totaal').fill('vierenveertig');
  await cell(page, 3, 'Prijs').fill('0');
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await expect(page.getByRole('alert')).toContainText('2 cellen kloppen nog niet');
  await expect(row(page, 2)).toContainText('‘vierenveertig’ is geen getal');
  await expect(row(page, 3)).toContainText('Een prijs van 0 kan niet');
  await expect(cell(page, 2, 'In totaal')).toHaveValue('vierenveertig');
  await expect(cell(page, 2, 'In totaal')).toHaveAttribute('aria-invalid', 'true');
  await page.screenshot({ path: shotAt('stock-1440') });
  expect(await barriersOf(page, { within: 'main' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: shotAt('stock-390') });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await barriersOf(page, { within: 'main' })).toEqual([]);
  await page.goto('/studio/stock');
  await expect(cell(page, 2, 'Prijs')).toHaveValue(price);
  const half = (Number(price.replace(',', '.')) / 2).toFixed(2).replace('.', ',');
  await cell(page, 2, 'Prijs').fill(half);
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await expect(page.locator('.review')).toContainText('meer dan 30 % anders');
  await page.getByRole('button', { name: 'Pas 1 wijziging toe' }).click();
  await expect(page.locator('.review')).toContainText('Vink aan dat de prijzen kloppen');
  expectOnlyFailedCalls(problems);
});

test('CO-39 an old price goes by the 30-day line: what it never cost is refused; one that is taken away comes back by undo', async ({
  page,
  problems,
}) => {
  await page.goto('/studio/stock');
  const fields = page.locator('input[name^="oldPrice:"]');
  await expect(fields.first()).toBeVisible();
  const values = await fields.evaluateAll((all) =>
    all.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );
  const at = values.findIndex((value) => value !== '');
  expect(at, 'no package of the demo has an old price').toBeGreaterThanOrEqual(0);
  await fields.nth(at === 0 ? 1 : 0).fill('999,00');
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await expect(page.locator('.why').first()).toContainText('doorgestreept');
  await page.goto('/studio/stock');
  await fields.nth(at).fill('');
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await page.getByRole('button', { name: 'Pas 1 wijziging toe' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(fields.nth(at)).toHaveValue('');
  await page.locator('.toast').getByRole('button').click();
  await expect(fields.nth(at)).toHaveValue(values[at] ?? '');
  expectOnlyFailedCalls(problems);
});

test('CO-39 O11 sold out is a switch of its own, which overwrites no number', async ({ page }) => {
  await page.goto('/studio/stock');
  const soldOut = () => row(page, 4).getByRole('switch');
  const numbers = async () => [
    await cell(page, 4, 'In totaal').inputValue(),
    await cell(page, 4, 'Elders verkocht').inputValue(),
  ];
  const before = await numbers();
  await soldOut().click();
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await page.getByRole('button', { name: 'Pas 1 wijziging toe' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(soldOut()).toBeChecked();
  expect(await numbers()).toEqual(before);
  await soldOut().click();
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await page.getByRole('button', { name: 'Pas 1 wijziging toe' }).click();
  await expect(soldOut()).not.toBeChecked();
  expect(await numbers()).toEqual(before);
});

test(
  'CO-39 ST-27 a block out of a spreadsheet is put into the sheet; a name nobody knows is told',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.goto('/studio/stock');
    const name = (
      await row(page, 5)
        .locator('th')
        .evaluate((th) => th.firstChild?.textContent ?? '')
    ).trim();
    const total = Number(await cell(page, 5, 'In totaal').inputValue()) + 3;
    await page.getByText('Plak een blok').click();
    await page.getByLabel('Uit je rekenblad').fill(`Pakket\tTotaal\n${name}\t${total}\nBestaat niet\t3`);
    await page.getByRole('button', { name: 'Zet in het rekenblad' }).click();
    await expect(page.getByText('Niet herkend: Bestaat niet')).toBeVisible();
    await page.getByLabel('Uit je rekenblad').fill(`Pakket\tTotaal\n${name}\t${total}`);
    await page.getByRole('button', { name: 'Zet in het rekenblad' }).click();
    await expect(page.locator('.review')).toContainText(String(total));
    expectOnlyFailedCalls(problems);
  },
);

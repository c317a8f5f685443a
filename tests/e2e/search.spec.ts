import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

/** Two taps on a phone: the sign in the header, and the button beside the field. */
async function searchFor(page: Page, words: string) {
  await page.goto('/nl');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).tap();
  await expect(page).toHaveURL('/nl/zoeken');
  const main = page.getByRole('main');
  await main.getByRole('combobox').or(main.getByRole('searchbox')).fill(words);
  await main.getByRole('button', { name: 'Zoek' }).tap();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('D9 a recipe for shoulder takes three taps: search, send, the recipe', async ({ page }) => {
    await searchFor(page, 'schouder');
    await expect(page).toHaveURL('/nl/zoeken?q=schouder');
    await page
      .getByRole('region', { name: 'Recepten' })
      .getByRole('link', { name: /heidelam/ })
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schouder van heidelam met jeneverbes');
  });

  test('D9 who raised cow NL 5134 0261 7 takes three taps: search, send, the farmer', async ({ page }) => {
    await searchFor(page, 'nl 5134 0261 7');
    await page.getByRole('region', { name: 'Oornummers' }).getByRole('link', { name: 'Henk de Wit' }).tap();
    await expect(page).toHaveURL('/nl/onze-boeren/henk-de-wit');
  });
});

test('D9 suggestions appear while typing and are chosen by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de');
  const field = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'));
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await field.fill('wildlachs');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toContainText('Wildlachs-Kiste, klein');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(list).toBeHidden();
  await field.pressSequentially(' ');
  await expect(list).toBeVisible();
  await field.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Wildlachs-Kiste, klein');
  await field.press('Enter');
  await expect(page).toHaveURL('/de/unser-fleisch/wildlachs-kiste-klein');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D9 the field in the header searches', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/uk');
    await page.getByRole('banner').getByRole('searchbox').fill('shouldr');
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/uk/search?q=shouldr');
    await expect(page.getByText('This is what we found for ‘shoulder’')).toBeVisible();
    await expect(page.getByRole('link', { name: /Pork shoulder with crackling/ })).toBeVisible();
  });
});

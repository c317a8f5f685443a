import { expect, test } from '#tests/setup/browser/browser-test.ts';

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

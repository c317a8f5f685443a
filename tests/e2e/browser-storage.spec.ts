// What the browser keeps: which pictures it can show, and for how long.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { answerCount, desktop, navigateInApp } from '#tests/setup/layout-page.ts';

test.describe('pictures and storage', () => {
  test.use({ viewport: desktop });

  const sources = (page: Page) =>
    page
      .locator('picture img')
      .evaluateAll((images) =>
        images.flatMap((image) => (image instanceof HTMLImageElement && image.currentSrc ? [image.currentSrc] : [])),
      );

  test('IMG-10, IMG-D6 webp_disable turns modern formats off, on the first page and the next', async ({ page }) => {
    await answerCount(page, '0');
    await page.goto('/nl');
    expect((await sources(page)).some((source) => source.endsWith('.avif'))).toBe(true);
    await page.evaluate(() => localStorage.setItem('webp_disable', '1'));
    await page.reload();
    await expect.poll(() => sources(page)).not.toEqual([]);
    expect((await sources(page)).filter((source) => !source.endsWith('.jpg'))).toEqual([]);
    await navigateInApp(page, '/nl/onze-boeren');
    await expect(page).toHaveURL(/onze-boeren$/);
    await expect.poll(() => sources(page)).not.toEqual([]);
    expect((await sources(page)).filter((source) => !source.endsWith('.jpg'))).toEqual([]);
  });

  test(
    'IMG-11, STO-1 the browser is probed once, and the answer kept for seven days',
    { tag: '@long' },
    async ({ page }) => {
      const before = Date.now();
      await page.goto('/nl');
      const stored = () => page.evaluate(() => localStorage.getItem('webp_support'));
      await expect.poll(stored).not.toBeNull();
      const { value, expiry } = JSON.parse((await stored()) ?? '') as { value: boolean; expiry: number };
      expect(value).toBe(true);
      expect(expiry - before).toBeGreaterThanOrEqual(604_800_000);
      expect(expiry - Date.now()).toBeLessThanOrEqual(604_800_000);
    },
  );

  test('STO-3, STO-4 on a local host old storage is emptied', { tag: '@long' }, async ({ page }) => {
    await page.goto('/nl');
    const setup = () => page.evaluate(() => localStorage.getItem('setup_time'));
    await expect.poll(setup).not.toBeNull();
    await page.evaluate(() => {
      localStorage.setItem('kept', 'x');
      const value = Date.now() - 3_600_001;
      localStorage.setItem('setup_time', JSON.stringify({ value, expiry: Number.MAX_SAFE_INTEGER }));
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
    expect(Date.now() - (JSON.parse((await setup()) ?? '') as { value: number }).value).toBeLessThan(600_000);
  });

  test('STO-D5 where storage exists and refuses everything, nothing breaks', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
    });
    await answerCount(page, '0');
    await page.goto('/nl');
    await navigateInApp(page, '/nl/onze-boeren');
    await expect(page).toHaveURL(/onze-boeren$/);
    await page.goBack();
    await expect(page).toHaveURL(/nl$/);
    await page.goto('/nl/ons-vlees/blaarkop-rundvleespakket');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

// The living style sheet, as those who build the shop see it: every module in development, where React says what it minds.
import { moduleReaders } from '#contract/page-modules.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

let app: AppProcess;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await startApp({}, { entry: 'scripts/dev.mjs' });
});
test.afterAll(async () => {
  await app.stop();
});

const player = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

test('MOD-1 every module hydrates from its sample without a warning, at three widths', async ({ page }) => {
  test.setTimeout(600_000);
  // Vite may renew the page when it has found out what the browser needs.
  await page.goto(`${app.url}/module-samples`);
  await page.waitForLoadState('networkidle');
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.url}/module-samples`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Volgende' }).first()).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // The two windows have no place on the page.
  const shown = Object.keys(moduleReaders).length - 2;
  expect(await page.locator('main > *').count()).toBeGreaterThanOrEqual(shown);
});

test('MOD-D11 a video stops when its slide is left', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${app.url}/module-samples`);
  await page.waitForLoadState('networkidle');
  const next = page.getByRole('button', { name: 'Volgende' }).first();
  await next.click();
  await next.click();
  await page.getByRole('button', { name: /video/i }).first().click();
  await expect(page.locator(`iframe[src="${player}"]`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Vorige' }).first().click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

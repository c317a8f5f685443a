// `npm run dev`, where React says what it minds: differences between what the server sent and what a page has when it is hydrated.
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let app: AppProcess;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await startApp({}, { entry: 'scripts/dev.mjs' });
});
test.afterAll(async () => {
  await app?.stop();
});

const paths = ['/nl', '/de/unser-fleisch/fleckvieh-weidekiste-klein', '/nl/boerderij-box', '/nl/recepten'];
for (const path of casesOf(paths, 2))
  test(`in development ${path} is hydrated on a phone, has its styles, and React minds nothing`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    // Vite may renew the page when it has found out what the browser needs.
    const first = await page.context().newPage();
    await first.goto(`${app.url}${path}`);
    await first.waitForLoadState('networkidle');
    await first.close();
    await page.goto(`${app.url}${path}`);
    // While developing the styles of a part come with its code.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

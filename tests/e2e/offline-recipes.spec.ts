// A recipe that was open is there without a line, and nothing else is. Shops of its own: the one of all journeys has it switched off.
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectOnlyFailedCalls, test } from '#tests/setup/browser/browser-test.ts';
import { preparedDataDir, sharePictures } from '#tests/setup/database/prepared-data.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

// One after the other: the second shop stands where the first one stood.
test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

let app: AppProcess;
let where: { PORT: string; DATA_DIR: string };

test.beforeAll(async () => {
  test.setTimeout(600_000);
  where = { PORT: String(await freePort()), DATA_DIR: await preparedDataDir() };
  await sharePictures(where.DATA_DIR);
  app = await startApp({ ...where, OFFLINE_RECIPES: '1' });
});
test.afterAll(async () => {
  await app?.stop();
  await rm(where.DATA_DIR, { recursive: true, force: true });
});

const keptIn = (page: Page) => page.evaluate(() => caches.keys());
const workersIn = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

/** The recipe is kept with its code and its picture. */
const isWhole = (page: Page, path: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return false;
    const files = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return ['/assets/', '/fonts/', '/locales/', '/media/'].every((folder) =>
      files.some((file) => file.startsWith(folder)),
    );
  }, `kept-recipe ${path}`);

for (const { code, list, basket } of inTurn(
  [
    { code: 'nl', list: '/nl/recepten', basket: '/nl/shop/' },
    { code: 'de', list: '/de/rezepte', basket: '/de/shop/' },
  ],
  1,
))
  test(`D4 ${code}: a recipe that was opened is there without a line, the basket is not`, async ({
    page,
    context,
    problems,
  }) => {
    await page.goto(`${app.url}${list}`);
    const link = page.locator(`main a[href^="${list}/"]:has(img), main article a[href^="${list}/"]`).first();
    const path = (await link.getAttribute('href')) ?? '';
    await page.goto(`${app.url}${path}`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => isWhole(page, path)).toBe(true);
    expect(await workersIn(page)).toEqual([`${app.url}${list}/`]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.locator('.recipe-ingredient').first()).toBeVisible();
    // Without its style sheet nothing has the type of the shop.
    expect(await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontFamily)).toMatch(
      /Besley/,
    );
    for (const other of [basket, list, `/${code}`])
      await expect(page.goto(`${app.url}${other}`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(false);
    await page.goto(`${app.url}${path}?for=6`);
    expect(await keptIn(page)).toEqual([`kept-recipe ${path}`]);
    expectOnlyFailedCalls(problems);
  });

test('D4 switched off it is gone at the next visit, with all it kept', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${app.url}/nl/recepten`);
  const path = (await page.locator('main a[href^="/nl/recepten/"]:has(img)').first().getAttribute('href')) ?? '';
  await page.goto(`${app.url}${path}`);
  await expect.poll(() => isWhole(page, path)).toBe(true);
  await app.stop();
  app = await startApp({ ...where, OFFLINE_RECIPES: '0' });
  await page.goto(`${app.url}/nl`);
  await expect.poll(() => workersIn(page)).toEqual([]);
  await expect.poll(() => keptIn(page)).toEqual([]);
  await page.goto(`${app.url}${path}`);
  expect(await workersIn(page)).toEqual([]);
});

test('D4 the worker itself goes when its own address says so', { tag: '@long' }, async ({ page }) => {
  await app.stop();
  app = await startApp({ ...where, OFFLINE_RECIPES: '1' });
  await page.goto(`${app.url}/nl/recepten`);
  const path = (await page.locator('main a[href^="/nl/recepten/"]:has(img)').first().getAttribute('href')) ?? '';
  await page.goto(`${app.url}${path}`);
  await expect.poll(() => isWhole(page, path)).toBe(true);
  await app.stop();
  app = await startApp({ ...where, OFFLINE_RECIPES: '0' });
  // As browsers do by themselves when a recipe is opened; the page that is open does not know yet.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations())[0]?.update());
  await expect.poll(() => workersIn(page)).toEqual([]);
  expect(await keptIn(page)).toEqual([]);
});

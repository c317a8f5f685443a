// Where links lead while code is on its way, and where it never comes.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { list, title } from '#tests/setup/farmshop-page.ts';
import {
  chunkOfRoute,
  isSameDocument,
  lost,
  markElements,
  openEarly,
  openHeld,
} from '#tests/setup/browser/held-code.ts';

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Kudde/ }).first();

test('another market is another document, with its own texts', async ({ page }) => {
  await page.goto('/nl');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate('/de/unsere-bauern');
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(await isSameDocument(page)).toBe(false);
});

test('a link that is followed before the code is there leads on as a plain one', async ({ page }) => {
  await openHeld(page, list);
  await markElements(page);
  await logo(page).click();
  await expect(page).toHaveURL('/nl');
  expect(await isSameDocument(page)).toBe(false);
  // The next page is as good as this one, and back is the way to it.
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('once the code is there links lead on inside the page', { tag: '@long' }, async ({ page }) => {
  await page.goto(list);
  await markElements(page);
  await logo(page).click();
  await expect(page).toHaveURL('/nl');
  expect(await isSameDocument(page)).toBe(true);
});

test('a next page whose code takes its time is shown when that has come', { tag: '@long' }, async ({ page }) => {
  await page.goto(list);
  await markElements(page);
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent === '') Object.assign(window, { wasEmpty: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest('**/assets/*.js');
  await logo(page).click();
  await asked;
  letGo();
  await expect(page).toHaveURL('/nl');
  await expect(page.getByRole('region', { name: 'Weet als eerste welk dier er komt' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  // Not even while the code of its modules was on its way.
  expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
});

test('a link whose route has no code leads on to its page, not back to this one', async ({ page, problems }) => {
  await page.goto(list);
  await markElements(page);
  let isRefused = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRefused = false;
  });
  const refused = page.waitForEvent('requestfailed');
  await page.route(`**${chunkOfRoute('nl/home')}`, (route) => (isRefused ? route.abort() : route.continue()));
  await logo(page).click();
  await refused;
  await expect(page).toHaveURL('/nl');
  await expect(page.getByRole('region', { name: 'Weet als eerste welk dier er komt' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(list);
  problems.splice(0);
});

test('without the code of its parts a page can be read and its links lead on', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const failed = page.waitForEvent('requestfailed');
  await openEarly(page, list, (route) => route.abort());
  await markElements(page);
  await failed;
  await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  expect(await lost(page)).toEqual([]);

  // A link of the footer, and one of a part.
  await page.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('link', { name: 'Onze boeren' }).click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'farmers') ?? '');
  // Of his card: the portrait above it is there until the style sheet hides it on phones.
  await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Henk de Wit' }).first().click();
  await expect(page).toHaveURL(/henk/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const strange = problems.splice(0).filter((problem) => !/net::ERR_FAILED/.test(problem));
  expect(strange).toEqual([]);
});

test(
  'without the file of the texts a page stays as the server wrote it, and its links lead on',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.route('**/locales/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.mainFrame().goto(list);
    await markElements(page);
    await failed;
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
    expect(await lost(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('link', { name: 'Onze boeren' }).click();
    await expect(page).toHaveURL(pathTo(markets.nl, 'farmers') ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    problems.splice(0);
  },
);

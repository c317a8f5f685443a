// Pages that fail or are missing, inside a page that is already there.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, expectOnlyFailedCalls, test } from '#tests/setup/browser/browser-test.ts';
import { navigateInApp } from '#tests/setup/layout-page.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** What stands around every page, remembered to be found again: an element that was made anew does not have the mark. */
/** A page may bring a sheet of its own, which is no part of what stands around it. */
const surroundings = ['html', 'link[rel="stylesheet"][href*="/style-"]', 'header', 'main', 'footer'];

async function mark(page: Page) {
  await page.evaluate((selectors) => {
    for (const element of document.querySelectorAll(selectors.join())) Object.assign(element, { isOld: true });
  }, surroundings);
}

const madeAnew = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => [...document.querySelectorAll(selector)].some((it) => !('isOld' in it))),
    surroundings,
  );

const cases = [
  ['nl', '/nl', '/nl/recepten'],
  ['de', '/de', '/de/rezepte'],
] as const;

for (const [code, home, failing] of inTurn<(typeof cases)[number]>(cases, 0)) {
  const t = texts.textFor(markets[code]);

  test(`ERR-4, ERR-D4 ${code}: a page that fails keeps the document around it, and so does the next one`, async ({
    page,
    problems,
  }) => {
    await page.goto(home);
    await mark(page);
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await navigateInApp(page, failing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    expect(await madeAnew(page)).toEqual([]);
    await page.unroute(/\.data(\?|$)/);
    await navigateInApp(page, failing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('recipes:title'));
    expect(await madeAnew(page)).toEqual([]);
    expectOnlyFailedCalls(problems);
  });

  test(`ERR-3, ERR-D3 ${code}: the button of the missing page leads home inside the app`, async ({
    page,
    problems,
  }) => {
    await page.goto(`/${code}/404`);
    await mark(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('errors:notFoundButton') })
      .click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
    expect(await madeAnew(page)).toEqual([]);
    expectOnlyFailedCalls(problems);
  });
}

/** The farm shop list of the Netherlands, as a visitor uses it. */
import type { Locator, Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect } from './browser/browser-test.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
export const t = texts.textFor(markets.nl);
export const list = pathTo(markets.nl, 'farmshop') ?? '';

/** A piece of the demo that is in stock, at 7,95. */
export const title = 'Rundergehakt';

export const add = (page: Page, name = title) =>
  page.getByRole('button', { name: t('farmshop:control.addNamed', { title: name }), exact: true });
export const more = (page: Page, name = title) =>
  page.getByRole('button', { name: t('farmshop:control.more', { title: name }), exact: true });
export const less = (page: Page, name = title) =>
  page.getByRole('button', { name: t('farmshop:control.less', { title: name }), exact: true });
export const box = (page: Page) => page.getByRole('complementary', { name: t('farmshop:overview.title') });
export const quantity = (page: Page, count: number, name = title) =>
  page.getByRole('status', { name: t('farmshop:control.quantity', { quantity: count, title: name }), exact: true });
export const notSaved = (page: Page | Locator) => page.getByRole('button', { name: t('farmshop:control.notSaved') });

export const search = (page: Page) => page.getByRole('searchbox', { name: t('farmshop:list.searchLabel') });

/** The shop has taken everything and the page knows it. A narrow screen does not show an empty box. */
export async function expectSaved(page: Page) {
  const shownOrNot = page.getByRole('complementary', { name: t('farmshop:overview.title'), includeHidden: true });
  await expect(shownOrNot).toHaveAttribute('aria-busy', 'false');
}

export async function openList(page: Page, path = list) {
  const cart = page.waitForResponse((answer) => answer.url().endsWith('/wc/store/cart'));
  await page.goto(path);
  await cart;
}

/** What visitors of a shop with a WooCommerce see and do, and what they make it do. */
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { add, box, expectSaved, openList, t } from '#tests/setup/farmshop-page.ts';

export const basket = pathTo(markets.nl, 'basket');
export const burgers = 'Hamburgers';

/** Requests at the shop. */
export const change = /^POST \/wp-admin\/admin-ajax\.php/;
export const reading = /^GET \/wp-json\/wc\/store\/cart/;

export const notice = (page: Page) => page.getByRole('status', { name: t('farmshop:notification.label') });
export const counted = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count > 0 ? t('header.basketCount', { count }) : t('header.basket'), exact: true });
export const toBasket = (page: Page) => box(page).getByRole('link', { name: t('farmshop:overview.toBasket') });

/** A box with one piece in it, which the shop has. */
export async function fillBox(page: Page) {
  await openList(page);
  await add(page).click();
  await expectSaved(page);
}

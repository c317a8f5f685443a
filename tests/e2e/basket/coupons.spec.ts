// Coupons and invitations in a real browser, with the demo content and the embedded shop.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { eachChoice, inTurn } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const t = texts.textFor(markets.nl);
const coupons = pathTo(markets.nl, 'coupons') ?? '';
const first = (page: Page) => page.getByRole('main').getByRole('article').first();

test('CPN-3, CPN-4, CPN-5, CPN-6, CPN-D4 choose, count, buy', async ({ page }) => {
  await page.goto(coupons);
  const coupon = first(page);
  const field = coupon.getByRole('textbox');
  const buy = coupon.getByRole('link', { name: t('coupons:buy') });
  const minus = coupon.getByRole('button', { name: t('coupons:less') });
  const plus = coupon.getByRole('button', { name: t('coupons:more') });
  await expect(buy).toHaveAttribute('href', '/nl/shop/?add-to-cart=9001&quantity=1');
  await expect(minus).toBeDisabled();

  await plus.click();
  await expect(field).toHaveValue('2');
  await expect(buy).toHaveAttribute('href', '/nl/shop/?add-to-cart=9001&quantity=2');
  for (const [typed, cleaned] of [
    ['', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['2.7', '2'],
    ['abc', '1'],
    ['12', '12'],
    // There is no maximum.
    ['10000', '10000'],
    ['99999999999', '99999999999'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(cleaned);
  }
  await field.fill('3');
  await coupon.getByRole('combobox').selectOption({ label: t('coupons:methods.luxury', { price: '€\u00A02,95' }) });
  await expect(coupon).toContainText('€\u00A027,95');
  await expect(buy).toHaveAttribute('href', '/nl/shop/?add-to-cart=9003&quantity=3');

  await buy.click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'basket'));
  await expect(page.getByRole('main')).toContainText('Koepon van 25 euro');
  // Loading the page again buys nothing.
  await page.reload();
  await expect(page.getByRole('main').locator('output')).toHaveText('3');
});

const dialog = (page: Page) => page.getByRole('dialog');

test('CPN-8, CPN-10, CPN-11, CPN-13, CPN-D5, CPN-D6 an invitation to an empty basket fails, with the code to take along', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/ajaxflow/')) calls += 1;
  });
  await page.goto('/nl/recepten?invite=KUDDE10');
  await expect(dialog(page)).toContainText(t('popup.failed.title'));
  await expect(dialog(page)).toContainText(t('popup.failed.body'));
  await expect(dialog(page).getByLabel(t('popup.code'))).toHaveValue('KUDDE10');
  expect(await barriersOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // Going on inside the app does not try again, wherever it leads.
  await page.getByRole('banner').getByRole('link', { name: /Kudde/ }).first().click();
  await expect(page).toHaveURL('/nl');
  await page.goBack();
  await expect(page).toHaveURL(/invite=KUDDE10/);
  expect(calls).toBe(1);
});

test('CPN-9, CPN-12, SHP-11 with something in the basket the code is filled in', { tag: '@long' }, async ({ page }) => {
  await page.goto('/nl/shop/?add-to-cart=9001&quantity=1');
  await page.goto('/nl?invite=KUDDE10');
  await expect(dialog(page)).toContainText(t('popup.success.title'));
  await expect(dialog(page)).toContainText(t('popup.success.body'));
  await dialog(page)
    .getByRole('link', { name: t('popup.success.button') })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathTo(markets.nl, 'animals'));
});

test(
  'CPN-14, CPN-D6 on a page with the discount popup as a block there is still one try and one window',
  { tag: '@long' },
  async ({ page }) => {
    const uk = texts.textFor(markets.uk);
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/ajaxflow/')) calls += 1;
    });
    await page.goto('/uk?invite=NOBODY');
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page)).toContainText(uk('popup.failed.title'));
    expect(calls).toBe(1);
  },
);

test('CPN-D5 an empty invitation shows nothing', { tag: '@long' }, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/ajaxflow/')) calls += 1;
  });
  await page.goto('/nl?invite=');
  await expect(dialog(page)).toHaveCount(0);
  // One that is not empty is asked about, which is all that ever was.
  await page.goto('/nl?invite=NOBODY');
  await expect(dialog(page)).toHaveCount(1);
  expect(calls).toBe(1);
});

test('STO-6, STO-7 the affiliate code of the address is kept below /de', async ({ page, context, baseURL }) => {
  await page.goto('/nl?awc=12345_abc');
  await expect.poll(async () => (await context.cookies(`${baseURL}/de`)).map(({ name }) => name)).toContain('awc');
  const cookie = (await context.cookies(`${baseURL}/de`)).find(({ name }) => name === 'awc');
  expect(cookie).toMatchObject({ value: '12345_abc', path: '/de', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
});

for (const [market, width] of inTurn(eachChoice([markets.nl, markets.de], [390, 1440]), 0)) {
  test(`CPN-1 ${market.code} at ${width}: accessible, nothing moves by itself or sticks out`, async ({
    page,
    shift,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo(market, 'coupons') ?? '');
    expect(await shift()).toBeLessThan(0.05);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await barriersOf(page)).toEqual([]);
  });
}

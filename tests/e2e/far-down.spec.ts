// What stands far down a long page: there for whoever takes a picture of the whole page, and where a tab says it is.
import type { Locator, Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { openList } from '#tests/setup/farmshop-page.ts';
import { edges, sizes } from './screens/screen-edges.ts';

const lists = [
  { path: '/nl/boerderij-box', cards: '#group-deer article', size: sizes.phone },
  { path: '/nl/boerderij-box', cards: '#group-deer article', size: sizes.desk },
  { path: '/de/unsere-bauern', cards: 'main li > article', size: sizes.phone },
];

const lastHeading = (page: Page, cards: string) => page.locator(cards).getByRole('heading').last();
const isLaidOut = (place: Locator) =>
  place.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

for (const { path, cards, size } of lists) {
  test(`LST-1, FSH-1 ${path} at ${size.width}: a picture of the whole page has no empty card`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect.poll(() => isLaidOut(lastHeading(page, cards))).toBe(true);
    await expect(page.locator('[data-fresh]')).toHaveCount(0);
  });
}

for (const { path, cards } of lists.filter(({ size }) => size === sizes.phone)) {
  test(`LST-1, FSH-1 ${path} on a phone: until the code is there the last card waits, the page is as high as it will be`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await page.route('**/assets/*.js', () => {});
    await page.mainFrame().goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const guessed = await height();
    expect(await isLaidOut(lastHeading(page, cards))).toBe(false);
    await page.evaluate(() => document.documentElement.removeAttribute('data-fresh'));
    const real = await height();
    expect(Math.abs(guessed - real) / real).toBeLessThan(0.05);
  });
}

test('FSH-30 on a phone, who loads the list again finds the card where it was', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openList(page);
  const card = page.locator('#group-deer article').last();
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-fresh]')).toHaveCount(0);
  const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await page.reload();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

test('FSH-3 a tab leads to where its group begins, past pictures nobody has seen', async ({ page }) => {
  const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(markets.nl);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openList(page);
  const tabs = page.getByRole('navigation', { name: t('farmshop:list.tabs') });
  const bar = page.locator('section', { has: tabs });
  for (const animal of ['fish', 'pig'] as const) {
    await tabs.getByRole('link', { name: t(`animals.${animal}`) }).click();
    const distance = async () => (await edges(page.locator(`#group-${animal}`))).top - (await edges(bar)).bottom;
    await expect.poll(async () => Math.abs(await distance())).toBeLessThan(1.5);
  }
});

// What stands far down a long page: there for whoever takes a picture of the whole page, and where a tab says it is.
import type { Locator, Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { openList } from '#tests/setup/farmshop-page.ts';
import { edges, sizes } from './screens/screen-edges.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const lists = [
  { path: '/nl/boerderij-box', cards: '#group-deer article', size: sizes.phone },
  { path: '/nl/boerderij-box', cards: '#group-deer article', size: sizes.desk },
  { path: '/de/unsere-bauern', cards: 'main li > article', size: sizes.phone },
];

const lastHeading = (page: Page, cards: string) => page.locator(cards).getByRole('heading').last();
const isLaidOut = (place: Locator) =>
  place.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

for (const { path, cards, size } of casesOf(lists, 1)) {
  test(`LST-1, FSH-1 ${path} at ${size.width}: a picture of the whole page has no empty card`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    expect(await isLaidOut(lastHeading(page, cards))).toBe(true);
  });
}

test('FSH-30 on a phone, who loads the list again finds the card where it was', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openList(page);
  const card = page.locator('#group-deer article').last();
  await card.scrollIntoViewIfNeeded();
  const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await page.reload();
  // The browser goes back to the place as the page grows to its height.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

for (const { width } of inTurn([{ width: 320 }, sizes.phone, sizes.desk], 1))
  test(`FSH-30 at ${width} what comes with the script, such as the minutes until today’s deadline, moves no card`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const viewport = { width, height: 800 };
    await page.setViewportSize(viewport);
    await openList(page);
    const firstCard = async (from: Page) => (await edges(from.locator('#group-cow article').first())).top;
    const context = await browser.newContext({ viewport, baseURL, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL(page.url()).pathname);
    await expect.poll(async () => (await firstCard(page)) - (await firstCard(plain))).toBe(0);
    await context.close();
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

// What stands far down a long page: there for whoever takes a picture of the whole page, and where a tab says it is.
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

for (const { path, cards, size } of lists) {
  test(`LST-1, FSH-1 ${path} at ${size.width}: a picture of the whole page has no empty card`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    const heading = page.locator(cards).getByRole('heading').last();
    expect(await heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  });
}

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

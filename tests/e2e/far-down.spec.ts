// Cards far down a list are laid out when somebody comes near: an old phone shows the first ones sooner, and nobody notices the rest.
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
  test(`LST-1, FSH-1 ${path} at ${size.width}: the last card waits, the page is as high as it will be`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    const card = page.locator(cards).getByRole('heading').last();
    const isLaidOut = () => card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const [isEarly, guessed] = [await isLaidOut(), await height()];
    await card.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await page.evaluate(() => document.documentElement.style.setProperty('--far-down', 'visible'));
    const real = await height();
    expect(isEarly).toBe(false);
    expect(Math.abs(guessed - real) / real).toBeLessThan(0.05);
  });
}

test('FSH-3 a tab leads to where its group begins, past cards nobody has seen', async ({ page }) => {
  const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(markets.nl);
  // Here cards are higher than they are thought to be, so a place worked out beforehand is a screen away.
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

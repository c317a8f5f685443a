// The page of a package: what lies over its pictures, beside them and below.
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { edges, sizes } from './screen-edges.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

for (const code of inTurn(['nl', 'de'] as const, 1)) {
  test(`CRD-11 ${code}: on a phone the message comes after 4 s, beside the price and not on the animal`, async ({
    page,
  }) => {
    const t = texts.textFor(markets[code]);
    await page.clock.install();
    await page.setViewportSize(sizes.phone);
    const path = { nl: '/nl/ons-vlees/blaarkop-rundvleespakket', de: '/de/unser-fleisch/limousin-kiste' }[code];
    await page.goto(path);
    const message = page.getByRole('status', { name: t('urgency.label') }).locator('> span');
    await page.clock.runFor(4000);
    const picture = await edges(page.getByRole('group', { name: t('package:gallery.label') }));
    const said = await edges(message);
    expect(said.top).toBeGreaterThanOrEqual(picture.bottom);
    // Further down it stays behind.
    await page.locator('#contents').scrollIntoViewIfNeeded();
    await page.getByRole('tab', { name: t('package:contents.minced') }).click();
    await expect(message).not.toBeInViewport();
  });
}

test('SGN-2 the notice for a package takes the width of the page', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(sizes.desk);
  await page.goto('/nl/ons-vlees/angus-bbq-pakket');
  const form = page.locator('form:has(input[name=slug])');
  expect((await edges(form)).right).toBeGreaterThan(1200);
  expect((await edges(form)).left).toBeGreaterThan(700);
});

test('a package that cannot be bought promises nothing with a tick', async ({ page }) => {
  const t = texts.textFor(markets.nl);
  const signs = page.getByRole('list', { name: t('package:facts.checklist') }).locator('use');
  await page.goto('/nl/ons-vlees/angus-bbq-pakket');
  for (const sign of await signs.all()) await expect(sign).toHaveAttribute('href', /#info$/);
  await page.goto('/nl/ons-vlees/blaarkop-rundvleespakket');
  for (const sign of await signs.all()) await expect(sign).toHaveAttribute('href', /#check$/);
});

test(
  'PRD-1 the pictures of a package and what stands below them are as long as what is said of it',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.desk);
    await page.goto('/nl/ons-vlees/blaarkop-rundvleespakket');
    const gallery = page.getByRole('group', { name: texts.textFor(markets.nl)('package:gallery.label') });
    const pictures = await edges(gallery.locator('../../..'));
    const panel = await edges(page.locator('div:has(> div > h1)').first());
    expect(pictures.height / panel.height).toBeGreaterThan(0.95);
  },
);

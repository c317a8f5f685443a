// Where the focus goes when a page is jumped in, turned or left: whoever cannot see the page goes on from what was asked for.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { expectAnnounced } from '#tests/setup/browser/expect-announced.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const market = markets.nl;
const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(market);
const recipes = pathTo(market, 'recipes') ?? '';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** What the next press of Tab leads to stands inside of the part. */
async function expectTabInside(page: Page, selector: string) {
  await page.keyboard.press('Tab');
  await expect(page.locator(`${selector} :focus`)).toHaveCount(1);
}

const jumps = [
  {
    name: 'to the contents of a package',
    path: pathTo(market, 'package', { slug: 'blaarkop-rundvleespakket' }),
    link: '#contents',
    part: '#contents',
  },
  { name: 'to a kind of hit', path: `${pathTo(market, 'search')}?q=rund`, link: '#recipes', part: '#recipes' },
  { name: 'to a group of the farm shop', path: pathTo(market, 'farmshop'), link: '#group-pig', part: '#group-pig' },
  { name: 'to the map of the farmers', path: pathTo(market, 'farmers'), link: '#map', part: '#map' },
];
for (const { name, path, link, part } of casesOf(jumps, 1)) {
  test(`section 6 a jump ${name} takes the focus along`, async ({ page }) => {
    await page.goto(path ?? '');
    await page.locator(`main a[href$="${link}"]`).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(part)).toBeFocused();
    // It is a place and no control: nothing is drawn around it.
    await expect(page.locator(part)).toHaveCSS('outline-style', 'none');
    await expectTabInside(page, part);
  });
}

test('section 6 a month of the year takes the focus along', { tag: '@long' }, async ({ page }) => {
  await page.goto('/nl/het-jaar');
  const link = page.locator('main a[href^="#"]').nth(5);
  const part = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(part)).toBeFocused();
  await expect(page.locator(part)).toBeInViewport();
});

test('section 6 LST-D8 another page of a list is read from its top', { tag: '@long' }, async ({ page }) => {
  await page.goto(recipes);
  const list = page.getByRole('region', { name: t('recipes:title') }).or(page.locator('main section:has(> nav)'));
  await page.getByRole('link', { name: t('pagination.next') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${recipes}/2`);
  await expect(list.first()).toBeFocused();
  await expectAnnounced(page);
  await expect(page.locator('section:focus')).toBeInViewport();
});

test('section 6 back leads to the link by which a page was left, and to where it stands', async ({ page }) => {
  await page.goto(recipes);
  const card = page.getByRole('main').getByRole('article').nth(4).getByRole('link').first();
  const recipe = (await card.getAttribute('href')) ?? '';
  await card.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(recipe);
  await expect(page.getByRole('main')).toBeFocused();
  await expectAnnounced(page);
  await page.goBack();
  await expect(page).toHaveURL(recipes);
  await expect(page.locator(`main a[href="${recipe}"]`).first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a question that was found leads to itself, opened', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${pathTo(market, 'search')}?q=allergie`);
  const hit = page
    .getByRole('region', { name: t('find:kinds.questions') })
    .getByRole('link')
    .first();
  const address = (await hit.getAttribute('href')) ?? '';
  const answer = page.locator(address.slice(address.indexOf('#')));
  await hit.click();
  await expect(page).toHaveURL(address);
  await expect(answer).toBeVisible();
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  // By its address as well, with all other questions closed.
  await page.goto(address);
  await expect(answer).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test.describe('without our code', () => {
  test.use({ javaScriptEnabled: false });

  test('a question that an address names is open', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${pathTo(market, 'search')}?q=allergie`);
    const hit = page
      .getByRole('region', { name: t('find:kinds.questions') })
      .getByRole('link')
      .first();
    const address = (await hit.getAttribute('href')) ?? '';
    await page.goto(address);
    await expect(page.locator(address.slice(address.indexOf('#')))).toBeVisible();
  });
});

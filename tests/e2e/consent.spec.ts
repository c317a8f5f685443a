// A deployment that asks before it measures.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { expect, test, waitUntilHydrated } from '#tests/setup/browser/browser-test.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const t = texts.textFor(markets.nl);
const product = '/nl/boerderij-box/rundergehakt';
const tagManager = 'https://www.googletagmanager.com/**';

// One app for all of them: starting one takes longer than asking it.
test.describe.configure({ mode: 'serial' });

let app: AppProcess;
// Nothing may be kept of a visit before the answer.
test.use({ isNewsletterDismissed: false });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await startApp({ CONSENT: 'ask', TAG_MANAGER_ID: 'GTM-KUDDE1' });
});
test.afterAll(() => app?.stop());

const bar = (page: Page, title = t('consent.title')) => page.getByRole('region', { name: title });
const yes = (page: Page) => page.getByRole('button', { name: t('consent.acceptAll') });
const no = (page: Page) => page.getByRole('button', { name: t('consent.rejectAll') });

/** Everything that is kept of a visit: cookies of all paths, events, scripts of others. */
async function kept(page: Page) {
  const cookies = await page.context().cookies();
  const events = await page.evaluate(() => (window.dataLayer as { event: string }[] | undefined)?.map((e) => e.event));
  return { cookies: cookies.map(({ name }) => name).toSorted(), events: events ?? null };
}

async function arrive(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route(tagManager, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(`${app.url}${product}?awc=77_a`);
  // It slides in over the page: a press on what is below it could end on the bar until it stands still.
  await yes(page).click({ trial: true });
  return loaded;
}

test('STO-6, ANA-1 nothing is kept before the answer, and a yes makes up for it', async ({ page }) => {
  const loaded = await arrive(page);
  expect(await kept(page)).toEqual({ cookies: [], events: null });
  // The page is not held up by the question.
  await page.getByRole('button', { name: t('farmshop:control.add') }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('header.basketCount', { count: 1 }) }),
  ).toBeVisible();
  expect((await kept(page)).events).toBeNull();
  expect(loaded).toEqual([]);

  await yes(page).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-KUDDE1']);
  const { cookies, events } = await kept(page);
  expect(cookies).toEqual(expect.arrayContaining(['awc', 'consent']));
  expect(events?.filter((event) => event !== 'unique_id').toSorted()).toEqual(['add_to_cart', 'gtm.js', 'view_item']);

  await page.reload();
  await expect.poll(() => loaded.length).toBe(2);
  await expect(bar(page)).toBeHidden();
});

test('STO-6, ANA-1 refusing is one click, and keeps nothing but the answer', async ({ page }) => {
  const loaded = await arrive(page);
  await no(page).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  // What asks is loaded late; once it asks again on request, it has read the answer.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('footer.cookieSettings') })
    .click();
  await expect(bar(page)).toBeVisible();
  expect(await kept(page)).toEqual({ cookies: ['consent'], events: null });
  expect(loaded).toEqual([]);
});

test('STO-6, ANA-1 the answer can be changed at the foot of every page', async ({ page }) => {
  const loaded = await arrive(page);
  await yes(page).click();
  await expect.poll(() => loaded.length).toBe(1);
  const change = page.getByRole('contentinfo').getByRole('button', { name: t('footer.cookieSettings') });
  await change.click();
  await expect(bar(page)).toBeVisible();
  await no(page).click();
  // The page comes anew, without what measured it.
  await expect.poll(async () => (await kept(page)).events).toBeNull();
  expect((await kept(page)).cookies).toEqual(['consent']);
  expect(loaded).toHaveLength(1);
  await waitUntilHydrated(page);

  await change.click();
  await yes(page).click();
  await expect.poll(() => loaded.length).toBe(2);
});

for (const market of inTurn([markets.nl, markets.de], 1)) {
  test(`ANA-1 ${market.code}: the question is quiet and accessible at 390 and 1440`, async ({ page }) => {
    await page.goto(`${app.url}/${market.code}`);
    const own = texts.textFor(market);
    const question = bar(page, own('consent.title'));
    await expect(question).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // At most a part of the screen, and both answers weigh the same.
      const box = await question.boundingBox();
      expect(box?.height ?? 0).toBeLessThan(844 * 0.45);
      const [one, other] = await Promise.all(
        (['consent.acceptAll', 'consent.rejectAll'] as const).map((key) =>
          page.getByRole('button', { name: own(key) }).evaluate((button) => getComputedStyle(button).backgroundColor),
        ),
      );
      expect(one).toBe(other);
      expect(await barriersOf(page, { within: '#cc-main' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.screenshot({ path: `test-results/consent-${market.code}-${width}.png` });
    }
  });
}

for (const [width, height] of inTurn<readonly [number, number]>(
  [
    [390, 844],
    [320, 568],
  ],
  1,
)) {
  test(`HDR-3, ANA-1 at ${width}x${height} the bar leaves the end of the open menu to be pressed, and asks again after it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${app.url}/nl`);
    await yes(page).click({ trial: true });
    await page.getByRole('button', { name: t('header.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: t('header.mainMenu') });
    const last = menu.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const isOnTop = await last.evaluate((link) => {
      const { left, top, width: wide, height: high } = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + wide / 2, top + high - 2);
      return link.contains(at);
    });
    expect(isOnTop).toBe(true);
    await page.screenshot({ path: `test-results/consent-menu-${width}.png` });
    await menu.getByRole('button', { name: t('header.closeMenu') }).click();
    await expect(yes(page)).toBeVisible();
    await page.getByRole('button', { name: t('header.openMenu') }).click();
    await last.click();
    await expect(page).toHaveURL(/\/nl\/shop\/my-account/);
  });
}

test('at a desk both answers are as wide, and neither is cut off', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const market of Object.values(markets)) {
    await page.goto(`${app.url}/${market.code}`);
    const own = texts.textFor(market);
    await expect(bar(page, own('consent.title'))).toBeVisible();
    const widths: number[] = [];
    for (const name of [own('consent.acceptAll'), own('consent.rejectAll')]) {
      const button = page.getByRole('button', { name });
      expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      widths.push(await button.evaluate((element) => Math.round(element.getBoundingClientRect().width)));
    }
    expect(widths[0]).toBe(widths[1]);
  }
});

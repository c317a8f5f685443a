// What is painted first, and what waits for it.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { list, t } from '#tests/setup/farmshop-page.ts';
import { openWithoutCode } from '#tests/setup/browser/held-code.ts';

const box = '/nl/ons-vlees/blaarkop-rundvleespakket';

/** What of the page waits with its layout until somebody comes near. */
const waiting = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main section, main li, footer')];
    return all.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length;
  });

test('no code is asked for before the first large picture has come', async ({ page }) => {
  const order: string[] = [];
  const note = (url: string) => order.push(new URL(url).pathname);
  page.on('request', (request) => request.resourceType() === 'script' && note(request.url()));
  page.on('requestfinished', (request) => request.resourceType() === 'image' && note(request.url()));
  await page.goto('/nl');
  const picture = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    return new URL(first?.currentSrc ?? '').pathname;
  });
  expect(order.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  expect(order.indexOf(picture)).toBeGreaterThanOrEqual(0);
  expect(order.indexOf(picture)).toBeLessThan(order.findIndex((path) => path.endsWith('.js')));
});

test('what is far down is laid out once the page is alive, and then as always', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutCode(page, '/nl');
  expect(await waiting(page)).toBeGreaterThan(40);
  letGo();
  await expect.poll(() => waiting(page)).toBe(0);
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  // Whoever comes back to a place in the page finds it where it was.
  await page.addInitScript(() => {
    const onMark = () => Object.assign(window, { hasWaited: true });
    new MutationObserver(onMark).observe(document, { attributeFilter: ['data-fresh'], subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => 'hasWaited' in window)).toBe(false);
});

test('a place in the page that is asked for before it is laid out is the right one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutCode(page, '/nl');
  await page
    .getByRole('navigation', { name: t('categories.label') })
    .getByRole('link', { name: /^Wijn/ })
    .click();
  expect(await waiting(page)).toBe(0);
  await expect
    .poll(() => page.locator('#wine').evaluate((group) => group.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await page.locator('#wine').evaluate((group) => group.getBoundingClientRect().bottom)).toBeGreaterThan(300);
  letGo();
});

/** What is near and yet not laid out. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-below] > *')];
    return all.filter((element) => getComputedStyle(element).contentVisibility === 'hidden').length;
  });

for (const { name, path, atLeast } of [
  { name: 'a package', path: box, atLeast: 2 },
  { name: 'the farm shop', path: list, atLeast: 20 },
]) {
  test(`what is below the first view of ${name} waits for its code, and moves nothing when it comes`, async ({
    page,
    shift,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await openWithoutCode(page, path);
    expect(await hidden(page)).toBeGreaterThanOrEqual(atLeast);
    letGo();
    await expect.poll(() => hidden(page)).toBe(0);
    await expect(page.locator('[data-fresh]')).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
}

test('what is below the first view of a package is there where no code comes', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutCode(page, box);
  expect(await hidden(page)).toBe(2);
  await page.clock.fastForward(2000);
  await expect.poll(() => hidden(page)).toBe(0);
});

test('what is below the first view of a package is there as soon as somebody moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutCode(page, box);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => hidden(page)).toBe(0);
  await expect(page.getByRole('heading', { name: t('package:contents.title') })).toBeInViewport();
});

test('on a tablet, where they may be in view, nothing near waits', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const path of [box, list]) {
    await openWithoutCode(page, path);
    expect(await hidden(page)).toBe(0);
  }
});

test('a picture that does not come does not hold up the code for ever', async ({ page }) => {
  await page.clock.install();
  await page.route('**/media/**', () => {});
  await page.mainFrame().goto('/nl', { waitUntil: 'domcontentloaded' });
  const code = page.waitForRequest('**/assets/vendor-*.js');
  await page.clock.fastForward(4000);
  await code;
});

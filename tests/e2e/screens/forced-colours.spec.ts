// The reader's own colours: what is chosen, sold or inked is told by more than the shop's inks.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** The colours of an element as they are painted, or of what stands before its content. */
function coloursOf(page: Page, selector: string, pseudo?: '::before') {
  return page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { color, backgroundColor } = getComputedStyle(element, part);
      return { color, backgroundColor };
    }, pseudo);
}

/** What the reader's system fills a choice with. */
function highlight(page: Page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
}

test('section 6 home: animals that are sold differ from those that are left, and the dot of the slide from others', async ({
  page,
}) => {
  await page.goto('/nl');
  const [sold, left] = await page
    .locator('main svg pattern')
    .evaluateAll((patterns) => patterns.slice(0, 2).map((pattern) => getComputedStyle(pattern).color));
  expect(sold).toBeTruthy();
  expect(sold).not.toBe(left);
  const keys = await page
    .locator('main svg:has(pattern) + p i')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(keys).toEqual([sold, left]);
  const dot = 'main button[aria-current]:empty';
  expect((await coloursOf(page, dot, '::before')).backgroundColor).toBe(await highlight(page));
  expect((await coloursOf(page, dot)).backgroundColor).not.toBe(await highlight(page));
});

test('section 6 package: packs that are taken and the choice that is pressed are filled', async ({ page }) => {
  await page.goto('/nl/ons-vlees/blaarkop-rundvleespakket');
  const chosen = await highlight(page);
  const packs = await page
    .locator('#contents [aria-hidden="true"] > i')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(packs.length).toBeGreaterThan(2);
  expect(new Set(packs)).toEqual(new Set([chosen]));
  expect((await coloursOf(page, '#contents [aria-pressed="true"]')).backgroundColor).toBe(chosen);
  expect((await coloursOf(page, '#contents [role="tab"][aria-selected="true"]')).backgroundColor).toBe(chosen);
  const inked = await coloursOf(page, '.cut-map li.cut-map-of-cut', '::before');
  const bare = await coloursOf(page, '.cut-map li:not([class])', '::before');
  expect(inked.backgroundColor).not.toBe(bare.backgroundColor);
});

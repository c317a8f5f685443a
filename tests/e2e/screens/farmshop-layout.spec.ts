// The farm shop on small and large screens: tabs, steppers and the box stay where a visitor reaches them.
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { add, box, more, openList } from '#tests/setup/farmshop-page.ts';
import { edges, sizes } from './screen-edges.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
/** What a thumb hits, in pixels. */
const target = 44;

test(
  'FSH-2 de: every tab of the farm shop stands beside the search, none below it',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.desk);
    await page.goto('/de/farmbox');
    const tabs = page.getByRole('navigation', { name: texts.textFor(markets.de)('farmshop:list.tabs') });
    const search = await edges(page.getByRole('main').getByRole('searchbox'));
    for (const tab of await tabs.getByRole('link').all()) expect((await edges(tab)).right).toBeLessThan(search.left);
  },
);

for (const path of casesOf(['/nl/boerderij-box', '/de/farmbox'], 1)) {
  test(`FSH-7 ${path}: no card stands alone in a row because of a banner`, async ({ page }) => {
    await page.setViewportSize(sizes.desk);
    await page.goto(path);
    // How many stand in each row of the groups that have a banner.
    const groups = await page.locator('section[id^="group-"] > ul:has(> li:not([id]))').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((child) => ({ top: Math.round(child.getBoundingClientRect().top), child }));
        const rows = Map.groupBy(tops, ({ top }) => top);
        return [...rows.values()].map((row) => row.map(({ child }) => child.id || 'banner'));
      }),
    );
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.flat().filter((row) => row.length === 1 && row[0] !== 'banner')).toEqual([]);
  });
}

test('FSH-24 the stepper of a product fills the place of its button', async ({ page }) => {
  const t = texts.textFor(markets.nl);
  await openList(page, '/nl/boerderij-box/entrecote');
  await page.getByRole('button', { name: t('farmshop:control.add'), exact: true }).click();
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    const plus = more(page, 'Entrecote');
    await expect(plus).toBeVisible();
    const [stepper, last] = [await edges(plus.locator('..')), await edges(plus)];
    expect(stepper.right - last.right).toBeLessThan(4);
    expect(Math.min(last.width, last.height)).toBeGreaterThanOrEqual(target);
  }
});

test('FSH-35, FSH-40 the steps of a card are large enough for a thumb', async ({ page }) => {
  await openList(page);
  await add(page).click();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const plus = more(page);
    await expect(plus).toBeVisible();
    const card = await edges(page.getByRole('article').filter({ has: plus }));
    for (const button of await plus.locator('..').getByRole('button').all()) {
      const { width: across, height, left, right } = await edges(button);
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(target);
      expect(left).toBeGreaterThan(card.left);
      expect(right).toBeLessThan(card.right);
    }
  }
});

for (const [code, path] of [
  ['nl', '/nl/boerderij-box'],
  ['de', '/de/farmbox'],
] as const) {
  test(`FSH-1 ${code}: no name of a piece is cut in the middle of a word, however narrow the phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const names = page.getByRole('main').locator('article').getByRole('heading').getByRole('link');
    for (const width of [360, 375, 390, 412, 430, 480]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await names.evaluateAll((links) =>
        links.flatMap((link) => {
          const text = link.firstChild as Text;
          const range = document.createRange();
          return [...text.data.matchAll(/[^\s-]+/g)].flatMap(([word], index, all) => {
            range.setStart(text, all[index]?.index ?? 0);
            range.setEnd(text, (all[index]?.index ?? 0) + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return lines.size > 1 ? [word] : [];
          });
        }),
      );
      expect.soft(cut, `at ${width}`).toEqual([]);
    }
  });
}

test('FSH-6 a full box keeps what is missing, the sum and the button in view', async ({ page }) => {
  test.slow();
  const t = texts.textFor(markets.nl);
  await page.setViewportSize(sizes.laptop);
  await openList(page);
  const adds = page.locator('main article button[name^=bundle_quantity]');
  for (let piece = 0; piece < 9; piece += 1) await adds.first().click();
  const panel = box(page);
  await expect(panel.getByRole('listitem')).toHaveCount(9);
  const button = panel.getByRole('link', { name: t('farmshop:overview.toBasket') });
  const progress = panel.getByRole('progressbar');
  for (const top of [0, 1200, 3000]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(progress).toBeInViewport({ ratio: 1 });
  }
  // The list itself is what scrolls, also by keyboard.
  const list = panel.getByRole('list');
  await list.focus();
  await page.keyboard.press('End');
  await expect(panel.getByRole('listitem').last()).toBeInViewport({ ratio: 0.8 });
});

test(
  'FSH-6 in the box of a phone of 320 px each name has the whole width, with its number and amount below it',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.small);
    await openList(page);
    await add(page).click();
    await page.getByRole('button', { name: texts.textFor(markets.nl)('farmshop:overview.show') }).click();
    const line = box(page).getByRole('listitem').first();
    const [name, steps, frame] = await Promise.all(
      [line.locator('b'), line.getByRole('status'), line].map((part) => part.boundingBox()),
    );
    if (!name || !steps || !frame) throw new Error('the box shows no line');
    expect(name.width).toBeCloseTo(frame.width, 0);
    expect(steps.y).toBeGreaterThanOrEqual(name.y + name.height);
  },
);

test.describe('on a touch screen', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  test('a tapped card looks as before once the finger is gone', { tag: '@long' }, async ({ page }) => {
    await openList(page);
    await add(page).tap();
    await expect(more(page)).toBeVisible();
    const card = page.getByRole('article').filter({ has: more(page) });
    await expect.poll(() => card.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  });
});

// Page modules in a real browser, with the demo content.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { eachChoice, inTurn } from '#tests/setup/each-choice.ts';

const nl = {
  home: '/nl',
  animals: '/nl/dieren',
  carousel: 'Uitgelicht',
  tabs: 'Pakketten per dier',
  first: /^Rund/,
  pig: /^Varken/,
  chicken: { path: '/nl/dieren/kip', tab: /^Kip/ },
  box: '/nl/ons-vlees/blaarkop-rundvleespakket',
  freezer: { heading: 'Past in een halve vriezerlade', size: 'een halve lade' },
};
const de: typeof nl = {
  home: '/de',
  animals: '/de/tiere',
  carousel: 'Im Blick',
  tabs: 'Kisten nach Tier',
  first: /^Rind/,
  pig: /^Schwein/,
  chicken: { path: '/de/tiere/huhn', tab: /^Huhn/ },
  box: '/de/unser-fleisch/fleckvieh-weidekiste-gross',
  freezer: { heading: 'Füllt eine ganze Gefrierschublade', size: 'ganze Schublade' },
};

function tabsOf(page: Page, names: typeof nl) {
  const bar = page.getByRole('navigation', { name: names.tabs }).first();
  const tab = (name: RegExp) => bar.getByRole('link', { name });
  return {
    tab,
    expectActive: async (name: RegExp) => {
      await expect(tab(name)).toHaveAttribute('aria-current', 'true');
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
    },
    /** How far from the lower edge of the bar a group begins. Windows scroll by whole pixels, groups end on parts of one. */
    distance: async (id: string) => {
      const lower = (await bar.boundingBox()) ?? { y: 0, height: 0 };
      const group = await page.locator(`#${id}`).first().boundingBox();
      return Math.abs((group?.y ?? Number.NaN) - lower.y - lower.height);
    },
  };
}

for (const [names, width] of inTurn(eachChoice([nl, de], [1440, 390]), 1)) {
  test(`HOME-6 HOME-7 HOME-D4 the tabs of ${names.animals} lead to their groups and follow the scrolling at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(names.animals);
    const tabs = tabsOf(page, names);
    await tabs.expectActive(names.first);
    await tabs.tab(names.pig).click();
    await expect.poll(() => tabs.distance('pig')).toBeLessThan(1);
    await tabs.expectActive(names.pig);
    await expect(page.locator('#pig')).toBeFocused();
    // A little back up, the group before is read again; all the way up, the first.
    await page.mouse.wheel(0, -100);
    await expect(tabs.tab(names.pig)).not.toHaveAttribute('aria-current');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await tabs.expectActive(names.first);
  });
}

const pairs = [
  { path: nl.animals, label: nl.tabs, pair: { deer: /^Hert/, boar: /^Wild zwijn/ } },
  { path: de.animals, label: de.tabs, pair: { deer: /^Hirsch/, roe: /^Reh/ } },
];
for (const { path, label, pair } of inTurn<(typeof pairs)[number]>(pairs, 0)) {
  test(`HOME-6 HOME-7 ${path}: small groups share a row at 1440 px, and each has its tab`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: label }).first();
    const top = (id: string) => page.locator(`#${id}`).evaluate((group) => group.getBoundingClientRect().top);
    const [first, second] = Object.keys(pair);
    expect(await top(first ?? '')).toBe(await top(second ?? ''));
    // There and back: the second time nothing has to scroll.
    for (const name of [...Object.values(pair), ...Object.values(pair)]) {
      const tab = bar.getByRole('link', { name });
      const { width, height } = (await tab.boundingBox()) ?? { width: 0, height: 0 };
      // On its words: its picture is under the header while the bar sticks.
      await tab.click({ position: { x: width / 2, y: height - 20 } });
      await expect(tab).toHaveAttribute('aria-current', 'true');
      await expect(bar.locator('[aria-current="true"]')).toHaveCount(1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await top(second ?? '')) - (await top(first ?? ''))).toBeGreaterThan(100);
  });
}

test('HOME-8 going to a group takes 250 ms', async ({ page }) => {
  await page.goto(nl.animals);
  const tabs = tabsOf(page, nl);
  await tabs.tab(nl.pig).scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tabs.tab(nl.pig).click();
  await page.clock.runFor(120);
  const halfway = await tabs.distance('pig');
  await page.clock.runFor(100);
  const nearly = await tabs.distance('pig');
  expect(halfway).toBeGreaterThan(nearly);
  expect(nearly).toBeGreaterThan(1);
  await page.clock.runFor(60);
  expect(await tabs.distance('pig')).toBeLessThan(1);
});

test('HOME-D4 with less motion the jump is immediate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(nl.animals);
  const tabs = tabsOf(page, nl);
  await tabs.tab(nl.pig).scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tabs.tab(nl.pig).click();
  expect(await tabs.distance('pig')).toBeLessThan(1);
});

for (const names of inTurn([nl, de], 0)) {
  test(`HOME-4 HOME-5 ${names.chicken.path} shows the category switch at the group of its animal`, async ({ page }) => {
    await page.goto(names.chicken.path);
    const tabs = tabsOf(page, names);
    await expect.poll(() => tabs.distance('chicken')).toBeLessThan(1);
    await tabs.expectActive(names.chicken.tab);
  });
}

for (const names of inTurn([nl, de], 1)) {
  test(`MOD-20 the freezer block of ${names.box} at 1440, 800 and 390 px`, async ({ page }) => {
    await page.goto(names.box);
    const heading = page.getByRole('heading', { name: names.freezer.heading });
    const sizes = page.locator('div').filter({ has: heading }).last().getByRole('listitem');
    const picture = page.locator('img[src*="dish-freezer"]');
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await heading.scrollIntoViewIfNeeded();
      await expect(sizes.filter({ hasText: names.freezer.size })).toHaveAttribute('aria-current', 'true');
      const [shown, words] = [await picture.boundingBox(), await heading.boundingBox()];
      const isBeside = (shown?.x ?? 0) + (shown?.width ?? 0) <= (words?.x ?? 0);
      expect(isBeside, `beside each other at ${width}`).toBe(width >= 992);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const names of inTurn([nl, de], 0)) {
    test(`HOME-3 all modules of ${names.home} can be read and reached`, async ({ page }) => {
      await page.goto(names.home);
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
      expect(headings.length).toBeGreaterThan(2);
      for (const heading of headings) await expect(heading).toBeVisible();
      // Slides that are not shown yet can be scrolled to.
      await expect(page.getByRole('list', { name: names.carousel }).locator('[inert]')).toHaveCount(0);
    });

    test(`HOME-4 all groups of ${names.animals} can be read and reached`, async ({ page }) => {
      await page.goto(names.animals);
      const groups = page.locator('section[tabindex="-1"]');
      expect(await groups.count()).toBeGreaterThan(5);
      for (const group of await groups.all()) await expect(group).toBeVisible();
      await page.getByRole('navigation', { name: names.tabs }).getByRole('link', { name: names.pig }).click();
      await expect(page).toHaveURL(/#pig$/);
    });
  }
});

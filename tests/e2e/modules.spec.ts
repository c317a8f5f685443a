// Page modules in a real browser, with the demo content.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

const nl = {
  home: '/nl',
  carousel: 'Uitgelicht',
  next: 'Volgende',
  previous: 'Vorige',
  dot: (number: number, total: number) => `Ga naar ${number} van ${total}`,
  tabs: 'Pakketten per dier',
  first: /^Rund/,
  pig: /^Varken/,
  chicken: { path: '/nl/dieren/kip', tab: /^Kip/ },
  box: '/nl/ons-vlees/blaarkop-rundvleespakket',
  freezer: { heading: 'Past in een halve vriezerlade', size: 'een halve lade' },
};
const de: typeof nl = {
  home: '/de',
  carousel: 'Im Blick',
  next: 'Weiter',
  previous: 'Zurück',
  dot: (number, total) => `Gehe zu ${number} von ${total}`,
  tabs: 'Kisten nach Tier',
  first: /^Rind/,
  pig: /^Schwein/,
  chicken: { path: '/de/tiere/huhn', tab: /^Huhn/ },
  box: '/de/unser-fleisch/fleckvieh-weidekiste-gross',
  freezer: { heading: 'Füllt eine ganze Gefrierschublade', size: 'ganze Schublade' },
};

/** Opens a page and waits until its own code runs. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

function carouselOf(page: Page, names: typeof nl) {
  const region = page.getByRole('region', { name: names.carousel, exact: true });
  const dots = (count: number) =>
    Array.from({ length: count }, (_, at) => region.getByRole('button', { name: names.dot(at + 1, count) }));
  return {
    region,
    track: region.getByRole('list', { name: names.carousel }),
    next: region.getByRole('button', { name: names.next }),
    previous: region.getByRole('button', { name: names.previous }),
    /** The dot that is marked, from 1; the slide it stands for must also be the one in view. */
    async expectSlide(number: number, count = 3) {
      for (const [at, dot] of dots(count).entries()) {
        if (at + 1 === number) await expect(dot).toHaveAttribute('aria-current', 'true');
        else await expect(dot).not.toHaveAttribute('aria-current');
      }
      const left = () =>
        region
          .locator('ul > li[id^="slide-"]')
          .nth(number - 1)
          .evaluate((slide) => slide.getBoundingClientRect().left);
      await expect.poll(left).toBeCloseTo(0, -1);
    },
    dot: (number: number, count = 3) => region.getByRole('button', { name: names.dot(number, count) }),
  };
}

for (const names of [nl, de]) {
  test(`MOD-28 MOD-29 MOD-37 MOD-38 MOD-D8 the carousel of ${names.home} by arrows and dots, without wrapping around`, async ({
    page,
  }) => {
    await open(page, names.home);
    const carousel = carouselOf(page, names);
    await carousel.expectSlide(1);
    await expect(carousel.previous).toBeDisabled();
    await carousel.next.click();
    await carousel.expectSlide(2);
    await expect(carousel.previous).toBeEnabled();
    await carousel.next.click();
    await carousel.expectSlide(3);
    await expect(carousel.next).toBeDisabled();
    await carousel.dot(1).click();
    await carousel.expectSlide(1);
    await carousel.dot(3).click();
    await carousel.expectSlide(3);
    await carousel.previous.click();
    await carousel.expectSlide(2);
  });
}

test('MOD-37 MOD-38 the arrow keys move the carousel and stop at its ends', async ({ page }) => {
  await open(page, nl.home);
  const carousel = carouselOf(page, nl);
  await carousel.track.focus();
  await page.keyboard.press('ArrowLeft');
  await carousel.expectSlide(1);
  for (const slide of [2, 3, 3]) {
    await page.keyboard.press('ArrowRight');
    await carousel.expectSlide(slide);
  }
  await page.keyboard.press('ArrowLeft');
  await carousel.expectSlide(2);
});

test('MOD-37 the active dot follows when a slide is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, nl.home);
  const carousel = carouselOf(page, nl);
  await carousel.track.evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }));
  await carousel.expectSlide(2);
});

test('MOD-40 MOD-D14 a mouse must drag the picture 30 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, nl.home);
  const carousel = carouselOf(page, nl);
  const drag = async (by: number) => {
    await page.mouse.move(1200, 400);
    await page.mouse.down();
    await page.mouse.move(1200 + by, 400);
    await page.mouse.up();
  };
  await drag(-29);
  await carousel.expectSlide(1);
  await drag(-30);
  await carousel.expectSlide(2);
  await drag(30);
  await carousel.expectSlide(1);
});

/** A finger that rests before it is lifted, so that it does not throw what it moves. */
async function swipe(page: Page, by: number) {
  const session = await page.context().newCDPSession(page);
  let seconds = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
    seconds += 0.05;
    const touchPoints = x === undefined ? [] : [{ x, y: 300 }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
  };
  const start = by < 0 ? 350 : 50;
  await touch('touchStart', start);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', start + (by * step) / 10);
  seconds += 0.3;
  await touch('touchMove', start + by);
  await touch('touchEnd');
  await session.detach();
}

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  for (const { width, moves, stays } of [
    // Less than half of the way, so that the browser by itself would go back.
    { width: 400, moves: [-180, 120, -60], stays: [] },
    { width: 768, moves: [-180, 120, -40], stays: [] },
    { width: 769, moves: [-180, 120, -60], stays: [-29, 29] },
    { width: 1024, moves: [-180, 120, -60], stays: [-29, 29] },
  ]) {
    test(`MOD-40 at ${width} px it turns the slide when it went far enough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, nl.home);
      const carousel = carouselOf(page, nl);
      let shown = 1;
      for (const by of moves) {
        await swipe(page, by);
        shown += by < 0 ? 1 : -1;
        await carousel.expectSlide(shown);
      }
      for (const by of stays) {
        await swipe(page, by);
        await carousel.expectSlide(shown);
      }
    });
  }

  test('MOD-38 MOD-40 beyond the ends it turns nothing, and along the page it scrolls the page', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await open(page, nl.home);
    const carousel = carouselOf(page, nl);
    await swipe(page, 120);
    await carousel.expectSlide(1);
    await carousel.dot(3).click();
    await carousel.expectSlide(3);
    await swipe(page, -180);
    await carousel.expectSlide(3);
  });
});

test('MOD-39 the carousel begins at the first slide again when the visitor comes back', async ({ page }) => {
  await open(page, nl.home);
  const carousel = carouselOf(page, nl);
  await carousel.next.click();
  await carousel.expectSlide(2);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/nl/blog');
  // While its code is on its way the address is there already, and going back then only takes the loading view away.
  await expect(page.getByRole('heading', { level: 1, name: 'Van het erf' })).toBeVisible();
  await page.goBack();
  await carousel.expectSlide(1);
});

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

for (const names of [nl, de]) {
  for (const width of [1440, 390]) {
    test(`HOME-6 HOME-7 HOME-D4 the tabs of ${names.home} lead to their groups and follow the scrolling at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, names.home);
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
}

test('HOME-8 going to a group takes 250 ms', async ({ page }) => {
  await open(page, nl.home);
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
  await open(page, nl.home);
  const tabs = tabsOf(page, nl);
  await tabs.tab(nl.pig).scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tabs.tab(nl.pig).click();
  expect(await tabs.distance('pig')).toBeLessThan(1);
});

for (const names of [nl, de]) {
  test(`HOME-4 HOME-5 ${names.chicken.path} shows the category switch at the group of its animal`, async ({ page }) => {
    await open(page, names.chicken.path);
    const tabs = tabsOf(page, names);
    await expect.poll(() => tabs.distance('chicken')).toBeLessThan(1);
    await tabs.expectActive(names.chicken.tab);
  });
}

for (const names of [nl, de]) {
  for (const width of [1440, 800, 390]) {
    test(`MOD-20 the freezer block of ${names.box} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, names.box);
      const heading = page.getByRole('heading', { name: names.freezer.heading });
      await heading.scrollIntoViewIfNeeded();
      await expect(page.getByRole('listitem').filter({ hasText: names.freezer.size })).toHaveAttribute(
        'aria-current',
        'true',
      );
      const picture = page.locator('img[src*="dish-freezer"]');
      const [shown, words] = [await picture.boundingBox(), await heading.boundingBox()];
      const isBeside = (shown?.x ?? 0) + (shown?.width ?? 0) <= (words?.x ?? 0);
      expect(isBeside).toBe(width >= 992);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const names of [nl, de]) {
    test(`HOME-3 all modules of ${names.home} can be read and reached`, async ({ page }) => {
      await page.goto(names.home);
      const groups = page.locator('section[tabindex="-1"]');
      expect(await groups.count()).toBeGreaterThan(5);
      for (const group of await groups.all()) await expect(group).toBeVisible();
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
      expect(headings.length).toBeGreaterThan(2);
      for (const heading of headings) await expect(heading).toBeVisible();
      await page.getByRole('navigation', { name: names.tabs }).getByRole('link', { name: names.pig }).click();
      await expect(page).toHaveURL(/#pig$/);
      // Slides that are not shown yet can be scrolled to.
      await expect(page.getByRole('list', { name: names.carousel }).locator('[inert]')).toHaveCount(0);
    });
  }
});

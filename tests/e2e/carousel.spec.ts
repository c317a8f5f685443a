// The carousel of the home page in a real browser, with the demo content.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const nl = {
  home: '/nl',
  carousel: 'Uitgelicht',
  next: 'Volgende',
  previous: 'Vorige',
  dot: (number: number, total: number) => `Ga naar ${number} van ${total}`,
};
const de: typeof nl = {
  home: '/de',
  carousel: 'Im Blick',
  next: 'Weiter',
  previous: 'Zurück',
  dot: (number, total) => `Gehe zu ${number} von ${total}`,
};

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

for (const names of inTurn([nl, de], 0)) {
  test(`MOD-28 MOD-29 MOD-37 MOD-38 MOD-D8 the carousel of ${names.home} by arrows and dots, without wrapping around`, async ({
    page,
  }) => {
    await page.goto(names.home);
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
  await page.goto(nl.home);
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

test('MOD-37 the active dot follows when a slide is scrolled into view', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(nl.home);
  const carousel = carouselOf(page, nl);
  await carousel.track.evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }));
  await carousel.expectSlide(2);
});

test('MOD-40 MOD-D14 a mouse must drag the picture 30 pixels', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(nl.home);
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

  const turns = [
    // Less than half of the way, so that the browser by itself would go back.
    { width: 400, moves: [-180, 120, -60], stays: [] },
    { width: 768, moves: [-180, 120, -40], stays: [] },
    { width: 769, moves: [-180, 120, -60], stays: [-29, 29] },
    { width: 1024, moves: [-180, 120, -60], stays: [-29, 29] },
  ];
  for (const { width, moves, stays } of inTurn(turns, 2)) {
    test(`MOD-40 at ${width} px it turns the slide when it went far enough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(nl.home);
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

  test(
    'MOD-40 a slide that the browser leaves a few pixels before its place goes on to it',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.goto(nl.home);
      const carousel = carouselOf(page, nl);
      await carousel.expectSlide(1);
      await carousel.track.evaluate((track) => {
        track.style.scrollSnapType = 'none';
        const stopShort = () => track.scrollTo({ left: track.clientWidth - 7, behavior: 'instant' });
        track.addEventListener('touchend', () => requestAnimationFrame(stopShort), { once: true });
      });
      await swipe(page, -180);
      await carousel.expectSlide(2);
    },
  );

  test('MOD-38 MOD-40 beyond the ends it turns nothing, and along the page it scrolls the page', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(nl.home);
    const carousel = carouselOf(page, nl);
    await swipe(page, 120);
    await carousel.expectSlide(1);
    await carousel.dot(3).click();
    await carousel.expectSlide(3);
    await swipe(page, -180);
    await carousel.expectSlide(3);
  });
});

test(
  'MOD-39 the carousel begins at the first slide again when the visitor comes back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(nl.home);
    const carousel = carouselOf(page, nl);
    await carousel.next.click();
    await carousel.expectSlide(2);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.waitForURL('**/nl/blog');
    // While its code is on its way the address is there already, and going back then only takes the loading view away.
    await expect(page.getByRole('heading', { level: 1, name: 'Van het erf' })).toBeVisible();
    await page.goBack();
    await carousel.expectSlide(1);
  },
);

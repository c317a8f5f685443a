// What a visitor would call broken: words and controls cut off, things lying over others, lists without their signs.
import type { Locator, Page } from '@playwright/test';
import { type MarketCode, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { add, box, more, openList } from '#tests/setup/farmshop-page.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const target = 44;
const sizes = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 900 },
};

async function edges(place: Locator) {
  return place.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });
}

/** Words of headings and stamps that are divided without a hyphen. No dictionary comes with this browser, so none are hyphenated. */
function dividedWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4), main article > div > span')].flatMap((heading) => {
      const divided: string[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) divided.push(word);
        }
      }
      return divided;
    }),
  );
}

const longWords = [
  '/nl/ons-vlees/blaarkop-rundvleespakket',
  '/nl/kerst-pakketten',
  '/nl/rassen/barentszzeekabeljauw',
  '/nl/recepten/zuurkoolstamppot-met-speklappen',
  '/nl/onze-boeren/ruben-leidsman',
  '/nl/vleesstuk/runderschenkel',
  '/nl/blog/koken/een-kernthermometer-en-verder-niets',
  '/nl/boerderij-box/procureurlappen',
  '/fr/nos-viandes/boeuf',
  '/uk/breeds/gloucestershire-old-spot',
  '/de/agb',
  '/de/unser-fleisch/fleckvieh-weidekiste-gross',
  '/de/unser-fleisch/schorfheider-wildschweinkiste',
  '/de/farmbox',
  '/de/farmbox/wildschweinbratwurst',
];

test('no heading and no stamp is divided inside a word at 320, 390 and 1440 px', async ({ browser, baseURL }) => {
  test.slow();
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  const found: string[] = [];
  for (const path of longWords) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const size of [sizes.small, sizes.phone, sizes.desk]) {
      await page.setViewportSize(size);
      for (const word of await dividedWords(page)) found.push(`${path} at ${size.width}: ${word}`);
    }
  }
  expect(found).toEqual([]);
  await page.close();
});

test('the longest stamp is read on a phone: letters of at least 11 px, inside of the picture', async ({ page }) => {
  await page.goto('/fr/nos-viandes/boeuf');
  const stamp = page.getByRole('button', { name: /^En réapprovi/ }).first();
  for (const size of [sizes.small, sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    const { letters, spills } = await stamp.evaluate((element) => ({
      letters: Number.parseFloat(getComputedStyle(element).fontSize),
      spills: element.scrollWidth > element.clientWidth,
    }));
    expect(letters, `at ${size.width}`).toBeGreaterThanOrEqual(11);
    expect(spills, `at ${size.width}`).toBe(false);
  }
});

for (const [code, ...names] of [
  ['nl', 'small', 'phone', 'desk'],
  ['fr', 'desk'],
  ['de', 'desk'],
] as const) {
  test(`${code}: lines of a heading do not touch at ${names.map((name) => sizes[name].width).join(', ')} px`, async ({
    page,
  }) => {
    await page.goto(`/${code}`);
    await page.evaluate(() => document.fonts.ready);
    for (const name of names) {
      await page.setViewportSize(sizes[name]);
      const gaps = await gapsOfHeadings(page);
      expect(gaps.length).toBeGreaterThan(3);
      // Of the height of the letters: with a twentieth in between two lines are seen as two.
      expect(Math.min(...gaps), `at ${sizes[name].width}`).toBeGreaterThan(0.05);
    }
  });
}

/** The room between the letters of two lines, in heights of the letters. */
function gapsOfHeadings(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const ink = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) => {
      const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(heading);
      // Measured large: a canvas answers in whole pixels, which are a sixteenth of a small heading.
      if (ink) ink.font = `${fontWeight} 1000px ${fontFamily}`;
      const below = ink?.measureText('pgjy').actualBoundingBoxDescent ?? 0;
      const above = ink?.measureText('NZH').actualBoundingBoxAscent ?? 0;
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) - (below + above) / 1000;
    });
  });
}

test('MOD-28, MOD-29 arrows and dots of the first view are in view at 1440 x 900 and 1920 x 900', async ({ page }) => {
  await page.goto('/nl');
  const t = texts.textFor(markets.nl);
  for (const size of [sizes.desk, sizes.wide]) {
    await page.setViewportSize(size);
    const dots = page.getByRole('button', { name: t('carousel.goTo', { number: 1, total: 3 }) }).first();
    await expect(dots).toBeInViewport({ ratio: 1 });
    const next = page.getByRole('button', { name: t('carousel.next') }).first();
    await expect(next).toBeInViewport({ ratio: 1 });
  }
});

test('FSH-2 de: every tab of the farm shop stands beside the search, none below it', async ({ page }) => {
  await page.setViewportSize(sizes.desk);
  await page.goto('/de/farmbox');
  const tabs = page.getByRole('navigation', { name: texts.textFor(markets.de)('farmshop:list.tabs') });
  const search = await edges(page.getByRole('main').getByRole('searchbox'));
  for (const tab of await tabs.getByRole('link').all()) expect((await edges(tab)).right).toBeLessThan(search.left);
});

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

for (const code of ['nl', 'de'] as const) {
  test(`CRD-11 ${code}: on a phone the message comes after 4 s and lies over nothing but the picture`, async ({
    page,
  }) => {
    const t = texts.textFor(markets[code]);
    await page.clock.install();
    await page.setViewportSize(sizes.phone);
    const path = { nl: '/nl/ons-vlees/blaarkop-rundvleespakket', de: '/de/unser-fleisch/limousin-kiste' }[code];
    await page.goto(path);
    const message = page.getByRole('status', { name: t('urgency.label') }).locator('> span');
    await page.clock.runFor(4000);
    await expect(message).toBeInViewport({ ratio: 1 });
    const picture = await edges(page.getByRole('group', { name: t('package:gallery.label') }));
    const said = await edges(message);
    expect(said.top).toBeGreaterThanOrEqual(picture.top);
    expect(said.bottom).toBeLessThanOrEqual(picture.bottom);
    // Further down it stays behind.
    await page.locator('#contents').scrollIntoViewIfNeeded();
    await page.getByRole('tab', { name: t('package:contents.minced') }).click();
    await expect(message).not.toBeInViewport();
  });
}

for (const [code, path] of [
  ['nl', '/nl/kerst-pakketten'],
  ['nl', '/nl/duurzaam-relatiegeschenk'],
  ['fr', '/fr/cadeau-entreprise-ecologique'],
] satisfies [MarketCode, string][]) {
  test(`${path}: what an editor lists keeps its bullets (${code})`, async ({ page }) => {
    await page.goto(path);
    const items = page.locator('main li:not([class])').filter({ hasNotText: /^$/ });
    const list = page.locator('main .rich ul').first();
    await expect(items.first()).toBeVisible();
    expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('disc');
    expect(await list.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft))).toBeGreaterThan(
      10,
    );
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`LST-9 the chosen filter is in view ${javaScriptEnabled ? 'with' : 'without'} our code`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ viewport: sizes.phone, javaScriptEnabled, baseURL, reducedMotion: 'reduce' });
    for (const path of ['/nl/recepten/lam', '/de/rezepte/lamm']) {
      await page.goto(path);
      const chip = page.locator('main nav [aria-current=true]');
      await expect(chip).toBeInViewport({ ratio: 1 });
      // Only the row of filters moved.
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.close();
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

test('SGN-2 the notice for a package takes the width of the page', async ({ page }) => {
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

test('PRD-1 the pictures of a package stand beside at least three quarters of what is said of it', async ({ page }) => {
  await page.setViewportSize(sizes.desk);
  await page.goto('/nl/ons-vlees/blaarkop-rundvleespakket');
  const gallery = page.getByRole('group', { name: texts.textFor(markets.nl)('package:gallery.label') });
  const pictures = await edges(gallery.locator('../..'));
  const panel = await edges(page.locator('div:has(> div > h1)').first());
  expect(pictures.height / panel.height).toBeGreaterThan(0.75);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  test('a tapped card looks as before once the finger is gone', async ({ page }) => {
    await openList(page);
    await add(page).tap();
    await expect(more(page)).toBeVisible();
    const card = page.getByRole('article').filter({ has: more(page) });
    await expect.poll(() => card.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  });
});

for (const market of Object.values(markets)) {
  test(`HDR-D2 ${market.code}: the header ends where the page ends, from 992 to 1920 px`, async ({ page }) => {
    await page.goto(`/${market.code}`);
    const basket = page.getByRole('banner').locator(`a[href="/${market.code}/shop/"]`).last();
    for (const width of [992, 1024, 1239, 1240, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const right = await page
        .locator('main .wrap')
        .first()
        .evaluate(
          (wrap) => wrap.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(wrap).paddingRight),
        );
      expect.soft((await edges(basket)).right, `${width}`).toBeLessThanOrEqual(right + 1);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
      const cutOff = await page
        .getByRole('banner')
        .locator('input:visible')
        .evaluateAll((fields) => fields.map((field) => field.clientWidth).filter((fieldWidth) => fieldWidth < 150));
      expect.soft(cutOff, `the field at ${width}`).toEqual([]);
    }
  });
}

test('cards of packages are as narrow as the smallest phone: no screen of 320 px is wider', async ({ page }) => {
  await page.setViewportSize(sizes.small);
  const wide: string[] = [];
  for (const path of ['/nl', '/de', '/nl/shop/', '/fr/nos-viandes/boeuf', '/de/unser-fleisch/rindfleisch']) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > sizes.small.width) wide.push(`${path} ${width}`);
  }
  expect(wide).toEqual([]);
});

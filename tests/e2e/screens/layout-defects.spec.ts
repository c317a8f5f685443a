// What a visitor would call broken: words and controls cut off, things lying over others, lists without their signs.
// Of the farm shop: farmshop-layout.spec.ts; of a package: package-layout.spec.ts; of the width: screen-widths.spec.ts.
import type { Page } from '@playwright/test';
import { type MarketCode, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { sizes } from './screen-edges.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** A stamp lies over the picture of its card, as a button that does nothing. */
const stamps = 'main article > div > button:disabled';

/**
 * Words that are divided without a hyphen: in headings, in heads and small print of tables, in lists that begin with something bold
 * (ingredients, sizes), in the box and on stamps; and stamps that are wider than their frame. No dictionary comes with this browser,
 * so that only words with a soft hyphen are hyphenated.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((stampsOfPage) => {
    // Straight, so that the parts of a line have one top.
    for (const stamp of document.querySelectorAll<HTMLElement>(stampsOfPage)) stamp.style.rotate = 'none';
    const spilt = [...document.querySelectorAll(stampsOfPage)].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const divided = [
      ...document.querySelectorAll(
        `main :is(h1, h2, h3, h4, thead th, td > small, .compare td, aside dt, aside li b, li:has(> b)), ${stampsOfPage}`,
      ),
    ].flatMap((place) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          // The browser counts a hyphen it draws as a part of what follows.
          range.setStart(node, node.textContent?.charAt(index - 1) === '\u00ad' ? index + 1 : index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(word);
        }
      }
      return words;
    });
    return [...divided, ...spilt.map(({ textContent }) => `${textContent} is wider than its frame`)];
  }, stamps);
}

const longWords = [
  '/nl/ons-vlees/noordzee-vispakket',
  '/nl/ons-vlees/blaarkop-rundvleespakket',
  '/nl/ons-vlees/hert-uit-salland-klein',
  '/nl/kerst-pakketten',
  '/nl/rassen/barentszzeekabeljauw',
  '/nl/recepten/zuurkoolstamppot-met-speklappen',
  '/nl/recepten/karbonade-met-salie-en-appel',
  '/nl/onze-boeren/ruben-leidsman',
  '/nl/vleesstuk/runderschenkel',
  '/nl/blog/koken/een-kernthermometer-en-verder-niets',
  '/nl/boerderij-box',
  '/nl/boerderij-box/procureurlappen',
  '/fr/nos-viandes/boeuf',
  '/uk/breeds/gloucestershire-old-spot',
  '/de/agb',
  '/de/unser-fleisch/fleckvieh-weidekiste-gross',
  '/de/unser-fleisch/schorfheider-wildschweinkiste',
  '/de/farmbox',
  '/de/farmbox/wildschweinbratwurst',
];

/** In the short run the first of them, and all with a stamp. */
const stampedPages = ['/nl/boerderij-box', '/fr/nos-viandes/boeuf', '/de/farmbox'];
const looked = new Set([...casesOf(longWords, 3), ...stampedPages]);

test('no heading and no stamp is divided inside a word at 320, 390 and 1440 px', async ({ browser, baseURL }) => {
  test.slow();
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  const found: string[] = [];
  const stamped: string[] = [];
  for (const path of looked) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if ((await page.locator(stamps).count()) > 0) stamped.push(path);
    for (const size of [sizes.small, sizes.phone, sizes.desk]) {
      await page.setViewportSize(size);
      for (const word of await brokenWords(page)) found.push(`${path} at ${size.width}: ${word}`);
    }
  }
  // The longest stamps of these markets were looked at.
  expect(stamped).toEqual(expect.arrayContaining(stampedPages));
  expect(found).toEqual([]);
  await page.close();
});

test(
  'row 46 no name in the comparison of three packages is divided inside a word at 390 px',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    const three = 'blaarkop-rundvleespakket,lakenvelder-rundvleespakket-klein,limousin-demeterpakket';
    await page.goto(`/nl/ons-vlees/rundvlees?with=${three}`);
    await expect(page.locator('.compare thead th')).toHaveCount(4);
    expect(await brokenWords(page)).toEqual([]);
  },
);

test('row 46 three packages beside each other at 320 px: no word is divided, the page stays, and the table moves inside its frame below its names', async ({
  page,
}) => {
  await page.setViewportSize(sizes.small);
  for (const address of [
    '/nl/ons-vlees/rundvlees?with=blaarkop-rundvleespakket,lakenvelder-rundvleespakket-klein,limousin-demeterpakket',
    '/de/unser-fleisch/rindfleisch?with=fleckvieh-weidekiste-klein,fleckvieh-weidekiste-mittel,fleckvieh-weidekiste-gross',
  ]) {
    await page.goto(address);
    const table = page.locator('.compare table');
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.small.width);
    const ends = await table.evaluate((frame) => {
      frame.scrollLeft = frame.scrollWidth;
      const { left, right } = frame.getBoundingClientRect();
      const places = (selector: string) =>
        [...frame.querySelectorAll(selector)].map((place) => place.getBoundingClientRect());
      return {
        names: places('tbody th').filter((name) => name.left < left - 1 || name.right > right + 1).length,
        last: places('tr > :last-child').filter((cell) => cell.left < left - 1 || cell.right > right + 1).length,
        spilt: [...frame.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
      };
    });
    expect([address, ends]).toEqual([address, { names: 0, last: 0, spilt: 0 }]);
    await table.screenshot({ path: `test-results/compare-${address.slice(1, 3)}-320.png` });
  }
});

/** Places in cards whose content is wider than they are. */
function spiltPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main article :is(div, p)')].flatMap((place) => {
      const { scrollWidth, clientWidth, textContent } = place;
      const spills = scrollWidth > clientWidth + 1 && getComputedStyle(place).overflow === 'visible';
      return spills ? [`${textContent} by ${scrollWidth - clientWidth} px`] : [];
    }),
  );
}

test(
  'price, price of a kilo and arrow of a box stay inside of its card, also where it costs hundreds',
  { tag: '@long' },
  async ({ page }) => {
    const found: string[] = [];
    for (const path of [
      '/de/unser-fleisch/rindfleisch',
      '/de/tiere',
      '/nl/ons-vlees/rundvlees',
      '/fr/nos-viandes/boeuf',
    ]) {
      await page.goto(path);
      for (const size of [sizes.small, sizes.phone, sizes.desk]) {
        await page.setViewportSize(size);
        for (const place of await spiltPlaces(page)) found.push(`${path} at ${size.width}: ${place}`);
      }
    }
    expect(found).toEqual([]);
  },
);

test(
  'the longest stamp is read on a phone: letters of at least 11 px, inside of the picture',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

const headings = [
  ['nl', 'small', 'phone', 'desk'],
  ['fr', 'desk'],
  ['de', 'desk'],
] as const;
for (const [code, ...names] of casesOf(headings, 1)) {
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

const writtenLists: [MarketCode, string][] = [
  ['nl', '/nl/kerst-pakketten'],
  ['nl', '/nl/duurzaam-relatiegeschenk'],
  ['fr', '/fr/cadeau-entreprise-ecologique'],
];
for (const [code, path] of casesOf(writtenLists, 1)) {
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

for (const javaScriptEnabled of casesOf([true, false], 1)) {
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

for (const path of casesOf(['/nl/boerderij-box', '/nl/dieren', '/nl/ons-vlees/blaarkop-rundvleespakket'], 1)) {
  test(`section 6 ${path}: in a low window header and tabs give way to what is read`, async ({ page }) => {
    for (const viewport of [
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(page.getByRole('navigation').filter({ visible: true }).first()).not.toBeInViewport();
    }
  });
}

const boxesOf: Record<MarketCode, string> = {
  nl: '/nl/ons-vlees/blaarkop-rundvleespakket',
  fr: '/fr/nos-viandes/colis-charolaise-3-kg',
  uk: '/uk/meat-boxes/hereford-beef-box-small',
  de: '/de/unser-fleisch/fleckvieh-weidekiste-klein',
};

for (const [code, path] of casesOf(Object.entries(boxesOf), 1))
  test(`${code}: no word beside the basket is divided, from 320 to 1440 px`, async ({ page }) => {
    await page.goto(path);
    await page.locator('a[href*="/shop/order-package/"]:visible').first().click();
    await expect(page).toHaveURL(`/${code}/shop/`);
    await expect(page.locator('main aside dt').first()).toBeAttached();
    for (const width of [320, 390, 768, 992, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `${width}`).toEqual([]);
    }
  });

test('six weeks: words of a meal without a picture take the room of one', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(`${boxesOf.uk}?plan=2`);
  const rows = page.locator('.plan-weeks li:not(:has(img))');
  const empty = await rows.evaluateAll((parts) =>
    parts.map((row) => row.getBoundingClientRect().right - (row.lastElementChild?.getBoundingClientRect().right ?? 0)),
  );
  expect(empty.length).toBeGreaterThan(5);
  expect(Math.max(...empty)).toBeLessThan(20);
});

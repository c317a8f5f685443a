// No band of a page is forgotten: on a desk nothing of more than 400 by 400 px between header and footer is bare paper.
import { markets } from '#markets/index.ts';
import { expect, expectMissingPage, test } from '#tests/setup/browser/browser-test.ts';
import { holesOf } from '#tests/setup/browser/holes.ts';
import { screensOf } from '#tests/setup/browser/screens.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

/** Kinds of pages that the walk over all screens does not tell apart. */
const more = {
  nl: {
    withoutFarmShop: '/uk',
    year: '/nl/het-jaar',
    about: '/nl/over-ons',
    help: '/nl/bezorging',
    legal: '/nl/voorwaarden',
    comparison: '/nl/ons-vlees/rundvlees?with=blaarkop-rundvleespakket,lakenvelder-rundvleespakket-klein',
    animal: '/nl/herkomst/NL513402617',
    plan: '/nl/ons-vlees/blaarkop-rundvleespakket?plan=2',
  },
  de: {
    year: '/de/das-jahr',
    about: '/de/ueber-uns',
    help: '/de/lieferung',
    legal: '/de/impressum',
    comparison: '/de/unser-fleisch/rindfleisch?with=fleckvieh-weidekiste-klein,limousin-kiste',
    animal: '/de/herkunft/DE0941263187',
    plan: '/de/unser-fleisch/fleckvieh-weidekiste-klein?plan=2',
  },
};

const widths = [1024, 1440, 1920];
/** Pages are shared among tests so that both workers have something to do. */
const parts = 2;

for (const code of casesOf(['nl', 'de'] as const, 1)) {
  for (let part = 0; part < parts; part += 1) {
    test(`${code} at ${widths.join(', ')}, part ${part + 1}: no band of more than 400 by 400 px is empty on ${isWholeRun ? 'any kind of page' : 'the kinds of pages of the short run'}`, async ({
      page,
      problems,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      const others = Object.entries(more[code]).map(([name, path]) => ({ name, path }));
      // Kinds that the walk does not tell apart first; in the short run with as many of the others.
      const pages = casesOf([...others, ...(await screensOf(markets[code], baseURL ?? ''))], 2 * others.length);
      for (const { name, path } of pages.filter((_, at) => at % parts === part)) {
        // Places of pictures are known before the pictures come.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await holesOf(page), `${name} ${path} at ${width}`).toEqual([]);
        }
        if (name === 'not-found') await expectMissingPage(problems);
      }
    });
  }
}

test('a hole is found where one is, and nowhere else', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl/colofon');
  const holesIn = async (html: string) => {
    await page.evaluate((inner) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = `<div class="wrap">${inner}</div>`;
    }, html);
    return holesOf(page);
  };
  const line = '<svg width="1248" height="20"></svg>';
  const band = (height: number, inside = '') =>
    `${line}<div style="display:grid;grid-template-columns:1fr 1fr;height:${height}px">${inside}</div>${line}`;
  expect(await holesIn(band(380))).toEqual([]);
  expect(await holesIn(band(600))).toHaveLength(1);
  // Beside it half of the page is still bare.
  expect(await holesIn(band(600, '<div style="background:#fff"></div>'))).toHaveLength(1);
  expect(await holesIn(band(600, '<div style="background:#fff;grid-column:1/-1"></div>'))).toEqual([]);
  // A frame is nothing, and neither are words that nobody sees.
  expect(await holesIn(band(600, '<div style="border:2px solid;grid-column:1/-1"></div>'))).toHaveLength(1);
  expect(await holesIn(band(600, '<p class="sr">words</p>'))).toHaveLength(1);
});

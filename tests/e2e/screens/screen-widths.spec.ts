// No part of a page is wider than the page.
import { markets } from '#markets/index.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { screensOf } from '#tests/setup/browser/screens.ts';
import { edges, sizes } from './screen-edges.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

for (const market of inTurn(Object.values(markets), 3)) {
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
      const cutWords = await page
        .getByRole('banner')
        .locator('input:visible')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[]).flatMap((field) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) return ['no canvas'];
            pen.font = font;
            const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return pen.measureText(field.placeholder).width > room ? [field.placeholder] : [];
          }),
        );
      expect.soft(cutWords, `what the field says at ${width}`).toEqual([]);
    }
  });

  test(`FTR-D2 ${market.code}: on a desk the columns of the footer stand in one row`, async ({ page }) => {
    await page.goto(`/${market.code}`);
    for (const width of [992, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = page.getByRole('contentinfo').locator('nav').first().locator('> div');
      const tops = await columns.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect.soft(tops.length, `${width}`).toBeGreaterThan(3);
      expect.soft(new Set(tops).size, `rows at ${width}`).toBe(1);
    }
  });

  test(`FTR-8 ${market.code}: the telephone number of the footer is never divided`, async ({ page }) => {
    await page.goto(`/${market.code}`);
    const number = page.getByRole('contentinfo').locator('a[href^="tel:"]');
    for (const width of [320, 360, 390, 412, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await number.evaluate((link) => link.getClientRects().length), `${width}`).toBe(1);
    }
  });
}

for (const code of inTurn(['nl', 'de'] as const, 1))
  test(`${code}: no screen is wider than the smallest phone, of 320 px`, async ({ browser, baseURL }) => {
    if (!baseURL) throw new Error('no shop to look at');
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport: sizes.small });
    const wide: string[] = [];
    for (const { path } of casesOf(await screensOf(markets[code], baseURL), 12)) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > sizes.small.width) wide.push(`${path} ${width}`);
    }
    expect(wide).toEqual([]);
    await page.close();
  });

test('CON-D1 at 768 px no card of a list is higher than half a screen: its picture stands beside its words', async ({
  page,
}) => {
  const size = { width: 768, height: 1024 };
  await page.setViewportSize(size);
  for (const path of ['/uk/meat-boxes/grass-fed-beef', '/fr/recettes', '/de/unsere-bauern', '/nl/blog']) {
    await page.goto(path);
    const cards = await page.locator('main ul > li > article').evaluateAll((parts) =>
      parts.map((part) => {
        const rise = part.previousElementSibling ?? part.parentElement?.previousElementSibling?.firstElementChild;
        const top = Math.min(...[part, ...part.querySelectorAll('img')].map((one) => one.getBoundingClientRect().top));
        return {
          height: part.getBoundingClientRect().height,
          isOverTheOneBefore: rise ? top < rise.getBoundingClientRect().bottom : false,
        };
      }),
    );
    expect.soft(cards.length, path).toBeGreaterThan(5);
    expect.soft(Math.max(...cards.map(({ height }) => height)), path).toBeLessThan(size.height / 2);
    expect
      .soft(
        cards.filter(({ isOverTheOneBefore }) => isOverTheOneBefore),
        path,
      )
      .toEqual([]);
  }
});

// The embedded shop's own pages in a real browser: they work without scripts, and look at home.
import { type Market, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const t = texts.textFor(markets.nl);

/** A coupon, two pieces in the box and a package of the demo. */
const demo: Record<string, { coupon: number; box: string; package: string }> = {
  nl: {
    coupon: 9001,
    box: 'add-to-cart=501&quantity=1&bundle_quantity_1=2&bundle_quantity_2=1',
    package: 'ons-vlees/blaarkop-familiepakket',
  },
  de: {
    coupon: 9401,
    box: 'add-to-cart=601&quantity=1&bundle_quantity_1001=2&bundle_quantity_1002=1',
    package: 'unser-fleisch/angus-weidekiste-gross',
  },
};

function pagesOf(market: Market): string[] {
  const { coupon, box, package: path } = demo[market.code] ?? { coupon: 0, box: '', package: '' };
  const shop = `/${market.code}/shop`;
  return [
    `${shop}/`,
    `${shop}/?add-to-cart=${coupon}&quantity=2`,
    `${shop}/?${box}`,
    `${shop}/order-package/?category=x&path=${path}&size=m&animal=x`,
    `${shop}/my-account`,
    `${shop}/checkout/`,
    `${shop}/withdrawal/`,
    `${shop}/confirm/gone`,
    `${shop}/nothing`,
  ];
}

/** Rules of accessibility take a second a page; whether anything sticks out is seen at both widths. */
const looked = isWholeRun ? { nl: [390, 1440], de: [390, 1440] } : { nl: [390], de: [1440] };

for (const market of inTurn([markets.nl, markets.de], 1)) {
  const checked = looked[market.code as keyof typeof looked];
  test(`SHP-12, CPN-5 ${market.code}: the shop's pages are accessible at ${checked.join(' and ')}, and nothing sticks out at 390 and 1440`, async ({
    page,
  }) => {
    test.slow();
    for (const path of pagesOf(market)) {
      // Loaded as a phone does: a window made narrow shows the drawer until it has slid away.
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
        if (!checked.includes(width)) continue;
        expect(await barriersOf(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHP-12, SHP-2, SHP-11 order a package, change, use a code, remove', async ({ page }) => {
    await page.goto(
      '/nl/shop/order-package/?category=koe&path=ons-vlees/blaarkop-familiepakket&size=groot&rundergehakt=7',
    );
    // In the package's own words, never those of the link.
    await expect(page.getByRole('main')).toContainText('7 × Rundergehakt');
    await page.getByRole('button', { name: t('selling:package.add') }).click();
    await expect(page).toHaveURL(pathTo(markets.nl, 'basket'));
    await expect(page.getByRole('status').first()).toContainText('Blaarkop familiepakket');
    const total = page
      .getByRole('complementary')
      .locator('dl > div')
      .filter({ hasText: t('selling:basket.total') });
    await expect(total).toContainText('169,00');

    await page.getByRole('button', { name: t('selling:basket.more', { title: 'Blaarkop familiepakket' }) }).click();
    await expect(total).toContainText('338,00');

    await page.getByText(t('selling:basket.code')).first().click();
    await page.getByRole('textbox', { name: t('selling:basket.code') }).fill('kudde10');
    await page.getByRole('button', { name: t('selling:basket.useCode') }).click();
    await expect(total).toContainText('304,20');

    await page.getByRole('button', { name: t('selling:basket.less', { title: 'Blaarkop familiepakket' }) }).click();
    await page.getByRole('button', { name: t('selling:basket.remove', { title: 'Blaarkop familiepakket' }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:basket.emptyTitle'));
  });
});

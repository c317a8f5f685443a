// What the package page says about stock, age and origin, in a real browser with the demo content.
import type { Page } from '@playwright/test';
import { marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { watchDataLayer } from '#tests/setup/browser/data-layer.ts';
import { openHeld } from '#tests/setup/browser/held-code.ts';
import { eachChoice, inTurn } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const statuses = ['soldout', 'outofstock', 'onbackorder', 'coming_soon'] as const;

/** One package of the demo for each status. */
const unavailable: Record<string, Record<(typeof statuses)[number], string>> = {
  nl: {
    soldout: 'mrij-stoofpakket',
    outofstock: 'angus-bbq-pakket',
    onbackorder: 'walnotenkip-pakket',
    coming_soon: 'angus-natuurpakket',
  },
  de: {
    soldout: 'altkuh-kiste',
    outofstock: 'suppenhuhn-kiste',
    onbackorder: 'murnau-werdenfelser-kiste',
    coming_soon: 'demeter-rinderkiste',
  },
  fr: {
    soldout: 'demi-agneau-solognot-bio',
    outofstock: 'colis-poulet-fermier-decoupe',
    onbackorder: 'colis-salers-a-mijoter',
    coming_soon: 'colis-gatinaise-bio',
  },
  uk: {
    soldout: 'belted-galloway-slow-cook-box',
    outofstock: 'berkshire-pork-box',
    onbackorder: 'ixworth-chicken-box',
    coming_soon: 'highland-beef-box',
  },
};

/** Time stands still until a test lets it run; the page is told apart from a page that is only read by its first event. */
async function openAtRest(page: Page, path: string) {
  const pushed = await watchDataLayer(page);
  await page.clock.install({ time: new Date('2026-11-16T08:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-16T09:00:00Z'));
  // While time stands still the browser is never idle: the page's code comes at the first sign of life.
  await page.mainFrame().goto(path);
  const wake = async () => {
    await page.keyboard.press('Shift');
    return pushed.length;
  };
  await expect.poll(wake).toBeGreaterThan(0);
}

for (const [market, status] of casesOf(eachChoice(marketList, statuses), 2)) {
  const t = texts.textFor(market);
  test(`CRD-3, CRD-4, CRD-5, CRD-D5, SGN-14 ${market.code}: a package that is ${status} offers a notice, not itself`, async ({
    page,
  }) => {
    await openAtRest(page, pathTo(market, 'package', { slug: unavailable[market.code]?.[status] ?? '' }));
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: t(`stock.${status}`), exact: true }).first()).toBeDisabled();
    await expect(main).toContainText(t.find(`package:soldOut.${status}`) ?? '?');
    await expect(main.getByRole('textbox', { name: t('newsletter.emailLabel') })).toHaveCount(1);
    await expect(main.getByRole('button', { name: t('soldOut.submit') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('package:buy.build') })).toHaveCount(0);
    await expect(main.locator('a[href*="order-package"]')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page.getByRole('status', { name: t('urgency.label') })).toHaveCount(0);
  });
}

const urgent = [
  { market: markets.nl, slug: 'blaarkop-proefpakket', style: 'success', percent: 42, icon: 'check' },
  { market: markets.nl, slug: 'limousin-demeterpakket', style: 'warning', percent: 60, icon: 'clock', shown: [15, 10] },
  { market: markets.nl, slug: 'blaarkop-rundvleespakket', style: 'error', percent: 78, icon: 'flame', shown: [37, 11] },
  { market: markets.de, slug: 'hackfleisch-und-burger-kiste', style: 'success', percent: 45, icon: 'check' },
  {
    market: markets.de,
    slug: 'hereford-salzwiesenkiste',
    style: 'warning',
    percent: 73,
    icon: 'clock',
    shown: [33, 12],
  },
  { market: markets.fr, slug: 'colis-limousine-express', style: 'error', percent: 97, icon: 'flame', shown: [29, 1] },
  { market: markets.uk, slug: 'angus-grill-box', style: 'error', percent: 92, icon: 'flame', shown: [11, 1] },
] as const;

for (const { market, slug, style, percent, icon, ...rest } of casesOf<(typeof urgent)[number]>(urgent, 2)) {
  const t = texts.textFor(market);
  test(`CRD-11, CRD-12, CRD-13, CRD-14, CRD-15, CRD-16, CRD-17 ${market.code}: ${slug} says after 4 seconds how it sells`, async ({
    page,
    shift,
  }) => {
    await openAtRest(page, pathTo(market, 'package', { slug }));
    const main = page.getByRole('main');
    const message = page.getByRole('status', { name: t('urgency.label') });
    await page.clock.runFor(3999);
    await expect(message).toHaveText('');
    const before = await shift();
    await page.clock.runFor(1);
    await expect(message).toContainText(t(`urgency.${style}`, { percent }));
    await expect(message.locator('use').first()).toHaveAttribute('href', new RegExp(`#${icon}$`));
    if ('shown' in rest) {
      const [buyers, remaining] = rest.shown;
      // Once on the page: in the message, or where an editor placed the figures.
      await expect(main.getByText(t('urgency.buyers', { count: buyers }))).toHaveCount(1);
      await expect(main.getByText(t('urgency.remaining', { count: remaining }))).toHaveCount(1);
    }
    expect(await shift()).toBe(before);
    await message.getByRole('button', { name: t('notice.dismiss') }).click();
    await expect(message).toHaveText('');
  });
}

test(
  'CRD-11, CRD-D10 the 4 seconds run from the moment the package is seen, however late our code is',
  { tag: '@long' },
  async ({ page }) => {
    // Whoever begins to count now waits forever.
    await page.addInitScript(() => {
      const set = window.setTimeout.bind(window);
      const within3s = (run: TimerHandler, ms?: number) => ((ms ?? 0) > 3000 ? 0 : set(run, ms));
      Object.assign(window, { setTimeout: within3s });
    });
    const { market, slug, style, percent } = urgent[0];
    const t = texts.textFor(market);
    const letGo = await openHeld(page, pathTo(market, 'package', { slug }));
    await page.waitForFunction(() => {
      const [seen] = performance.getEntriesByName('first-contentful-paint');
      return seen && performance.now() - seen.startTime > 4000;
    });
    letGo();
    await expect(page.getByRole('status', { name: t('urgency.label') })).toContainText(
      t(`urgency.${style}`, { percent }),
    );
  },
);

const bars = [
  { market: markets.nl, slug: 'blaarkop-rundvleespakket', isDivided: true },
  { market: markets.de, slug: 'limousin-kiste', isDivided: true },
  { market: markets.nl, slug: 'noordzee-vispakket', isDivided: false },
];

for (const { market, slug, isDivided } of casesOf(bars, 1)) {
  const t = texts.textFor(market);
  test(`CRD-2 ${market.code}: on a phone price and button of ${slug} stay at hand`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo(market, 'package', { slug }));
    const bar = page.getByRole('region', { name: t('package:buy.label') });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.locator('#contents').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.keyboard.press('End');
    await expect(bar).toBeVisible();
    if (!isDivided) {
      await expect(bar.getByRole('link', { name: t('package:buy.add') })).toHaveAttribute('href', /order-package/);
      return;
    }
    await bar.getByRole('link', { name: t('package:buy.buildShort') }).click();
    await expect(page.locator('#contents')).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar).toBeHidden();
  });
}

test('nl: wine asks for an age once a visit, and is ordered once', async ({ page }) => {
  const t = texts.textFor(markets.nl);
  const pushed = await watchDataLayer(page);
  const orders = () => pushed.filter(({ event }) => event === 'add_to_cart');
  await page.route('**/order-package/**', (route) => route.fulfill({ body: 'checkout', contentType: 'text/html' }));
  await page.goto(pathTo(markets.nl, 'package', { slug: 'maasdal-wit' }));
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: t('package:buy.add') });
  const dialog = page.getByRole('dialog', { name: 'Ben je 18 jaar of ouder?' });
  await expect(main).toContainText('18 jaar of ouder');
  await button.click();
  await expect(dialog).toBeVisible();
  expect(await barriersOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: t('package:wine.no') }).click();
  await expect(dialog).toBeHidden();
  expect(orders()).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Ja, ik ben 18 of ouder' }).click();
  await expect(page).toHaveURL(/order-package\/\?.*path=ons-vlees\/maasdal-wit/);
  expect(orders()).toHaveLength(1);

  await page.goto(pathTo(markets.nl, 'package', { slug: 'maasdal-proefdoos' }));
  await expect(main.getByRole('link', { name: t('package:buy.add') })).toHaveAttribute('href', /maasdal-proefdoos/);
});

for (const market of inTurn(marketList, 2)) {
  const t = texts.textFor(market);
  test(`PRD-3, PRD-7, PRD-19, PRD-20, PRD-22 ${market.code}: the origin of a delivery, and its ear tag to take along`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const api = `/api/v1/${market.code}/${market.siteLanguage}/products`;
    type Box = { slug: string; product_id?: number; shop_brand_slug?: string; shop_product_stock_status?: string };
    const answer = (await (await page.request.get(api)).json()) as Box[] | { data: Box[] };
    const boxes = Array.isArray(answer) ? answer : answer.data;
    const box = boxes.find(({ shop_brand_slug: animal, product_id: id }) => animal === 'cow' && id);
    await page.goto(`${pathTo(market, 'package', { slug: box?.slug ?? '' })}?product_id=${box?.product_id}`);
    await page.getByRole('link', { name: t('cuts:traceLink') }).click();
    const origin = page.locator('#traceability-box');
    const copy = origin.getByRole('button', { name: t('package:traceability.copy') }).first();
    await copy.click();
    await expect(origin.getByText(t('package:traceability.copied')).first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\d/);
    await expect(origin.getByRole('definition').filter({ hasText: copied }).first()).toBeVisible();
  });
}

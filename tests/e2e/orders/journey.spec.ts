// From home to a placed order, in each market, with and without our code.
import type { Locator, Page } from '@playwright/test';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { productWordTable } from '#rules/addresses/product-routes.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { scanCode } from '#tests/setup/orders/scan-code.ts';
import { test } from '#tests/setup/orders/selling-test.ts';
import { eachChoice } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

const addresses: Record<string, Record<string, string>> = {
  nl: { postCode: '3411ab', houseNumber: '14', addition: 'B', street: 'Molendijk', city: 'Lopik' },
  fr: { postCode: '48260', street: '3 rue de l’Aubrac', city: 'Nasbinals' },
  uk: { postCode: 'sw1a1aa', street: '1 Sheep Lane', city: 'London' },
  de: { postCode: '83646', houseNumber: '8', street: 'Lindenstraße', city: 'Bad Tölz' },
};

/** The button of each market, as checkout law wants it. */
const lawful: Record<string, string> = {
  nl: 'Bestelling met betalingsverplichting',
  fr: 'Commande avec obligation de paiement',
  uk: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
};

async function fillIn(page: Page, market: Market, more: Record<string, string>) {
  for (const [name, value] of Object.entries({ name: 'Femke Postma', ...addresses[market.code], ...more }))
    await page.locator(`#${name}`).fill(value);
}

/** A package of the home page that can be bought. */
async function packageOnHome(page: Page, market: Market): Promise<Locator> {
  const lists = new Set(productWordTable(market, 'local').map(({ word }) => word));
  const below = `/${market.code}/${market.words.products}/`;
  const links = page.locator(`main a[href^="${below}"]:visible`);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, path] of paths.entries()) {
    if (lists.has(path.slice(below.length))) continue;
    const answer = await page.request.get(path);
    if ((await answer.text()).includes('/shop/order-package/')) return links.nth(index);
  }
  throw new Error('home shows no package that can be bought');
}

function journey(market: Market, { width, isAccessible }: { width: number; isAccessible: boolean }) {
  return async ({
    page,
    smtp,
  }: {
    page: Page;
    smtp: { mails: { to: string[]; text: string; headers: Map<string, string> }[] };
  }) => {
    test.slow();
    const t = texts.textFor(market);
    const email = `femke-${test.info().testId}@example.test`;
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    const check = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (isAccessible) expect(await barriersOf(page)).toEqual([]);
    };
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo(market, 'home'));
    await tap(await packageOnHome(page, market));
    await tap(page.locator('a[href*="/shop/order-package/"]:visible').first());
    await expect(page).toHaveURL(pathTo(market, 'basket'));
    await expect(page.getByRole('status').first()).toBeVisible();
    await check();
    await tap(
      page
        .getByRole('link', { name: t('selling:basket.order') })
        .locator('visible=true')
        .first(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:checkout.title'));
    await check();
    await fillIn(page, market, { email });
    // Whoever presses twice orders once.
    const button = page.getByRole('button', { name: lawful[market.code] ?? '', exact: true });
    taps += 1;
    await button.dblclick({ noWaitAfter: true });
    await expect(page).toHaveURL(
      new RegExp(`/${market.code}/shop/order/${market.code.toUpperCase()}-\\d{4}-\\d{5}/\\?key=`),
    );
    expect(taps).toBeLessThanOrEqual(5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:order.thanks', { name: 'Femke' }));
    await check();
    await expectPayment(page, market);

    const number = new URL(page.url()).pathname.split('/').at(4) ?? '';
    await expect.poll(() => smtp.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
    const mail = smtp.mails.find(({ to }) => to.includes(email));
    expect(mail?.headers.get('subject')).toBe(t('shop:orders.placed.subject', { number }));
    expect(mail?.text).toContain(page.url().slice(new URL(page.url()).origin.length));
    // One order, and an empty basket.
    await page.goto(pathTo(market, 'basket'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('selling:basket.emptyTitle'));
  };
}

/** The words on the page, and what a banking app reads: the same, line by line. */
async function expectPayment(page: Page, market: Market) {
  const t = texts.textFor(market);
  const valueOf = async (name: 'iban' | 'name' | 'reference' | 'sortCode' | 'accountNumber') => {
    const row = page.locator('dl > div').filter({ hasText: t(`selling:order.rows.${name}`) });
    // The words of the button that copies it are not part of it.
    return row
      .locator('dd')
      .first()
      .evaluate((place) =>
        [...place.childNodes]
          .filter((node) => !(node instanceof HTMLButtonElement))
          .map((node) => node.textContent)
          .join(''),
      );
  };
  const code = page.getByRole('img', { name: t('selling:order.codeName') });
  if (market.orders.payment === 'sortCode') {
    expect([await valueOf('sortCode'), await valueOf('accountNumber'), await code.count()]).toEqual([
      '12-34-56',
      '12345678',
      0,
    ]);
    return;
  }
  const spoken = await page.locator('dl dd .sr').first().textContent();
  const cents = Number((spoken ?? '').replace(/\D/g, ''));
  const tight = (text: string) => text.replaceAll(' ', '');
  // The page may still be scrolling to where somebody reads on.
  const scan = async () => scanCode(await code.screenshot());
  await expect.poll(async () => (await scan()) !== null && (await scan()) !== undefined).toBe(true);
  const found = await scan();
  expect(found?.text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    await valueOf('name'),
    tight(await valueOf('iban')),
    `EUR${(cents / 100).toFixed(2)}`,
    '',
    tight(await valueOf('reference')),
  ]);
  expect(found?.version).toBeLessThanOrEqual(13);
}

const widths = [390, 1440];

// In the short run every market once, two of them without our code.
for (const [market, width] of eachChoice<Market, number>(isWholeRun ? marketList : [markets.nl, markets.de], widths)) {
  // Accessibility is looked at once for each brand.
  const isAccessible = market === markets.nl || market === markets.de;
  test(`checkout ${market.code} at ${width}, with our code: from home to the thank-you page`, async ({ page, smtp }) =>
    journey(market, { width, isAccessible })({ page, smtp }));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [market, width] of eachChoice<Market, number>(
    isWholeRun ? marketList : [markets.fr, markets.uk],
    widths,
  )) {
    test(`checkout ${market.code} at ${width}, without our code: from home to the thank-you page`, async ({
      page,
      smtp,
    }) => journey(market, { width, isAccessible: false })({ page, smtp }));
  }

  test('checkout: wine is sold to who says to be of age', async ({ page }) => {
    const t = texts.textFor(markets.nl);
    await page.goto('/nl/shop/order-package/?category=wijn&path=ons-vlees/maasdal-wit');
    await page.getByRole('button', { name: t('selling:package.add') }).click();
    await page.goto('/nl/shop/checkout/');
    await fillIn(page, markets.nl, { email: 'wine@example.test' });
    const button = page.getByRole('button', { name: lawful.nl ?? '' });
    await button.click();
    await expect(page.getByRole('alert')).toContainText(t('selling:problem.isOfAgeMissing', { age: 18 }));
    await page.getByLabel(t('selling:checkout.isOfAge', { age: 18 })).check();
    await button.click();
    await expect(page).toHaveURL(/\/order\//);
  });

  test('checkout: what is wrong is said at its field and in a list that has the focus; what was typed stays', async ({
    page,
  }) => {
    const t = texts.textFor(markets.de);
    await page.goto('/de/shop/?add-to-cart=601&quantity=1&bundle_quantity_1001=2');
    await page.goto('/de/shop/checkout/');
    await page.locator('#name').fill('Annika Seidl');
    await page.locator('#email').fill('annika.seidl@');
    await page.locator('#postCode').fill('8364');
    await page.locator('#note').fill('Bitte im Laden nebenan klingeln.');
    await page.getByRole('button', { name: lawful.de ?? '' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(t('selling:checkout.wrong', { count: 5 }));
    await expect(page.locator('#postCode-problem')).toContainText(
      t('selling:problem.postCodeWrong', { example: '83646' }),
    );
    await expect(page.locator('#name')).toHaveValue('Annika Seidl');
    await expect(page.locator('#note')).toHaveValue('Bitte im Laden nebenan klingeln.');
    await summary.getByRole('link', { name: t('selling:problem.houseNumberMissing') }).click();
    await expect(page.locator('#houseNumber')).toBeFocused();
  });
});

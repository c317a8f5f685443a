// What pages say about sizes and delivery, and what of a market travels with them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readPage } from '#tests/setup/read-page.ts';
import type { sampleContent } from '#tests/setup/content/sample-content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

type Files = ReturnType<typeof sampleContent>;
type Box = { slug: string; shop_product_percentage_sold?: number };

/** The other size is larger and dearer; its third sister does not exist. */
const withSizes = (_: Market, files: Files) => ({
  ...files,
  'packages.json': (files['packages.json'] as Box[]).map((box) => ({
    ...box,
    ...(box.slug === 'box' && {
      shop_brand_slug: 'cow',
      shop_package_total_meals_for_person: '14',
      package_variations: [
        { package_variation_slug: 'box', package_variation_title: '4 kilo' },
        { package_variation_slug: 'big-box', package_variation_title: '8 kilo' },
      ],
      modules: [
        { module: 'buyers-tooltip', module_id: 'buyers', anchor: 'kopers', bottom_sub_module_id: 'inside' },
        { module: 'packages-remaining-tooltip', module_id: 'left' },
        { module: 'text', module_id: 'inside', body: '<p>Een tekst daarin</p>' },
      ],
    }),
    ...(box.slug === 'big-box' && {
      shop_brand_slug: 'cow',
      is_highlight: 'express',
      shop_package_frontend_size: '8,2 kg',
      shop_package_price: 169,
    }),
  })),
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: withSizes });
});
afterAll(() => app?.close());

async function page(path: string) {
  const read = readPage(await app.get(path));
  return { ...read, text: read.text.replaceAll(/[\u00A0\u202F]/g, ' ') };
}

test('a size says its meals, its room in the freezer and its price', async () => {
  const { text } = await page('/nl/ons-vlees/box');
  expect(text).toContain('|4 kilo|14 maaltijden, een halve lade|€ 82,00|');
  expect(text).toContain('|8 kilo|een hele lade|€ 169,00|');
});

test.each([
  [markets.nl, 'Inclusief btw en bezorging'],
  [markets.fr, 'TTC, plus 8,90 € de livraison par commande'],
  [markets.uk, 'No VAT on food, plus £6.95 delivery per order'],
  [markets.de, 'Inkl. MwSt., zzgl. 6,95 € Versand pro Bestellung'],
])(
  '$code: a package says what its delivery costs, as the basket does, and what becomes of an unsold animal',
  async (market, words) => {
    const { text } = await page(pathTo(market, 'package', { slug: 'box' }));
    expect(text).toContain(`|${words}|`);
    const unsold = { nl: 'geld terug', fr: 'remboursement', uk: 'cancel free of charge', de: 'Geld zurück' }[
      market.code
    ];
    expect(text).toContain(unsold);
  },
);

test('F55 nothing is said of an unsold animal under a box from the freezer', async () => {
  expect((await page('/nl/ons-vlees/big-box')).text).not.toContain('zes weken na de genoemde datum');
  expect((await page('/nl/ons-vlees/box')).text).toContain('zes weken na de genoemde datum');
});

test.each([
  [markets.nl, 'Inclusief btw, plus € 6,95 bezorging, gratis vanaf € 99,00'],
  [markets.de, 'Inkl. MwSt., zzgl. 6,95 € Versand, ab 99,00 € kostenlos'],
])('FSH-51, CPN-7 $code: a piece of the farm box says what its delivery costs', async (market, words) => {
  const { text } = await page(pathTo(market, 'farmshopProduct', { slug: 'salmon' }) ?? '');
  expect(text).toContain(`|${words}|`);
});

test('S1 CRD-15, CRD-16, HOME-3, MOD-D12 the buyers and what is left stay where an editor placed them, with anchor and submodule', async () => {
  const { main } = await page('/nl/ons-vlees/box');
  expect(main).toContain('gingen je voor');
  expect(main).toMatch(/Nog \d+ pakket/);
  expect(main).toContain('id="kopers"');
  expect(main).toContain('Een tekst daarin');
});

test.each(marketList)('$code: how orders are taken does not travel to browsers', async (market) => {
  const { html } = await app.get(`/${market.code}`);
  expect(html).toContain(market.shopPlugin);
  for (const field of ['unpaidDays', 'keepYears', 'holidays', 'postCode', 'stagingUrl', 'socialAdminId'])
    expect(html).not.toContain(field);
});

test.each(marketList)('$code: no newsletter window opens over what somebody buys', async (market) => {
  const asksIn = async (path: string) => /hasNewsletterPopup\W+(true|false)/.exec((await app.get(path)).html)?.[1];
  expect([await asksIn(`/${market.code}`), await asksIn(pathTo(market, 'basket'))]).toEqual(['true', 'false']);
});

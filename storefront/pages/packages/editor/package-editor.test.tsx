import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { readLeniently } from '#contract/fields/read.ts';
import { type Market, markets } from '#markets/index.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { AgeDialog } from '#storefront/pages/packages/buy/age-dialog.tsx';
import { PackageDetail } from '#storefront/pages/packages/detail.tsx';

const checkout = {
  shopBase: 'https://www.kudde.example/nl',
  category: null,
  productsWord: 'ons-vlees',
  slug: 'box',
  attributes: {},
};

const mince = { name: 'mince', frontend_name: 'Gehakt', meals: 2 };
const burger = { name: 'burger', frontend_name: 'Burgers', meals: 1, max_amount_product_vac: 1 };
const steak = { name: 'steak', frontend_name: 'Biefstuk', total_pieces: 2, pieces_per_vac: 2, weight: 250 };
const wire = {
  slug: 'box',
  title: 'Box',
  shop_brand_slug: 'cow',
  shop_product_stock_status: 'instock',
  packages: [{ cut_packages: [steak], minced_packages: [mince, burger] }],
};

/** As a service we do not control sends it. */
function render(fields: object = {}, market: Market = markets.nl): string {
  const { data } = readLeniently(Package, { ...wire, ...fields });
  const { modules: _modules, alternates: _alternates, attributes, breed, ...box } = data;
  return renderInMarket(
    <PackageDetail
      box={{
        ...box,
        isFresh: false,
        deliveryText: '',
        lowestText: null,
        isSoldFirst: false,
        asked: null,
        breed: breed && { ...breed, text: '' },
      }}
      label={{ html: '' }}
      map={null}
      crumbs={[]}
      traced={null}
      checkout={{ ...checkout, attributes }}
      modules={[]}
      told={{
        highlights: null,
        quotes: null,
        journey: null,
        loose: null,
        soldOut: null,
        turns: null,
        when: null,
        split: null,
      }}
      deadline={null}
      herd={null}
    />,
    { market },
  );
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00A0', ' ');

test('PRD-9, PRD-10, PRD-D3 two steps: the cuts first, the minced items with their steps behind them', () => {
  const html = render();
  expect(html.match(/role="tab"/g)).toHaveLength(2);
  const [, cut = '', minced = ''] = html.split('role="tabpanel"');
  expect(cut.slice(0, cut.indexOf('>'))).not.toContain('hidden');
  expect(minced.slice(0, minced.indexOf('>'))).toContain('hidden');
  expect(textOf(cut)).toContain('|Biefstuk|');
  expect(cut).not.toContain('aria-label="Meer');
  expect(textOf(minced)).toContain('|Kies 3 vacuümpakken|Aantal|');
  expect(minced).toContain('aria-label="Meer Gehakt"');
  expect(textOf(minced)).toContain('Van Burgers kan er 1 in.');
});

test('PRD-D3 without cuts there is one step, without minced items none, and neither while it cannot be bought', () => {
  const onlyMinced = render({ packages: [{ minced_packages: [mince] }] });
  expect(onlyMinced).not.toContain('role="tab"');
  expect(onlyMinced).toContain('aria-label="Meer Gehakt"');
  for (const fields of [{ packages: [{ cut_packages: [steak] }] }, { shop_product_stock_status: 'coming_soon' }]) {
    const html = render(fields);
    expect(html).not.toContain('role="tab"');
    expect(html).not.toContain('aria-label="Meer');
  }
});

test.each([
  ['soldout', 'cow', 'Uitverkocht. Geef me een seintje.'],
  ['outofstock', 'cow', 'Uitverkocht. Geef me een seintje.'],
  ['onbackorder', 'cow', 'Uitverkocht. Geef me een seintje.'],
  ['coming_soon', 'cow', 'Komt eraan. Geef me een seintje.'],
  ['soldout', 'wine', null],
  ['instock', 'cow', null],
])('SGN-14, SGN-D3 a package that is %s, of %s, offers the notice %j', (status, animal, title) => {
  const html = render({ shop_product_stock_status: status, shop_brand_slug: animal });
  expect(html.includes('type="email"')).toBe(title !== null);
  expect(html).toContain(title ?? '<h1');
});

test.each([
  ['no farmer, price, picture or contents', { packages: null, image_url: null, farmer_name: null }],
  ['broken attributes', { shop_package_attributes: '{"size":' }],
  ['attributes that are a list', { shop_package_attributes: '[1,2]' }],
  ['texts where numbers belong', { shop_package_price: 'abc', shop_package_price_per_kilo: {}, previous_price: 'x' }],
  ['contents that are none', { packages: [null, 'x', { cut_packages: 'x', minced_packages: [null, {}] }] }],
  ['negative amounts', { packages: [{ minced_packages: [{ ...mince, meals: -2, max_amount_product_vac: -1 }] }] }],
  ['a checklist that is none', { checklist: { a: 1 }, additional_info: 'x', main_slider: 7, package_variations: 'x' }],
])('API-D4 a package with %s still has its page', (_, fields) => {
  const html = render(fields);
  expect(html).toContain('<h1');
  expect(html).toContain('order-package/?category=&amp;path=ons-vlees/box');
  for (const trace of ['NaN', 'undefined', 'null', '[object', 'Infinity']) expect(textOf(html)).not.toContain(trace);
});

test.each([
  [-5, '3% verkocht', 'Goede keuze'],
  [250, '97% verkocht', 'Bijna uitverkocht'],
  ['45', '45% verkocht', 'Goede keuze'],
])('CRD-9, CRD-10, CRD-D4 a percentage of %j is shown as %s', (percentage, shown, label) => {
  const text = textOf(render({ shop_product_percentage_sold: percentage }));
  expect(text).toContain(`|${shown}|${label}|`);
});

test.each(['abc', '', null, {}])('CRD-D4 a percentage of %j is not shown', (percentage) => {
  expect(render({ shop_product_percentage_sold: percentage })).not.toContain('% verkocht');
});

test('with plain figures a percentage that cannot be is not made worse', () => {
  const plain: Market = { ...markets.nl, figures: 'plain' };
  expect(textOf(render({ shop_product_percentage_sold: 250 }, plain))).toContain('|100% verkocht|');
  expect(textOf(render({ shop_product_percentage_sold: -5 }, plain))).toContain('|0% verkocht|');
});

test('PRD-15, PRD-D2 a cap of 0 refuses every plus, and the package can be bought as it is composed', () => {
  const html = render({ packages: [{ minced_packages: [{ ...mince, max_amount_product_vac: 0 }] }] });
  expect(html).toMatch(/aria-label="Meer Gehakt" aria-disabled="true"/);
  expect(html).toContain('mince=2');
});

test.each([
  [markets.nl, 18],
  [markets.fr, 18],
  [markets.uk, 18],
  [markets.de, 16],
])('wine asks for the age of its market', (market, age) => {
  const order = { link: '/checkout', onLeave() {}, onAgeConfirmed() {} };
  expect(market.alcohol).toEqual({ minimumAge: age, asksAge: true });
  const { minimumAge } = market.alcohol;
  const html = renderInMarket(<AgeDialog order={order} age={minimumAge} onClose={() => {}} />, { market });
  expect(html).toContain(textIn(market)('package:wine.askTitle', { age }));
  expect(html).toContain('<a href="/checkout"');
});

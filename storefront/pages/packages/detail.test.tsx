import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import type { PackageView } from './load.server.ts';
import { PackageDetail } from './detail.tsx';

const wire = {
  slug: 'box',
  title: 'Blaarkop',
  image_url: '/media/animal-cow-blaarkop.webp',
  shop_brand_slug: 'cow',
  is_organic: 1,
  farmer_slug: 'henk',
  farmer_name: 'Henk',
  farmer_location: 'Lopik',
  farmer_summary: 'Houdt koeien.',
  breed_slug: 'blaarkop',
  breed_title: 'Blaarkop',
  shop_package_price: 89.95,
  shop_package_price_per_meals: 6.43,
  shop_package_price_per_kilo: 21.94,
  shop_product_stock_status: 'instock',
  checklist: ['Past in de la'],
  packages: [
    {
      cut_packages: [{ name: 'steak', frontend_name: 'Biefstuk', total_pieces: 4, pieces_per_vac: 2, weight: 250 }],
      minced_packages: [{ name: 'mince', frontend_name: 'Gehakt', meals: 2, weight: 300 }],
    },
  ],
};

const checkout = {
  shopBase: 'https://www.kudde.example/nl',
  category: 'rund',
  productsWord: 'ons-vlees',
  slug: 'box',
  attributes: { size: 'large' },
};

/** What the loader works out. */
const worked = {
  isFresh: false,
  deliveryText: 'Inclusief btw en bezorging',
  lowestText: null,
  isSoldFirst: true,
  asked: null,
};
const told = {
  highlights: null,
  quotes: null,
  journey: null,
  loose: null,
  soldOut: null,
  turns: null,
  when: null,
  split: null,
};
const label = { html: '<h2>Per 100 gram</h2>' };

type Traced = Parameters<typeof PackageDetail>[0]['traced'];

function render(fields: Record<string, unknown> = {}, traced: Traced = null) {
  const {
    modules: _modules,
    alternates: _alternates,
    attributes: _attributes,
    breed,
    ...box
  } = Package.parse({ ...wire, ...fields });
  const view: PackageView = { ...box, ...worked, breed: breed && { ...breed, text: 'Witte kop.' } };
  return renderInMarket(
    <PackageDetail
      box={view}
      label={label}
      map={null}
      crumbs={[]}
      traced={traced}
      checkout={checkout}
      modules={[]}
      told={told}
      deadline={null}
      herd={null}
    />,
  );
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00A0', ' ');

test('PRD-1 picture, title and price', () => {
  const html = render();
  expect(html).toContain('<h1');
  expect(html).toContain('alt="Blaarkop"');
  expect(html).toContain('/media/resize-800/animal-cow-blaarkop.webp');
  expect(textOf(html)).toContain('|€ 89,95|');
  expect(textOf(html)).toContain('|€ 6,43 per maaltijd|€ 21,94 per kilo|');
});

test('PRD-2, PRD-9 the contents, cut and minced apart', () => {
  const [, cut = '', minced = ''] = render({ shop_product_stock_status: 'soldout' }).split('<table');
  expect(textOf(cut)).toContain('|Stukken vlees|Gewicht|Biefstuk|2 vacuümpakken, 4 stuks|500 g|');
  expect(textOf(minced)).toContain('|Jouw gehakt|Aantal|Gehakt|300 g per pak|2 vacuümpakken|');
});

test('PRD-4 the farmer and the breed, each with the way to its page', () => {
  const html = render();
  expect(html).toContain('href="/nl/onze-boeren/henk"');
  expect(html).toContain('href="/nl/rassen/blaarkop"');
  expect(textOf(html)).toContain('|Houdt koeien.|');
  expect(render({ breed_title: null, farmer_name: null, farmer_title: null })).not.toContain('/nl/rassen/');
});

test('CRD-2 a package in stock can be put into the basket', () => {
  const link = 'https://www.kudde.example/nl/shop/order-package/?category=rund&amp;path=ons-vlees/box&amp;size=large';
  expect(render()).toContain(`<a href="${link}&amp;mince=2"`);
  expect(render({ packages: [] })).toContain(`<a href="${link}"`);
});

test.each([
  ['soldout', 'Uitverkocht'],
  ['outofstock', 'Uitverkocht'],
  ['onbackorder', 'Op nalevering'],
  ['coming_soon', 'Komt eraan'],
  ['something', 'Uitverkocht'],
])('CRD-3, CRD-4 %s cannot, and says why', (status, label) => {
  const html = render({ shop_product_stock_status: status });
  expect(html).not.toContain('order-package');
  expect(html).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${label}</button>`));
});

test.each([
  [undefined, false],
  [0, false],
  [89.95, false],
  [80, false],
  [99, true],
])('PRD-D9 a previous price of %s is crossed out: %s', (previous_price, isShown) => {
  expect(render({ previous_price }).includes('<s ')).toBe(isShown);
});

test('PRD-6 other sizes are pages of their own, this one is marked', () => {
  const variation = (slug: string) => ({ package_variation_slug: slug, package_variation_title: slug.toUpperCase() });
  const html = render({ package_variations: [variation('box'), variation('big-box')] });
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/nl\/ons-vlees\/box"[^>]*><span>BOX/);
  expect(html).toMatch(/<a (?![^>]*aria-current)[^>]*href="\/nl\/ons-vlees\/big-box"[^>]*><span>BIG-BOX/);
  expect(render({ package_variations: [variation('box')] })).not.toContain('BOX');
});

test('PRD-7, PRD-D7 exactly one link leads to the origin, whatever the address asks for', () => {
  const own = render();
  const ctx = render({}, { week: null, records: [{ animal: 'cow', earTag: 'DE 1', pricePerKilo: null }] });
  expect(own.match(/href="#traceability-box"/g)).toHaveLength(1);
  expect(ctx.match(/href="#traceability-box"/g)).toHaveLength(1);
  expect(ctx).toContain('Bekijk de herkomst van jouw levering');
  expect(ctx).toContain('Dier DE\u00A01');
});

test('several pictures can be chosen from, a single one stands alone', () => {
  const slide = (id: number) => ({
    slideritem_id: id,
    image_url: `/media/photo-${id}.webp`,
    image_alt_text: `Foto van ${id}`,
  });
  const html = render({ main_slider: [slide(1), slide(2)] });
  expect(html).toContain('alt="Foto van 2"');
  expect(html).toMatch(/<a href="#photo-1"[^>]*aria-label="Foto 1" aria-current="true"/);
  expect(html).toMatch(/<a href="#photo-2"[^>]*aria-label="Foto 2"/);
  expect(render()).not.toContain('#photo-');
});

test('wine is sold by the litre, and to adults', () => {
  const text = textOf(render({ shop_brand_slug: 'wine' }));
  expect(text).toContain('€ 21,94 per liter');
  expect(text).toContain('18 jaar of ouder');
  expect(text).not.toContain('Prijs per kilo');
  expect(text).not.toContain('dit dier');
  expect(text).not.toContain('Van wei tot deur');
});

test('bottles are no cuts in vacuum packs', () => {
  const bottle = {
    name: 'red',
    frontend_name: 'Rood',
    total_pieces: 6,
    pieces_per_vac: 1,
    weight: 750,
    unit_type: 'ml',
  };
  const text = textOf(render({ shop_brand_slug: 'wine', packages: [{ cut_packages: [bottle] }] }));
  expect(text).toContain('|Inhoud|Aantal|Rood|6 stuks|4,5 liter|');
  expect(text).not.toContain('vacuüm');
});

test('a package of which little is known still has its page', () => {
  const { slug, title } = wire;
  const { modules: _modules, alternates: _alternates, breed: _breed, ...box } = Package.parse({ slug, title });
  const html = renderInMarket(
    <PackageDetail
      box={{ ...box, ...worked, breed: null }}
      label={label}
      map={null}
      crumbs={[]}
      traced={null}
      checkout={checkout}
      modules={[]}
      told={told}
      deadline={null}
      herd={null}
    />,
  );
  expect(html).toContain('De inhoud van dit pakket volgt nog.');
  expect(html).not.toContain('NaN');
  expect(html).not.toContain('null');
});

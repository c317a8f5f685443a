import { expect, test } from 'vitest';
import { FarmshopCard, FarmshopProduct } from '#contract/entities/farmshop-product.ts';
import { farmshopTitle } from '#rules/farmshop/farmshop-title.ts';
import { BasketProvider } from '#storefront/basket/basket-provider.tsx';
import { farmshopCardData } from '#storefront/components/cards/card-data.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { FarmshopDetail } from './detail.tsx';

const wire = {
  slug: 'entrecote',
  title: 'Entrecote',
  bundled_item_id: 7,
  bundle_id: 501,
  animal_type: 'cow',
  stock_status: 'instock',
  price: 8,
  regular_price: 10,
  price_per_kilo: 17.78,
  weight: 225,
  pieces_per_vac: 2,
  image_url: '/media/dish-steak.webp',
  summary: 'Mals.',
  body: '<p>Uit de rug.</p>',
  farmer_slug: 'henk',
  farmer_name: 'Henk',
  farmer_location: 'Lopik',
  farmer_summary: 'Houdt koeien.',
  breed_title: 'Blaarkop',
  breed_summary: 'Witte kop.',
  birth_country: 'Nederland',
  animal_nr: 'NL 1',
};

const label = { html: '<h2>Per 100 gram</h2>' };

function render(fields: Record<string, unknown> = {}, crossSells: object[] = []) {
  const product = FarmshopProduct.parse({ ...wire, ...fields });
  const view = {
    ...product,
    title: farmshopTitle(product),
    name: product.title,
    isNew: false,
    label,
    deliveryText: 'Gratis vanaf 99',
    lowestText: null,
  };
  const cards = crossSells.map((card) => farmshopCardData(FarmshopCard.parse(card), new Date()));
  return renderInMarket(
    <BasketProvider bundles={{}}>
      <FarmshopDetail
        product={view}
        cooking={{ dish: null, others: [] }}
        crossSells={cards}
        isFromList={false}
        modules={[]}
      />
    </BasketProvider>,
  );
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00A0', ' ');
const sectionsIn = (html: string) => [...html.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, title]) => title);

test('FSH-20 picture and title', () => {
  const html = render();
  expect(html).toContain('/media/resize-800/dish-steak.webp');
  expect(html).toMatch(/<h1[^>]*>Entrecote<\/h1>/);
});

test.each([
  ['Entrecote', 1, 'Bio Entrecote'],
  ['Entrecote', 0, 'Entrecote'],
  ['Bio Entrecote', 1, 'Bio Entrecote'],
])('FSH-21, FSH-D9 "%s" with organic %i is called "%s"', (title, organic, expected) => {
  expect(render({ title, is_organic: organic })).toMatch(new RegExp(`<h1[^>]*>${expected}</h1>`));
});

test('FSH-22 weight, price per kilo and pieces per pack', () => {
  expect(textOf(render())).toContain('|Gewicht|450 g|Prijs per kilo|€ 17,78|Stuks per pak|2|');
});

test('FSH-34 the unit is grams unless said otherwise', () => {
  expect(textOf(render({ unit_type: 'ml' }))).toContain('|450 ml|');
  expect(textOf(render({ unit_type: null }))).toContain('|450 g|');
});

test.each([
  [8, 10, true],
  [9.99, 10, true],
  [10, 10, false],
  [10, 8, false],
  [10, null, false],
])('FSH-23, FSH-D6 price %s, regular price %s: both are shown: %s', (price, regular, hasBoth) => {
  expect(render({ price, regular_price: regular }).includes('<s ')).toBe(hasBoth);
});

test('FSH-24 what is in stock can be added', () => {
  expect(render()).toContain('form="box-501"');
});

test.each([
  ['outofstock', 'Uitverkocht'],
  ['coming_soon', 'Komt eraan'],
  ['whatever', 'Uitverkocht'],
])('FSH-25, FSH-D16 %s: a button that says so instead', (status, label) => {
  const html = render({ stock_status: status });
  expect(html).not.toContain('bundle_quantity_');
  expect(html).toMatch(new RegExp(`<button[^>]*disabled[^>]*>${label}`));
});

test('FSH-26, FSH-D8 other products with a link to each, and the plus that all cards have', () => {
  const html = render({ stock_status: 'outofstock' }, [{ ...wire, slug: 'ribeye', title: 'Ribeye' }]);
  expect(html).toContain('Wat er wel is');
  expect(html).toContain('href="/nl/boerderij-box/ribeye"');
  expect(html).toContain('Bekijk dit stuk');
  expect(html).toContain('aria-label="Leg Ribeye in je box"');
});

test('FSH-27, FSH-D10 four sections, all closed', () => {
  const html = render();
  expect(sectionsIn(html)).toEqual(['Herkomst', 'De boer', 'Het dier', 'Meer over dit stuk']);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(textOf(html)).toContain('|Geboren in|Nederland|');
  expect(textOf(html)).toContain('|Henk, Lopik|Houdt koeien.|');
  expect(textOf(html)).toContain('|Uit de rug.|');
});

test('FSH-28, FSH-29 the sections are one group, of which the browser keeps one open', () => {
  const names = [...render().matchAll(/<details[^>]*name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(1);
});

test('FSH-D10 a section without data is left out', () => {
  const html = render({ farmer_name: null, breed_title: null, birth_country: null, animal_nr: null });
  expect(sectionsIn(html)).toEqual(['Meer over dit stuk']);
});

test('FSH-30 the way back leads to its place in the list', () => {
  expect(render()).toContain('href="/nl/boerderij-box#entrecote"');
});

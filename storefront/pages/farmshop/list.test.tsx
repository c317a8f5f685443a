import { expect, test } from 'vitest';
import type { BannerData } from '#storefront/components/banner-data.ts';
import { type Market, markets } from '#markets/index.ts';
import { noSearch, type SearchState } from '#rules/search/search.ts';
import { BasketProvider } from '#storefront/basket/basket-provider.tsx';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { FarmshopList } from './list.tsx';
import type { ListedProduct } from './load.server.ts';

const page = {
  title: 'De box',
  summary: 'Losse stukken.',
  body: null,
  image: null,
  links: [],
  seo: { title: null, description: null },
};

let made = 0;
function product(animal: string, fields: Partial<ListedProduct> = {}): ListedProduct {
  made += 1;
  const id = String(made);
  return {
    bundledItemId: id,
    bundleId: '501',
    slug: `${animal}-${id}`,
    title: `${animal} ${id}`,
    summary: null,
    image: null,
    animal,
    isOrganic: false,
    stockStatus: 'instock',
    price: 10,
    regularPrice: null,
    pricePerKilo: null,
    weight: 300,
    unitType: 'g',
    piecesPerPack: 2,
    farmer: { name: 'Jan' },
    isNew: false,
    ...fields,
  };
}

const products = (animal: string, count: number, fields?: Partial<ListedProduct>) =>
  Array.from({ length: count }, () => product(animal, fields));

function bannersOf(market: Market): BannerData[] {
  return (market.farmshop?.bannerSlugs ?? []).map((slug) => ({
    slug,
    title: `Banner ${slug}`,
    summary: null,
    image: null,
    address: `/${market.code}`,
    buttonText: 'Go',
  }));
}

type Options = { market?: Market; banners?: BannerData[]; search?: SearchState };

function render(listed: ListedProduct[], { market = markets.nl, banners = [], search = noSearch }: Options = {}) {
  return renderInMarket(
    <BasketProvider bundles={{}}>
      <FarmshopList
        page={page}
        deadline="Bestel vandaag"
        clock={null}
        when={{ html: '' }}
        products={listed}
        banners={banners}
        search={{ state: search, send: () => {} }}
        modules={[]}
      />
    </BasketProvider>,
    { market },
  );
}

const groupsIn = (html: string) => [...html.matchAll(/<section id="group-(\w+)"/g)].map(([, group]) => group);
const tabsIn = (html: string) => [...html.matchAll(/href="#group-(\w+)"/g)].map(([, group]) => group);
/** What stands in the grid of a group, in order: cards by their title, banners by their slug. */
function gridOf(html: string, group: string): string[] {
  const [, grid = ''] = html.split(`<section id="group-${group}"`);
  return [...(grid.split('</section>')[0] ?? '').matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(
    ([, title = '']) => title,
  );
}

test('FSH-1 heading, deadline and search box', () => {
  const html = render(products('cow', 1));
  expect(html).toMatch(/<h1[^>]*>De box<\/h1>/);
  expect(html).toContain('Bestel vandaag');
  expect(html).toMatch(/<input[^>]*type="search"/);
});

test('FSH-2, FSH-5, FSH-11, FSH-13 a tab and a group for each animal, in the fixed order', () => {
  const listed = ['deer', 'salmon', 'turkey', 'codfish', 'duck', 'cow', 'pig', 'sheep', 'chicken'].map((animal) =>
    product(animal),
  );
  const order = ['cow', 'chicken', 'pig', 'sheep', 'duck', 'fish', 'deer', 'turkey'];
  const html = render(listed);
  expect(groupsIn(html)).toEqual(order);
  expect(tabsIn(html)).toEqual(order);
  expect(gridOf(html, 'fish')).toHaveLength(2);
});

test('FSH-2 a tab says how many there are', () => {
  expect(render(products('cow', 3))).toMatch(/Rund<small[^>]*>3<\/small><span class="sr">3 stukken/);
});

test('FSH-14, FSH-D1 organic beef is a group of its own in de only', () => {
  const listed = [product('cow', { isOrganic: true }), product('cow')];
  expect(groupsIn(render(listed, { market: markets.de }))).toEqual(['bioCow', 'cow']);
  expect(groupsIn(render(listed))).toEqual(['cow']);
});

test('FSH-12 inside a group what is there comes first', () => {
  const listed = [
    product('cow', { title: 'A', stockStatus: 'outofstock' }),
    product('cow', { title: 'B' }),
    product('cow', { title: 'C', stockStatus: 'coming_soon' }),
    product('cow', { title: 'D' }),
  ];
  expect(gridOf(render(listed), 'cow')).toEqual(['B', 'D', 'C', 'A']);
});

test.each([
  ['nl', 'cow', 3, []],
  ['nl', 'cow', 4, [4]],
  ['nl', 'cow', 19, [4, 12]],
  ['nl', 'cow', 20, [4, 12, 20]],
  ['nl', 'chicken', 7, []],
  ['nl', 'chicken', 8, [8]],
  ['nl', 'pig', 8, [8]],
  ['nl', 'sheep', 4, [4]],
  ['nl', 'fish', 3, [3]],
  ['nl', 'deer', 7, [7]],
  ['nl', 'duck', 10, []],
  ['de', 'cow', 20, [4]],
  ['de', 'chicken', 4, [4]],
  ['de', 'pig', 4, [4]],
  ['de', 'fish', 10, []],
] as const)(
  'FSH-7, FSH-15, FSH-16, FSH-17, FSH-D3 %s %s with %i cards: a banner after %j',
  (code, animal, count, positions) => {
    const market = markets[code];
    const grid = gridOf(render(products(animal, count), { market, banners: bannersOf(market) }), animal);
    const found = grid.flatMap((title, index) => (title.startsWith('Banner') ? [index] : []));
    // Each banner before it stands in the row as well.
    expect(found.map((index, before) => index - before)).toEqual(positions);
  },
);

test('FSH-16 organic beef in de has three', () => {
  const market = markets.de;
  const html = render(products('cow', 20, { isOrganic: true }), { market, banners: bannersOf(market) });
  expect(gridOf(html, 'bioCow').filter((title) => title.startsWith('Banner'))).toEqual([
    'Banner de-banner-1',
    'Banner de-banner-2',
    'Banner de-banner-3',
  ]);
});

test('FSH-18, FSH-D4 a banner without content is skipped', () => {
  const banners = bannersOf(markets.nl).filter(({ slug }) => slug !== 'nl-banner-2');
  const grid = gridOf(render(products('cow', 20), { banners }), 'cow');
  expect(grid.filter((title) => title.startsWith('Banner'))).toEqual(['Banner nl-banner-1', 'Banner nl-banner-3']);
});

test('FSH-19, FSH-D5, SRC-D6 a search shows hits only: no banners, no empty groups, no empty tabs', () => {
  const listed = [
    ...products('cow', 5, { title: 'Gehakt' }),
    product('pig', { title: 'Worst', summary: 'Van gehakt' }),
    product('deer'),
  ];
  const banners = bannersOf(markets.nl);
  const found = render(listed, { banners, search: { status: 'search_it', text: 'GEHÁKT' } });
  expect(groupsIn(found)).toEqual(['cow', 'pig']);
  expect(tabsIn(found)).toEqual(['cow', 'pig']);
  expect(found).not.toContain('Banner');
  expect(found).toContain('6 resultaten voor');
  const none = render(listed, { banners, search: { status: 'noresult', text: 'zzzz' } });
  expect(groupsIn(none)).toEqual([]);
  expect(none).toContain('Niets gevonden. Probeer een ander woord.');
  const closed = render(listed, { banners, search: { status: 'search_close', text: '' } });
  expect(groupsIn(closed)).toEqual(['cow', 'pig', 'deer']);
  expect(closed).toContain('Banner nl-banner-1');
});

test.each([
  ['search_empty', '', []],
  ['only3char', '', ['Minimaal 2 karakters om te zoeken']],
  ['3char', 'a', ['Niets gevonden. Probeer een ander woord.', 'Minimaal 2 karakters om te zoeken']],
  ['search_close', '', []],
] as const)('SRC-3, SRC-5, SRC-8 status %s with "%s" says %j and shows everything', (status, text, messages) => {
  const html = render([product('cow'), product('pig')], { search: { status, text } });
  expect(groupsIn(html)).toEqual(['cow', 'pig']);
  for (const message of ['Niets gevonden. Probeer een ander woord.', 'Minimaal 2 karakters om te zoeken'] as const) {
    expect(html.includes(message)).toBe(messages.some((shown) => shown === message));
  }
});

test('SRC-13, SRC-D5 at most 100 hits are shown', () => {
  const html = render(products('cow', 120), { search: { status: 'search_it', text: 'cow' } });
  expect(gridOf(html, 'cow')).toHaveLength(100);
});

test('FSH-8 the list asks for feedback', () => {
  expect(render(products('cow', 1))).toContain('href="/nl/boerderij-box/feedback"');
});

test('FSH-31, FSH-33, FSH-35, FSH-D8 a card that can be bought has the control, another says why not', () => {
  const html = render([
    product('cow', { title: 'Steak' }),
    product('cow', { title: 'Worst', stockStatus: 'outofstock' }),
  ]);
  expect(html.match(/name="bundle_quantity_/g)).toHaveLength(1);
  expect(html).toContain('Voeg Steak toe');
  expect(html).toMatch(/<button[^>]*disabled[^>]*>Uitverkocht/);
  expect(html).toContain('2 × 300 g');
});

test('an empty shop says so', () => {
  expect(render([])).toContain('De schappen zijn leeg.');
});

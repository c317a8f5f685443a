// Lists of packages narrowed, sorted and compared, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, findAll, linksIn, readPage, wordsIn } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const rows: [name: string, status: string, perKilo: number | null, more?: object][] = [
  ['a', 'instock', 21.94, { shop_package_price: 80, is_organic: 1 }],
  ['b', 'instock', 21.94, { shop_package_price: 75 }],
  ['c', 'soldout', 12, { shop_package_price: 50, is_organic: 1 }],
  ['d', 'instock', null],
  ['e', 'instock', 19.9, { shop_package_price: 99, is_highlight: 'express' }],
  ['f', 'instock', 0],
  ['g', 'coming_soon', null],
];
const boxes = rows.map(([name, status, perKilo, more], index) => ({
  slug: name,
  title: name.toUpperCase(),
  product_id: 90_001 + index,
  farmer_slug: 'jan',
  shop_brand_slug: 'sheep',
  shop_product_stock_status: status,
  ...(perKilo === null ? {} : { shop_package_price_per_kilo: perKilo }),
  ...(status === 'soldout' ? { shop_product_percentage_sold: 100 } : {}),
  ...more,
}));

/** One weighs 4.1 kilo, of the other nobody knows. */
const pigs = ['weighed', 'unweighed'].map((slug, index) => ({
  slug,
  title: slug,
  product_id: 91_001 + index,
  farmer_slug: 'jan',
  shop_brand_slug: 'pig',
  shop_product_stock_status: 'instock',
  ...(slug === 'weighed'
    ? {
        shop_package_frontend_size: 'ca. 4,1 kg',
        image_url: '/media/animal-pig.webp',
        packages: [
          {
            shop_packageproduct_type: 'cut',
            cut_packages: [{ name: 'Procureur', total_pieces: 1, pieces_per_vac: 1, weight: 4100 }],
          },
        ],
      }
    : {}),
}));

/** Wine is measured in litres. */
const wines = ['2,25 liter', '4,5 liter'].map((size, index) => ({
  slug: `wine-${index}`,
  title: `wine ${index}`,
  product_id: 92_001 + index,
  farmer_slug: 'jan',
  shop_brand_slug: 'wine',
  shop_product_stock_status: 'instock',
  shop_package_price_per_kilo: 17 + index,
  shop_package_frontend_size: size,
}));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: ({ code }, files) =>
      code === 'nl' ? { ...files, 'packages/choices.json': [...boxes, ...pigs, ...wines] } : files,
    now: new Date('2026-11-16T09:00:00Z'),
  });
});
afterAll(() => app?.close());

const list = '/nl/ons-vlees/lamsvlees';
const page = async (query: string) => readPage(await app.get(`${list}${query}`));

test.each([
  ['', 'A B D E F C G'],
  ['?sort=kilo', 'E A B D F C G'],
  ['?sort=KILO', 'A B D E F C G'],
  ['?sort=', 'A B D E F C G'],
  ['?sort=kilo&sort=meal', 'E A B D F C G'],
  ['?only=now', 'A B D E F'],
  ['?only=organic', 'A C'],
  ['?only=organic,now', 'A'],
  ['?only=express', 'E'],
  ['?only=cheap', 'B C'],
  ['?only=cheap&sort=kilo', 'B C'],
  ['?only=light', ''],
])('D1 the list %s shows %s', async (query, expected) => {
  const { status, cards } = await page(query);
  expect({ status, cards: cards.join(' ') }).toEqual({ status: 200, cards: expected });
});

test('D1, LST-2 chips and sorts are links that keep each other, and the chosen ones are marked', async () => {
  const { main, h1, canonical } = await page('?only=organic&sort=kilo');
  const chips = linksIn(main, 'Kies uit de lijst');
  expect(chips?.map(({ to, isCurrent }) => [to.replaceAll('&amp;', '&'), isCurrent])).toEqual([
    [`${list}?only=now,organic&sort=kilo`, false],
    [`${list}?only=express,organic&sort=kilo`, false],
    [`${list}?sort=kilo`, true],
    [`${list}?only=organic,cheap&sort=kilo`, false],
  ]);
  const sorts = linksIn(main, 'Sorteer');
  expect(sorts?.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Prijs per kilo']);
  expect(h1[0]).toMatch(/: bio, prijs per kilo$/);
  expect(canonical).toBe(`https://www.kudde.example${list}`);
});

test('D1 a list of wines offers no kilos to choose or sort by', async () => {
  const { main, cards } = readPage(await app.get('/nl/ons-vlees/wijn'));
  expect(cards).toHaveLength(2);
  expect(linksIn(main, 'Kies uit de lijst')).toBeNull();
  expect(linksIn(main, 'Sorteer')?.map(({ text }) => text)).toEqual(['Onze volgorde', 'Prijs per liter']);
});

test.each([
  ['?with=a,b', 'A B'],
  ['?with=a&with=b&with=e', 'A B E'],
  ['?with=a,a,b,nowhere', 'A B'],
  ['?with=a,b,c,d,e', 'A B C D'],
  ['?with=a', null],
  ['?with=a,nowhere', null],
  ['', null],
])('D1 compared by %s: %s', async (query, expected) => {
  const { main } = await page(query);
  const table = find(main, 'table')?.inside;
  const heads = findAll(table ?? '', 'th', { scope: 'col' }).flatMap(({ inside }) => findAll(inside, 'a'));
  expect(table === undefined ? null : heads.map(({ text }) => text).join(' ')).toBe(expected);
});

test('D1, D2 compared boxes say how much of a freezer they take', async () => {
  const { main } = readPage(await app.get('/nl/ons-vlees/varkensvlees?with=weighed,unweighed'));
  const rows = findAll(main, 'tr').map(({ inside }) => wordsIn(inside));
  expect(rows).toContain('|In de vriezer|Ongeveer 8 tot 11 liter|–|');
});

test('D1 review 46 the table says price, price per kilo, the first day and organic; what nobody has is no row', async () => {
  const { main } = await page('?with=a,c');
  const table = find(main, 'table')?.inside ?? '';
  const words = wordsIn(table).replaceAll(/\s/g, ' ');
  expect(words).toMatch(
    /^\|Pakket\|A\|C\|Prijs\|€ 80,00\|Uitverkocht\|Per kilo\|€ 21,94\|€ 12,00\|Op zijn vroegst\|\d+ \w+ \d{4}\|–\|Boer\|Jan de Boer\|Jan de Boer\|Bio\|Ja\|Ja\|/,
  );
});

test('D1 review 46 what can be bought has a way to buy it, what is sold out has none', async () => {
  const { main } = await page('?with=a,c');
  const table = find(main, 'table')?.inside ?? '';
  const ways = findAll(table, 'a').filter(({ text }) => text.startsWith('Kies deze'));
  expect(ways.map(({ text }) => text)).toEqual(['Kies deze A']);
});

test('D1 review 46 each box has its picture and says which pieces are in it', async () => {
  const { main } = readPage(await app.get('/nl/ons-vlees/varkensvlees?with=weighed,unweighed'));
  const table = find(main, 'table')?.inside ?? '';
  expect(findAll(table, 'img')).toHaveLength(1);
  const rows = findAll(table, 'tr').map(({ inside }) => wordsIn(inside));
  expect(rows).toContain('|Vaste stukken|Procureur|4,1 kilo|–|');
});

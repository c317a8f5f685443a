// What a package and a recipe know besides: loose prices, litres, days, what is instead, meats. Without script.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, findAll, readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;

type Item = Record<string, unknown> & { slug: string };

beforeAll(async () => {
  app = await openTestApp({
    now: new Date('2026-12-16T07:00:00Z'),
    content: (_, files) => {
      const [box, ...others] = files['packages.json'] as [Item, ...Item[]];
      const also = (slug: string, more: object) => ({ ...box, related: undefined, slug, title: slug, ...more });
      const gone = {
        shop_product_stock_status: 'soldout',
        shop_product_percentage_sold: 100,
        shop_product_buyer_count: 96,
      };
      return {
        ...files,
        'packages.json': [
          { ...box, shop_package_price: 20, shop_package_price_per_kilo: null, product_shop_delivery_date: null },
          ...others,
          also('back', { product_id: 1010, ...gone, product_shop_delivery_date: '2027-01-20' }),
          also('gone', { product_id: 1011, ...gone, product_shop_delivery_date: '2026-12-16' }),
        ],
        ...('farmshop-products.json' in files && {
          'farmshop-products.json': [
            ...(files['farmshop-products.json'] as Item[]),
            { ...(files['farmshop-products.json'] as [Item])[0], slug: 'mince', title: 'Mince', bundled_item_id: 9 },
          ],
        }),
        'recipes.json': (files['recipes.json'] as Item[]).map((recipe) =>
          recipe.slug === 'stew'
            ? {
                ...recipe,
                portion_amount: 4,
                ingredients: [
                  { amount: '500 g', title: 'Mince, fresh' },
                  { amount: '1', title: 'onion' },
                ],
              }
            : recipe,
        ),
      };
    },
  });
});
afterAll(async () => {
  await app?.close();
});

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replace(/\|+/g, '|');

test('honest prices: what the pieces would cost by themselves is under the price, with its sum', async () => {
  const { main } = readPage(await app.get('/nl/ons-vlees/box'));
  const loose = wordsOf(find(main, 'details')?.inside ?? '');
  // 1100 g of steak at 9 for 300 g, and six packs of 500 g of mince at the same.
  expect(loose).toContain('Los zou dit vandaag € 123,00 kosten');
  expect(loose).toContain('|steak|1,1 kilo|€ 33,00|');
  expect(loose).toContain('|Samen|€ 123,00|');
  expect(wordsOf(readPage(await app.get('/uk/meat-boxes/box')).main)).not.toContain('Bought singly');
});

test('D2 a package says its litres; the field for one’s own comes with the code', async () => {
  const { main } = readPage(await app.get('/nl/ons-vlees/box'));
  expect(wordsOf(main)).toContain('Reken op ongeveer 8 tot 11 liter.');
  expect(main).not.toContain('my-freezer');
});

test('D6 five weeks of deliveries, with Christmas and New Year named, on package and farm shop', async () => {
  for (const path of ['/nl/ons-vlees/box', '/nl/boerderij-box']) {
    const { main } = readPage(await app.get(path));
    const table = findAll(main, 'table').find(({ inside }) => inside.includes('<caption>De eerste dag'));
    expect(findAll(table?.inside ?? '', 'tr'), path).toHaveLength(6);
    expect(wordsOf(table?.inside ?? ''), path).toContain('|24|25|Kerst|26|Kerst|27|');
    expect(wordsOf(table?.inside ?? ''), path).toContain('|1|Nieuw\u00ADjaar|2|');
  }
});

test('D7 sold out: when again, into a calendar, and what is most like it', async () => {
  const { main } = readPage(await app.get('/nl/ons-vlees/back'));
  expect(wordsOf(main)).toContain('Weer te koop vanaf 20 januari 2027.');
  expect(find(main, 'a', { href: '/nl/ons-vlees/back.ics' })).toBeDefined();
  const instead = findAll(main, 'li').filter(({ inside }) => inside.includes('<small>4,1 kg'));
  expect(instead.map(({ inside }) => find(inside, 'a')?.attributes.href)).toEqual(['/nl/ons-vlees/box']);
  const gone = wordsOf(readPage(await app.get('/nl/ons-vlees/gone')).main);
  expect(gone).not.toContain('Weer te koop');
});

test('D7.4 the calendar file is one day, and only there where a day is known', async () => {
  const { status, headers, html } = await app.get('/nl/ons-vlees/back.ics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(html).toContain('DTSTART;VALUE=DATE:20270120\r\n');
  expect(html).toContain('DTSTAMP:20261216T000000Z\r\n');
  expect(html).toContain('UID:back@www.kudde.example\r\n');
  for (const name of ['gone', 'box', 'nowhere'])
    expect((await app.get(`/nl/ons-vlees/${name}.ics`)).status, name).toBe(404);
});

test('D4 meats have their price and a plus, found by their name; without script the written amounts', async () => {
  const { main } = readPage(await app.get('/nl/recepten/stew?for=8'));
  const rows = findAll(main, 'li').filter(({ inside }) => inside.includes('<b>'));
  expect(rows.map(({ inside }) => find(inside, 'b')?.text)).toEqual(['500 g', '1']);
  expect(find(rows[0]?.inside ?? '', 'a')?.attributes.href).toBe('/nl/boerderij-box/mince');
  expect(wordsOf(rows[0]?.inside ?? '')).toContain('€ 9,00');
  expect(find(rows[0]?.inside ?? '', 'form')?.inside).toContain('bundle_quantity_9');
  expect(wordsOf(main)).toContain('Dit pakket heeft het');
});

test('raw and done: a piece turns over to its dish by a checkbox, and six weeks are planned', async () => {
  const { main } = readPage(await app.get('/nl/ons-vlees/box'));
  expect(find(main, 'a', { href: '/nl/ons-vlees/box?plan=2' })).toBeDefined();
  const answer = await app.get('/nl/ons-vlees/box?plan=2');
  expect(find(answer.html, 'link', { rel: 'canonical' })?.attributes.href).toBe(
    'https://www.kudde.example/nl/ons-vlees/box',
  );
  expect(find(answer.html, 'meta', { name: 'robots' })?.attributes.content).toContain('noindex');
  const plan = wordsOf(readPage(answer).main);
  expect(plan).toContain('Zes weken met deze doos');
  expect(plan).toContain('Week 6');
  expect((await app.get('/nl/ons-vlees/box?plan=9')).html).not.toContain('Zes weken met deze doos</h1>');
  const file = await app.get('/nl/ons-vlees/box.ics?plan=2');
  expect(file.status).toBe(200);
  expect(file.html.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(file.html).toContain('T200000\r\n');
});

// What is sold out stands last in a list, also where it fills several pages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

/** Every tenth of them is sold out, beginning with the first. */
const boxes = (animal: string, count: number, firstId: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${animal}-${index + 1}`,
    title: `${animal} ${index + 1}`,
    farmer_slug: 'jan',
    shop_brand_slug: animal,
    shop_package_price: 50,
    product_id: firstId + index,
    shop_product_stock_status: index % 10 === 0 ? 'soldout' : 'instock',
    shop_product_percentage_sold: index % 10 === 0 ? 100 : 50,
  }));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: ({ code }, files) =>
      code === 'nl'
        ? {
            ...files,
            'packages/many.json': [
              ...boxes('duck', 65, 20_000),
              ...boxes('boar', 50, 30_000),
              ...boxes('deer', 30, 40_000),
            ],
          }
        : files,
  });
});
afterAll(() => app?.close());

const cards = async (path: string) => readPage(await app.get(path)).cards;
const tenths = (animal: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${animal} ${index + 1}`).filter((_, index) => index % 10 === 0);
const rest = (animal: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${animal} ${index + 1}`).filter((_, index) => index % 10 !== 0);

test('D1 sold out is last across the pages of one animal', async () => {
  const pages = [await cards('/nl/ons-vlees/eend'), await cards('/nl/ons-vlees/eend/2')];
  expect(pages.map(({ length }) => length)).toEqual([60, 5]);
  expect(pages.flat()).toEqual([...rest('duck', 65), ...tenths('duck', 65)]);
});

test('D1 sold out is last across the pages of animals that share a word', async () => {
  const pages = [await cards('/nl/ons-vlees/wild'), await cards('/nl/ons-vlees/wild/2')];
  expect(pages.map(({ length }) => length)).toEqual([60, 20]);
  expect(pages.flat()).toEqual([
    ...rest('boar', 50),
    ...rest('deer', 30),
    ...tenths('boar', 50),
    ...tenths('deer', 30),
  ]);
});

test('D1, API-7 the content service lists what can be bought first', async () => {
  const answer = await app.get('/api/v1/nl/nl/products?animal_type=duck&per_page=1000');
  const { data } = JSON.parse(answer.html) as { data: { title: string }[] };
  expect(data.map(({ title }) => title)).toEqual([...rest('duck', 65), ...tenths('duck', 65)]);
});

// What visitors see crossed out, by the prices the shop has seen and those its content names.
import { expect, test } from 'vitest';
import { createEditor } from '#services/content/editing/editor.ts';
import { content, openEditorForEachTest, page, put, source } from '#tests/setup/editing/test-editor.ts';

openEditorForEachTest();

const msPerDay = 24 * 60 * 60 * 1000;
const begin = Date.parse('2026-11-15T12:00:00Z');

/** Prices of the box by the day they began, counted from the one the sample was imported on; the last is told with what is crossed out. */
async function sell(prices: [day: number, price: number][], written: number, code = 'nl') {
  for (const [index, [day, price]] of prices.entries()) {
    const editor = createEditor({ ...content.importOptions, clock: () => new Date(begin + day * msPerDay) });
    const isLast = index === prices.length - 1;
    const numbers = {
      shop_package_price: price,
      shop_package_price_per_kilo: null,
      shop_package_price_per_meals: null,
    };
    const doc = await content.source(code, 'packages', 'box');
    const edit = {
      do: 'put',
      kind: 'packages',
      doc: { ...doc, ...numbers, ...(isLast && { previous_price: written }) },
    } as const;
    await editor.change(code, [edit], { title: 'price' });
  }
}

test.each<[string, [day: number, price: number][], number, number | null]>([
  [
    '0: 60, 40: 50',
    [
      [0, 60],
      [40, 50],
    ],
    60,
    60,
  ],
  [
    '0: 60, 29: 50',
    [
      [0, 60],
      [29, 50],
    ],
    60,
    null,
  ],
  [
    '0: 60, 30: 50',
    [
      [0, 60],
      [30, 50],
    ],
    60,
    60,
  ],
  [
    '0: 60, 30: 55, 31: 60, 40: 50',
    [
      [0, 60],
      [30, 55],
      [31, 60],
      [40, 50],
    ],
    60,
    55,
  ],
  [
    '0: 55, 10: 60, 40: 50',
    [
      [0, 55],
      [10, 60],
      [40, 50],
    ],
    60,
    60,
  ],
  [
    '0: 55, 11: 60, 40: 50',
    [
      [0, 55],
      [11, 60],
      [40, 50],
    ],
    60,
    55,
  ],
  [
    '0: 60, 38: 70, 40: 60',
    [
      [0, 60],
      [38, 70],
      [40, 60],
    ],
    70,
    null,
  ],
  [
    '0: 50, 40: 60',
    [
      [0, 50],
      [40, 60],
    ],
    70,
    null,
  ],
  [
    '0: 60, 40: 50, written 58',
    [
      [0, 60],
      [40, 50],
    ],
    58,
    58,
  ],
])('D5 %s', async (_case, prices, written, shown) => {
  await sell(prices, written);
  expect((await page('box')).previousPrice).toBe(shown);
  const { items } = await content.client().listPackages({ query: {} });
  expect(items.find(({ slug }) => slug === 'box')?.previousPrice).toBe(shown);
  // What was written stays written.
  expect((await source('packages', 'box')).previous_price).toBe(written);
});

test('D5.2 Britain crosses out what is given', async () => {
  await sell(
    [
      [0, 60],
      [29, 50],
    ],
    60,
    'uk',
  );
  const { markets } = await import('#markets/index.ts');
  expect(await content.client(markets.uk).getPackage({ params: { slug: 'box' } })).toMatchObject({ previousPrice: 60 });
});

test('D5 a piece, and its card inside of another, show the same; a stock of the day without proof shows nothing', async () => {
  const salmon = () => content.client().getFarmshopProduct({ params: { slug: 'salmon' } });
  expect(await salmon()).toMatchObject({ price: 8, regularPrice: 10 });
  const editor = createEditor({ ...content.importOptions, clock: () => new Date(begin + msPerDay) });
  await editor.change('nl', [await put('farmshop-products', 'cod', { crosssell_items: ['salmon'] })], {
    title: 'next to',
  });
  const entry = { kind: 'farmshop-products', slug: 'salmon', status: null, total: null, buyers: null } as const;
  await editor.stock('nl', [{ ...entry, price: 9, oldPrice: 10 }], { from: 'studio' });
  expect(await salmon()).toMatchObject({ price: 9, regularPrice: null });
  const cod = await content.client().getFarmshopProduct({ params: { slug: 'cod' } });
  expect(cod.crossSells).toMatchObject([{ slug: 'salmon', price: 9, regularPrice: null }]);
});

// Prices that nobody can mean, and those that are asked about.
import { expect, test } from 'vitest';
import { change, editor, openEditorForEachTest, put, refusal, source } from '#tests/setup/editing/test-editor.ts';
import { outcomeLines } from '../outcome.ts';

openEditorForEachTest();

const priceOf = async (slug: string) => (await source('packages', slug))?.shop_package_price;

/** With the numbers that stand beside it left out. */
const priced = (price: unknown) =>
  put('packages', 'box', {
    shop_package_price: price,
    shop_package_price_per_kilo: null,
    shop_package_price_per_meals: null,
  });

test.each([0, -1, 7.995, '0', '59,950'])('O7 a price of %j is refused by put, with the reason', async (price) => {
  const before = await priceOf('box');
  const refused = await refusal(change(await priced(price)));
  expect(refused).toMatchObject({ code: 'issues' });
  expect(refused?.lines.join('\n')).toContain('packages/box shop_package_price: ');
  expect(await priceOf('box')).toBe(before);
});

/** Of 60 a third is 20. */
const sixty = async () => {
  await editor.change('nl', [await priced(60)], { title: 'sixty' });
};
const ask = async (price: number) => editor.change('nl', [await priced(price)], { title: 'price', asksPrices: true });

test.each([80, 40])('O7 whoever is asked about prices may change 60 to %d', async (price) => {
  await sixty();
  await ask(price);
  expect(await priceOf('box')).toBe(price);
});

test.each([80.01, 39.99, 6000])('O7 whoever is asked about prices has to say that 60 becomes %d', async (price) => {
  await sixty();
  expect(await refusal(ask(price))).toMatchObject({
    code: 'prices',
    lines: [
      `packages/box: the price changes by more than a third, from 60.00 to ${price.toFixed(2)}`,
      'if that is right, do it again with --yes',
    ],
  });
  expect(await priceOf('box')).toBe(60);
  await editor.change('nl', [await priced(price)], { title: 'sure' });
  expect(await priceOf('box')).toBe(price);
});

test('O7 prices of the day are asked about too; a dry run says which, and changes nothing', async () => {
  await sixty();
  const entries = [{ kind: 'packages', slug: 'box', status: null, total: null, buyers: null, price: 5995 } as const];
  expect(await refusal(editor.stock('nl', entries, { from: 'studio', asksPrices: true }))).toMatchObject({
    code: 'prices',
  });
  const dry = await editor.stock('nl', entries, { from: 'studio', isDryRun: true, asksPrices: true });
  expect(outcomeLines(dry)).toContain('packages/box: the price changes by more than a third, from 60.00 to 5995.00');
  expect(await priceOf('box')).toBe(60);
});

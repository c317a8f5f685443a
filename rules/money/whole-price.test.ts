import { expect, test } from 'vitest';
import { expectRow } from '#tests/setup/market-rows.ts';
import { formatWholePrice } from './whole-price.ts';

test('a round price is written as people of the market write it', () => {
  expectRow((market) => formatWholePrice(75, market).replace(/\s/g, ' '), ['€ 75', '75 €', '£75', '75 €']);
  expect(formatWholePrice(74.6, { numbers: { decimal: ',', group: '.', price: '# x', negativePrice: '-# x' } })).toBe(
    '75 x',
  );
});

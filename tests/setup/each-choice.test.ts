import { expect, test } from 'vitest';
import { eachChoice, inTurn } from './each-choice.ts';

const markets = ['nl', 'fr', 'uk', 'de'];
const widths = [390, 1440];

test('the long run repeats a journey with every pair', () => {
  const pairs = eachChoice(markets, widths, { isWhole: true });
  expect(pairs).toHaveLength(8);
  expect(new Set(pairs.map(String)).size).toBe(8);
});

test('the short run uses every value of both lists', () => {
  const pairs = (from: number) => eachChoice(markets, widths, { isWhole: false, from });
  expect(pairs(0)).toEqual([
    ['nl', 390],
    ['fr', 1440],
    ['uk', 390],
    ['de', 1440],
  ]);
  expect(pairs(1)[0]).toEqual(['nl', 1440]);
  expect(eachChoice(widths, markets, { isWhole: false }).map(([, market]) => market)).toEqual(markets);
});

test('in turn: one of them in the short run, all in the long one', () => {
  expect([0, 1, 5].map((turn) => inTurn(markets, turn, { isWhole: false }))).toEqual([['nl'], ['fr'], ['fr']]);
  expect(inTurn(markets, 1, { isWhole: true })).toEqual(markets);
});

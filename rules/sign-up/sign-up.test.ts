import { expect, test } from 'vitest';
import { markets, type MarketCode } from '#markets/index.ts';
import { canSignUp, offersSoldOutSignUp } from './sign-up.ts';

test.each<[string, boolean, boolean]>([
  ['', false, false],
  ['   ', false, false],
  ['\n\t', false, false],
  ['a', false, true],
  ['a@b.example', false, true],
  ['a@b.example', true, false],
])('SGN-3 the email %j (submitting: %s) is sent: %s', (email, isSubmitting, expected) => {
  expect(canSignUp(email, isSubmitting)).toBe(expected);
});

test.for<[MarketCode, string | null, string | null, boolean]>([
  ['nl', 'cow', 'instock', false],
  ['nl', 'cow', 'soldout', true],
  ['nl', 'cow', 'outofstock', true],
  ['nl', 'cow', 'onbackorder', true],
  ['nl', 'cow', 'coming_soon', true],
  ['nl', 'cow', 'unheard-of', true],
  ['nl', 'cow', null, true],
  ['nl', 'wine', 'soldout', false],
  ['nl', null, 'soldout', false],
  ['nl', 'goose', 'soldout', false],
  ['de', 'goose', 'soldout', true],
  ['uk', 'sheep', 'soldout', false],
  ['fr', 'sheep', 'soldout', true],
])(
  'SGN-14 in %s a package of %s that is %s offers the sold-out sign-up: %s',
  ([code, animal, stockStatus, expected]) => {
    expect(offersSoldOutSignUp(markets[code], { animal, stockStatus })).toBe(expected);
  },
);

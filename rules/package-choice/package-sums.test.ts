import { expect, test } from 'vitest';
import { packageSums, pricePer } from './package-sums.ts';

const cut = (pieces: number, perPack: number, grams: number, meals: number) => ({
  isMinced: false,
  pieces,
  perPack,
  grams,
  meals,
});

test('the tasting box: 2.1 kilos in seven packs of six kinds, seven meals, four litres', () => {
  const rows = [
    cut(2, 2, 250, 1),
    cut(2, 2, 350, 1),
    cut(2, 2, 300, 1),
    { isMinced: true, pieces: 2, perPack: 1, grams: 300, meals: 2 },
    { isMinced: true, pieces: 2, perPack: 2, grams: 300, meals: 1 },
    { isMinced: true, pieces: 3, perPack: 3, grams: 300, meals: 1 },
  ];
  expect(packageSums(rows)).toEqual({ kilos: 2.1, kinds: 6, packs: 7, meals: 7, litres: { tight: 4, loose: 6 } });
  expect([pricePer(49.95, 2.1), pricePer(49.95, 7), pricePer(49.95, 0), pricePer(null, 2)]).toEqual([
    23.79,
    7.14,
    null,
    null,
  ]);
});

test('an empty box has no sums, and a pack of nothing no infinity', () => {
  expect(packageSums([])).toBeNull();
  expect(packageSums([cut(4, 0, 100, 1)])).toMatchObject({ packs: 4, kilos: 0.4 });
});

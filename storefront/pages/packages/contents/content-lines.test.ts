import { expect, test } from 'vitest';
import type { PackageItem } from '#contract/entities/package-item.ts';
import { inLargeUnit } from '#rules/stock/in-large-unit.ts';
import { cutLine, mincedLine } from './content-lines.ts';

const item: PackageItem = {
  name: 'steak',
  title: 'Steak',
  shortTitle: 'Steak',
  meals: 0,
  totalPieces: null,
  piecesPerVac: null,
  weight: null,
  unitSingle: null,
  unitType: 'g',
  maxPacks: null,
  image: null,
};

test.each([
  { totalPieces: 4, piecesPerVac: 2, weight: 250, packs: 2, total: { amount: 500, unit: 'g' } },
  { totalPieces: 3, piecesPerVac: 2, weight: 250, packs: 2, total: { amount: 500, unit: 'g' } },
  { totalPieces: 4, piecesPerVac: 1, weight: 250, packs: 4, total: { amount: 1, unit: 'kg' } },
  { totalPieces: null, piecesPerVac: 2, weight: 250, packs: null, total: { amount: 250, unit: 'g' } },
  { totalPieces: 4, piecesPerVac: 0, weight: 250, packs: null, total: { amount: 250, unit: 'g' } },
  { totalPieces: 4, piecesPerVac: 2, weight: null, packs: 2, total: null },
])('PRD-9 a cut of $totalPieces pieces, $piecesPerVac in a pack of $weight g', ({ packs, total, ...fields }) => {
  const line = cutLine({ ...item, ...fields });
  expect(line).toEqual({ name: 'steak', title: 'Steak', packs, pieces: fields.totalPieces, weight: total });
});

test('PRD-9 minced items count in packs, one for each meal', () => {
  const mince = { ...item, name: 'mince', title: 'Mince', meals: 3, piecesPerVac: 1, weight: 300 };
  expect(mincedLine(mince)).toEqual({
    name: 'mince',
    title: 'Mince',
    packs: 3,
    piecesPerPack: null,
    weight: { amount: 300, unit: 'g' },
  });
  expect(mincedLine({ ...mince, piecesPerVac: 4, weight: null })).toMatchObject({ piecesPerPack: 4, weight: null });
});

test.each([
  [
    { amount: 999, unit: 'g' },
    { amount: 999, unit: 'g' },
  ],
  [
    { amount: 1000, unit: 'g' },
    { amount: 1, unit: 'kg' },
  ],
  [
    { amount: 1250, unit: 'g' },
    { amount: 1.25, unit: 'kg' },
  ],
  [
    { amount: 4500, unit: 'ml' },
    { amount: 4.5, unit: 'l' },
  ],
  [
    { amount: 5000, unit: 'cl' },
    { amount: 5000, unit: 'cl' },
  ],
])('from a thousand on amounts change their unit: %j', (small, large) => {
  expect(inLargeUnit(small)).toEqual(large);
});

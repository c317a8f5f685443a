import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { farmerBadges, newFarmerGroups, readMoreKind } from './farmer-rules.ts';

const plain = { isOrganic: false, isMsc: false, hasLabelRouge: false, qualityLevels: [] };

test.each([
  [{ qualityLevels: ['premium'] }, ['premium']],
  [{ qualityLevels: ['basic', ' Premium '] }, ['premium']],
  [{ qualityLevels: ['PREMIUM'] }, ['premium']],
  [{ qualityLevels: ['non-premium'] }, []],
  [{ qualityLevels: ['premium plus'] }, []],
  [{ isOrganic: true }, ['organic']],
  [{ isMsc: true }, ['msc']],
  [{ hasLabelRouge: true }, ['labelRouge']],
  [{}, []],
  [
    { isOrganic: true, isMsc: true, hasLabelRouge: true, qualityLevels: ['premium'] },
    ['premium', 'organic', 'msc', 'labelRouge'],
  ],
])('FRM-3 to FRM-6, FRM-D3 the farmer %j has the badges %j', (fields, expected) => {
  expect(farmerBadges({ ...plain, ...fields })).toEqual(expected);
});

test.each([
  [['game'], 'game'],
  [['roe'], 'game'],
  [['deer'], 'game'],
  [['boar'], 'game'],
  [['fish'], 'fish'],
  [['salmon'], 'fish'],
  [['codfish'], 'other'],
  [['cow'], 'other'],
  [['cow', 'deer'], 'other'],
  [['deer', 'cow'], 'game'],
  [[], 'other'],
])('FRM-7, FRM-D2 a farmer of %j has the read-more text for %s', (animalTypes, expected) => {
  expect(readMoreKind({ animalTypes })).toBe(expected);
});

function farmer(name: string, animalTypes: string[], isNew = true) {
  return { name, animalTypes, isNew };
}

test('FRM-14, FRM-D4 new farmers stand once, under the first of their animals in the order of the market', () => {
  const farmers = [
    farmer('Piet', ['pig', 'cow']),
    farmer('Wim', ['wine']),
    farmer('Kees', ['chicken']),
    farmer('Oud', ['cow'], false),
    farmer('Niemand', []),
    farmer('Jan', ['cow']),
    farmer('Els', ['turkey', 'pig']),
  ];
  const groups = newFarmerGroups(farmers, markets.nl);
  expect(groups.map(({ animalType, farmers }) => [animalType, farmers.map(({ name }) => name)])).toEqual([
    ['cow', ['Piet', 'Jan']],
    ['chicken', ['Kees']],
    ['pig', ['Els']],
    ['wine', ['Wim']],
    [null, ['Niemand']],
  ]);
});

test('FRM-14, FRM-D4 without new farmers there are no groups', () => {
  expect(newFarmerGroups([farmer('Oud', ['cow'], false)], markets.nl)).toEqual([]);
  expect(newFarmerGroups([], markets.nl)).toEqual([]);
});

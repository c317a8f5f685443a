import { expect, test } from 'vitest';
import { deliveredByLabel, originKind, originRows } from './origin.ts';

const origin = {
  birthCountry: 'Nederland',
  fatteningCountry: 'België',
  breed: 'Blaarkop',
  farmerName: 'Jan',
  earTag: 'NL 123456',
  slaughterPlace: 'Amerongen',
  portioningPlace: 'Utrecht',
  deliveredBy: 'Onze bezorgers',
};
const labelsOf = (animal: string | null) => originRows(origin, animal).map(({ label }) => label);

test('PRD-19, PRD-D5 the eight rows stand in their order', () => {
  expect(originRows(origin, 'cow')).toEqual([
    { row: 'birthCountry', label: 'birthCountry', value: 'Nederland' },
    { row: 'kept', label: 'kept', value: 'België' },
    { row: 'breed', label: 'breed', value: 'Blaarkop' },
    { row: 'farmer', label: 'farmer', value: 'Jan' },
    { row: 'earTag', label: 'earTag', value: 'NL 123456' },
    { row: 'slaughterhouse', label: 'slaughterhouse', value: 'Amerongen' },
    { row: 'butcher', label: 'butcher', value: 'Utrecht' },
    { row: 'deliveredBy', label: 'deliveredBy', value: 'Onze bezorgers' },
  ]);
});

test('PRD-19, PRD-D5 fish is caught, and a row without data is left out', () => {
  const fields = { fatteningCountry: 'Noorwegen', breed: null, farmerName: ' ', earTag: '', deliveredBy: 'Bezorgers' };
  expect(originRows(fields, 'salmon')).toEqual([
    { row: 'kept', label: 'caught', value: 'Noorwegen' },
    { row: 'deliveredBy', label: 'deliveredBy', value: 'Bezorgers' },
  ]);
  expect(originRows({}, 'salmon')).toEqual([]);
});

test.each([
  ['cow', 'meat'],
  ['pig', 'meat'],
  ['sheep', 'meat'],
  ['lam', 'meat'],
  ['goat', 'meat'],
  ['game', 'game'],
  ['deer', 'game'],
  ['roe', 'game'],
  ['boar', 'game'],
  ['chicken', 'bird'],
  ['turkey', 'bird'],
  ['duck', 'bird'],
  ['goose', 'bird'],
  ['fish', 'fish'],
  ['salmon', 'fish'],
  ['codfish', 'fish'],
  ['wine', 'wine'],
  ['', 'meat'],
  [null, 'meat'],
])('PRD-19, PRD-D5 the origin of %j is told as that of %s', (animal, kind) => {
  expect(originKind(animal)).toBe(kind);
});

test('PRD-19 every kind tells the same eight things in words of its own', () => {
  const meat = ['birthCountry', 'kept', 'breed', 'farmer', 'earTag', 'slaughterhouse', 'butcher', 'deliveredBy'];
  expect(labelsOf('cow')).toEqual(meat);
  expect(labelsOf('boar')).toEqual(meat.with(4, 'mark'));
  expect(labelsOf('chicken')).toEqual(meat.with(0, 'hatched').with(4, 'flock'));
  const fish = ['from', 'caught', 'species', 'caughtBy', 'catch', 'landed', 'filleted', 'deliveredBy'];
  expect(labelsOf('codfish')).toEqual(fish);
  expect(labelsOf('wine')).toEqual(['from', 'grown', 'grape', 'madeBy', 'batch', 'pressed', 'bottled', 'deliveredBy']);
});

test('a wine is not brought frozen', () => {
  expect(deliveredByLabel('wine')).toBe('deliveredUncooled');
  expect(deliveredByLabel('turkey', true)).toBe('deliveredFresh');
  for (const animal of ['cow', 'chicken', 'codfish', null]) expect(deliveredByLabel(animal)).toBe('deliveredByValue');
});

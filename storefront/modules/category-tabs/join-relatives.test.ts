import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { joinRelatives } from './join-relatives.ts';

const group = (animal: string, total = 1) => ({ animal, title: animal, total, to: `/${animal}`, packages: [] });
const birds = { titleOf: () => 'Birds', toGroup: (animal: string) => `/all#${animal}` };

test('row 39 HOME-6 relatives share a tab with the sum of them, and each stays a group in the order of the market', () => {
  const tabs = joinRelatives(
    [group('cow', 11), group('chicken', 3), group('pig'), group('duck', 2), group('wine')],
    birds,
  );
  expect(tabs.map(({ title, total }) => [title, total])).toEqual([
    ['cow', 11],
    ['Birds', 5],
    ['pig', 1],
    ['wine', 1],
  ]);
  expect(tabs[1]?.groups.map(({ animal }) => animal)).toEqual(['chicken', 'duck']);
});

test('row 39 HOME-6 without our code the tab of relatives leads to where each has a heading, not to the first of them', () => {
  const [tab] = joinRelatives([group('chicken'), group('duck')], birds);
  expect(tab?.to).toBe('/all#chicken');
});

test('row 38 game is a deer wherever it is sold, and what there is elsewhere', () => {
  expect(joinRelatives([group('game'), group('deer')], birds)).toMatchObject([{ animal: 'game', sign: 'deer' }]);
  expect(joinRelatives([group('game'), group('boar')], birds)).toMatchObject([{ animal: 'game', sign: 'game' }]);
});

test('row 39 an animal without relatives here is its own tab', () => {
  expect(joinRelatives([group('chicken')], birds)).toMatchObject([{ title: 'chicken', to: '/chicken' }]);
});

test.each(Object.values(markets))(
  'row 39 no more than eight tabs in $code, with all its animals and wine',
  ({ animalTypes }) => {
    const tabs = joinRelatives(
      [...animalTypes, 'wine'].map((animal) => group(animal)),
      birds,
    );
    expect(tabs.length).toBeLessThanOrEqual(8);
    expect(tabs.flatMap(({ groups }) => groups)).toHaveLength(animalTypes.length + 1);
  },
);

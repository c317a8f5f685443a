import { expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import { drawerFill, freezerFit, weightInKg } from './freezer-fit.ts';

const { nl, fr, uk, de } = markets;

test.each([
  [0.5, 'half', 'half', 'half', 'half'],
  [3.99, 'half', 'half', 'half', 'half'],
  [4, 'half', 'half', 'half', 'half'],
  [4.01, 'half', 'half', 'threeQuarters', 'half'],
  [4.05, 'half', 'half', 'threeQuarters', 'half'],
  [4.1, 'half', 'half', 'threeQuarters', 'half'],
  [4.11, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'threeQuarters'],
  [5, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'threeQuarters'],
  [6.99, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'threeQuarters'],
  [7, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'full'],
  [7.01, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'full'],
  [8, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'full'],
  [8.09, 'threeQuarters', 'threeQuarters', 'threeQuarters', 'full'],
  [8.1, 'full', 'full', 'full', 'full'],
  [8.11, 'full', 'full', 'full', 'full'],
  [12, 'full', 'full', 'full', 'full'],
  [null, null, null, null, null],
])('MOD-21 to MOD-25, MOD-27, MOD-D5, MOD-D6 %j kg fits by the bounds of each market', (weightKg, ...expected) => {
  const fits = (config?: string | null) => [nl, fr, uk, de].map((market) => freezerFit({ config, weightKg }, market));
  for (const config of ['automatic', undefined, null, '', 'huge']) expect(fits(config)).toEqual(expected);
});

test.each([
  ['small', 12, 'half'],
  ['medium', 2, 'threeQuarters'],
  ['medium', 12, 'threeQuarters'],
  ['large', 2, 'full'],
  ['large', null, 'full'],
])('MOD-26, MOD-D5 the config value %s overrides %j kg', (config, weightKg, expected) => {
  for (const market of marketList) expect(freezerFit({ config, weightKg }, market)).toBe(expected);
});

test.each([
  ['4,1 kg', 4.1],
  ['4.1 kg', 4.1],
  ['ca. 5kg', 5],
  ['7 tot 8 kg', 7],
  [8.1, 8.1],
  ['12', 12],
  ['0 kg', null],
  ['kg', null],
  ['', null],
  [null, null],
  [undefined, null],
])('MOD-27, MOD-D5 the weight in %j is %j kg', (text, expected) => {
  expect(weightInKg(text)).toBe(expected);
});

test.each([
  [0.5, 25, 25, 25, 25],
  [2, 25, 25, 25, 25],
  [2.01, 25, 25, 50, 25],
  [2.06, 50, 50, 50, 50],
  [4.1, 50, 50, 75, 50],
  [4.11, 75, 75, 75, 75],
  [7, 75, 75, 75, 100],
  [8.1, 100, 100, 100, 100],
])('MOD-D5 %j kg in a drawer that is drawn so full, in percent', (weightKg, ...expected) => {
  const fills = [nl, fr, uk, de].map((market) => {
    const fit = freezerFit({ weightKg }, market);
    return fit && drawerFill({ fit, weightKg }, market);
  });
  expect(fills).toEqual(expected);
});

test('MOD-26 a size that the editor chose is drawn as half a drawer or more, where nobody knows the weight', () => {
  expect(drawerFill({ fit: 'half', weightKg: null }, nl)).toBe(50);
  expect(drawerFill({ fit: 'full', weightKg: 2 }, nl)).toBe(100);
});

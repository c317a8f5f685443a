import { expect, test } from 'vitest';
import { brandOf, brands } from '#markets/brands/brand-of.ts';
import { contrast, leastContrast } from './contrast.ts';
import { besideOf, betterColor, measure, type OwnColor, sheetOf } from './own-colors.ts';

const kudde = brandOf('kudde').colors;

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#a32c1f', '#f6edda', 6.14],
  ['#fff8ea', '#a32c1f', 6.76],
])('%s on %s stands %d apart', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

test.each(Object.entries(brands))('the colours of %s hold what is asked of an owner', (_, { colors }) => {
  for (const which of ['primary', 'deep'] as const) expect(betterColor(which, colors[which], colors)).toBeNull();
});

test.each<[OwnColor, string]>([
  ['primary', '#ff8c69'],
  ['primary', '#ffffff'],
  ['primary', '#00ff00'],
  ['deep', '#e3a236'],
])('%s %s is refused with the nearest that holds', (which, color) => {
  const better = betterColor(which, color, kudde);
  expect(measure(which, color, kudde)).toBeLessThan(leastContrast);
  expect(measure(which, better ?? '', kudde)).toBeGreaterThanOrEqual(leastContrast);
  // Not much further than it has to be.
  expect(measure(which, better ?? '', kudde)).toBeLessThan(leastContrast + 0.2);
  expect(betterColor(which, better ?? '', kudde)).toBeNull();
  expect(besideOf(which, kudde).length).toBeGreaterThan(1);
});

test('the sheet holds what follows from a colour and nothing else', () => {
  expect(sheetOf({ primary: '#123456' }, kudde)).toBe(
    'html[data-brand] {\n  --primary: #123456;\n  --primary-hover: #0f2b47;\n  --primary-soft: #c8c8c0;\n}\n',
  );
  expect(sheetOf({ deep: '#123456' }, kudde)).toMatch(
    /^html\[data-brand\] \{\n {2}--deep: #123456;\n {2}--deep-2: #\w{6};\n\}\n$/,
  );
});

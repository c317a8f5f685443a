import { expect, test } from 'vitest';
import { packageBadges } from './package-badges.ts';

const plain = {
  isOrganic: false,
  isDemeter: false,
  isSpecial: false,
  isMsc: false,
  hasLabelRouge: false,
  highlight: null,
};

test.each([
  [{}, []],
  [{ highlight: 'express' }, ['express']],
  [{ highlight: 'highlight' }, ['highlight']],
  [{ highlight: '1' }, ['highlight']],
  [{ highlight: true }, ['highlight']],
  [{ highlight: '0' }, []],
  [{ highlight: '' }, []],
  [{ highlight: false }, []],
  [{ isOrganic: true }, ['organic']],
  [{ isDemeter: true }, ['demeter']],
  [{ isSpecial: true }, ['special']],
  [{ isMsc: true }, ['msc']],
  [{ hasLabelRouge: true }, ['labelRouge']],
  [
    { highlight: 'express', isOrganic: true, isDemeter: true, isSpecial: true, isMsc: true, hasLabelRouge: true },
    ['express', 'organic', 'demeter', 'special', 'msc', 'labelRouge'],
  ],
])('CRD-D9 the package %j has the badges %j', (fields, expected) => {
  expect(packageBadges({ ...plain, ...fields })).toEqual(expected);
});

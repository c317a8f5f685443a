import { expect, test } from 'vitest';
import { farmshopTitle } from './farmshop-title.ts';

test.each<[string, boolean, string]>([
  ['Entrecote', true, 'Bio Entrecote'],
  ['Entrecote', false, 'Entrecote'],
  ['Bio Entrecote', true, 'Bio Entrecote'],
  ['Bio Entrecote', false, 'Bio Entrecote'],
  ['BIO-Entrecote', true, 'BIO-Entrecote'],
  ['Biologische kip', true, 'Biologische kip'],
  ['Rund, bio', true, 'Bio Rund, bio'],
])('FSH-21 %s (organic: %s) is titled %s', (title, isOrganic, expected) => {
  expect(farmshopTitle({ title, isOrganic })).toBe(expected);
});

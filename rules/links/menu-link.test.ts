import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { menuLink } from './menu-link.ts';

type Item = Parameters<typeof menuLink>[1];
const empty: Item = { address: null, productSlug: null, animal: null };

test.each<[string, Item, string | null]>([
  ['its address', { address: '/nl/missie', productSlug: 'box', animal: 'cow' }, '/nl/missie'],
  ['its package', { ...empty, productSlug: 'box', animal: 'cow' }, '/nl/ons-vlees/box'],
  ['the page of its animal', { ...empty, animal: 'cow' }, '/nl/ons-vlees/rundvlees'],
  ['the page of its family', { ...empty, animal: 'game' }, '/nl/ons-vlees/wild'],
  ['nowhere: an animal without a path', { ...empty, animal: 'goat' }, null],
  ['nowhere: a good of the other table', { ...empty, animal: 'geurlijn' }, null],
  ['nowhere: nothing is said', empty, null],
])('RTE-29 a menu item leads to %s', (_title, item, link) => {
  expect(menuLink(markets.nl, item, 'production')).toBe(link);
});

test('RTE-39 a menu item of geurlijn leads somewhere on a staging host', () => {
  expect(menuLink(markets.nl, { ...empty, animal: 'geurlijn' }, 'staging')).toBe('/nl/ons-vlees/geurlijn');
});

import { expect, test } from 'vitest';
import { namespaces } from '#contract/locales.ts';
import { findTexts, textGroups } from './find-texts.ts';

const ours = [
  { key: 'translation:header.menu', text: 'Menu' },
  { key: 'shop:orders.placed.subject', text: 'Je bestelling {{number}} is geplaatst' },
  { key: 'selling:checkout.place', text: 'Bestelling plaatsen' },
  { key: 'coupons:title', text: 'Cadeaubonnen à la carte' },
];
const own = { 'selling:checkout.place': 'Nu kopen', 'shop:gone': 'Nergens' };

test.each([
  ['nothing asked', { search: '', group: null }, 4],
  ['every word, in any order and case', { search: 'GEPLAATST bestelling', group: null }, 1],
  ['one’s own words', { search: 'kopen', group: null }, 1],
  ['without accents', { search: 'a la carte', group: null }, 1],
  ['a group', { search: '', group: 'buying' }, 2],
  ['one’s own, of texts that still exist', { search: '', group: 'own' }, 1],
  ['nothing like it', { search: 'xyz', group: null }, 0],
] as const)('studio 43.8 texts are found by %s', (_, asked, count) => {
  expect(findTexts(ours, own, asked)).toHaveLength(count);
});

test('studio 43.8 every namespace of the catalogues is in one group', () => {
  expect(Object.values(textGroups).flat().toSorted()).toEqual(namespaces.toSorted());
});

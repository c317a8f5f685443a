import { expect, test } from 'vitest';
import type { MenuItem } from '#contract/entities/menu-item.ts';
import { markets } from '#markets/index.ts';
import { type MenuEntry, menuEntries } from './menu-entries.ts';

const item = (id: string, fields: Partial<MenuItem> = {}): MenuItem => ({
  id,
  parentId: '',
  title: id,
  address: `/nl/${id}`,
  icon: null,
  productSlug: null,
  animal: null,
  ...fields,
});

const shape = (entries: MenuEntry[]): string =>
  entries.map(({ title, children }) => (children.length > 0 ? `${title}[${shape(children)}]` : title)).join(',');

test('HDR-1, HDR-2 the flat list becomes a tree of three levels', () => {
  const items = [
    item('a'),
    item('b', { parentId: 'a' }),
    item('c', { parentId: 'b' }),
    item('d', { parentId: 'c' }),
    item('e'),
  ];
  expect(shape(menuEntries(items, markets.nl, 'production'))).toBe('a[b[c]],e');
});

test.each([
  ['its own address', { address: '/nl/over-ons', productSlug: 'box' }, '/nl/over-ons'],
  ['its product', { address: null, productSlug: 'box', animal: 'cow' }, '/nl/ons-vlees/box'],
  ['the packages of its animal', { address: null, animal: 'cow' }, '/nl/ons-vlees/rundvlees'],
])('HDR-D7 an item leads to %s', (_, fields, to) => {
  expect(menuEntries([item('a', fields)], markets.nl, 'production')[0]?.to).toBe(to);
});

test('HDR-D7, RTE-D8 an item that leads nowhere is dropped, with those of animals not sold here', () => {
  const items = [item('a', { address: null }), item('b', { address: null, animal: 'goat' }), item('c')];
  expect(shape(menuEntries(items, markets.nl, 'production'))).toBe('c');
});

test('FTR-7 a heading that leads nowhere itself stays with what stands below it', () => {
  const items = [item('a', { address: null }), item('b', { parentId: 'a' })];
  expect(shape(menuEntries(items, markets.nl, 'production'))).toBe('a[b]');
});

test.each([
  ['icon-cow', 'cow'],
  ['cow', 'cow'],
  ['icon-wine', 'wine'],
  ['icon-tractor', null],
  ['cow" onload="', null],
  [null, null],
])('HDR-D7 the icon of class %s is %s', (icon, shown) => {
  expect(menuEntries([item('a', { icon })], markets.nl, 'production')[0]?.icon).toBe(shown);
});

import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { composeContent } from '#services/content/compose.ts';
import { kindNames } from '#services/content/kinds.ts';
import type { MarketFiles } from '#services/content/content-files.ts';
import { sampleContent } from '#tests/setup/content/sample-content.ts';
import { goodsOf } from './goods.ts';

const now = new Date('2026-11-15T12:00:00Z');

function composed(season: object = {}) {
  const files = sampleContent(markets.nl);
  const [box, ...others] = files['packages.json'] as object[];
  files['packages.json'] = [{ ...box, ...season }, ...others];
  const items = Object.fromEntries(
    kindNames.map((kind) => {
      const value = files[`${kind}.json`];
      return [kind, (Array.isArray(value) ? value : []).map((doc) => ({ file: kind, doc }))];
    }),
  ) as MarketFiles['items'];
  return composeContent({ items, popular: [] }, now);
}

test('SHP-6, SHP-7 the embedded shop knows packages, the farm box and its items from the same content', () => {
  const goods = goodsOf(composed(), markets.nl, now);
  expect(goods.products).toMatchObject([
    { id: 1001, type: 'package', name: 'Box', price: '82.00', stock: 72 },
    { id: 1002 },
    { id: 1003, stockStatus: 'soldout' },
    { id: 501, type: 'bundle', name: 'Boerderij-box', slug: 'boerderij-box', price: '0.00' },
    { type: 'coupon', price: '25.00' },
  ]);
  expect(goods.bundleItems).toMatchObject([
    { id: 1, bundleId: 501, price: '9.00' },
    { id: 2, stockStatus: 'outofstock' },
    { id: 3, regularPrice: '10.00' },
  ]);
});

test('SHP-13, SHP-14 the shop knows what can be chosen in a package: its attributes, and packs of its minced items', () => {
  const [box] = goodsOf(composed(), markets.nl, new Date('2026-11-16T09:00:00Z')).products;
  expect(box?.choices).toEqual({ size: 'small', animal: 'x', mince: null });
});

test('CPN-6 the luxury printed coupon costs 2.95 more in the shop too', () => {
  expect(goodsOf(composed(), markets.nl, now).variations).toMatchObject([
    { id: 9001, attribute: 'email', price: '25.00' },
    { id: 9002, attribute: 'luxury', price: '27.95' },
  ]);
});

test('what is out of season cannot be bought', () => {
  const boxAt = (moment: string) =>
    goodsOf(composed({ season_from: '10-01', season_until: '12-24' }), markets.nl, new Date(moment)).products[0];
  expect(boxAt('2026-12-24T12:00:00Z')).toMatchObject({ slug: 'box', stockStatus: 'instock' });
  expect(boxAt('2026-12-25T12:00:00Z')).toMatchObject({ slug: 'box', stockStatus: 'coming_soon' });
});

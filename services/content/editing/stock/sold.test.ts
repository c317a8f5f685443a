import { expect, test } from 'vitest';
import { laterStock, stockAfterSales } from './sold.ts';
import { noSources } from '../sources.ts';
import type { StockRow } from './stock.ts';

const row: StockRow = { status: null, total: null, buyers: null, price: null, sequence: 1, from: 'shop' };
const nothing = { status: null, total: null, buyers: null, price: null };

function known(status: string, { buyers = 10, laid }: { buyers?: number; laid?: StockRow } = {}) {
  const doc = {
    slug: 'box',
    shop_product_stock_status: status,
    shop_product_total_package_available: 40,
    shop_product_buyer_count: buyers,
  };
  return {
    sources: { ...noSources(), packages: [{ id: 'a', version: 1, doc }] },
    stock: new Map(laid ? [['packages/box', laid]] : []),
  };
}

test.each([
  ['some are sold', known('instock'), { quantity: 3, left: 27 }, { buyers: 13, status: null }],
  ['some come back', known('instock'), { quantity: -3, left: 33 }, { buyers: 7, status: null }],
  ['more come back than were bought', known('instock', { buyers: 2 }), { quantity: -3, left: 40 }, { buyers: 0 }],
  ['all are sold', known('instock'), { quantity: 30, left: 0 }, { buyers: 40, status: 'soldout' }],
  ['more than there are', known('instock'), { quantity: 31, left: 0 }, { buyers: 40, status: 'soldout' }],
  ['what is to come stays so', known('coming_soon'), { quantity: 30, left: 0 }, { buyers: 40, status: null }],
  [
    'one of the last comes back',
    known('soldout', { buyers: 40, laid: { ...row, status: 'soldout' } }),
    { quantity: -1, left: 1 },
    { buyers: 39, status: 'instock', from: 'shop' },
  ],
  [
    'what its farmer called sold out stays so',
    known('soldout', { buyers: 40, laid: { ...row, status: 'soldout', from: 'studio' } }),
    { quantity: -1, left: 1 },
    { buyers: 39, status: 'soldout', from: 'studio' },
  ],
] as const)('CRD-3, CRD-9 %s', (_, before, sold, after) => {
  expect(stockAfterSales(before, [{ slug: 'box', ...sold }]).get('packages/box')).toMatchObject(after);
});

test('where nothing was sold, and of what is not there, nothing changes', () => {
  const before = known('instock');
  expect(stockAfterSales(before, [])).toBe(before.stock);
  expect(stockAfterSales(before, [{ slug: 'gone', quantity: 1, left: 1 }]).size).toBe(0);
});

test.each([
  ['more than were sold', { ...nothing, total: 60 }, { status: 'instock', total: 60, from: 'studio' }],
  ['no more than were sold', { ...nothing, total: 40 }, { status: 'soldout', total: 40, from: 'shop' }],
  ['another price', { ...nothing, price: 80 }, { status: 'soldout', price: 80, from: 'shop' }],
  ['that it is to come', { ...nothing, status: 'coming_soon' }, { status: 'coming_soon', from: 'studio' }],
])('of what orders sold out, who says %s', (_, said, after) => {
  const soldOut: StockRow = { ...row, status: 'soldout', total: 40, buyers: 40 };
  expect(laterStock(soldOut, said, 'studio')).toMatchObject({ ...after, sequence: 2 });
});

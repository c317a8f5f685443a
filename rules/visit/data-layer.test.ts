import { expect, test } from 'vitest';
import { markets, type MarketCode } from '#markets/index.ts';
import { basketEvents, type DataLayerProduct, viewEvents } from './data-layer.ts';

const steak: DataLayerProduct = { id: '7', name: 'Steak', category: 'cow', price: 12.5 };
const occasion = { market: markets.nl, product: steak, uniqueId: 'id-1' };

test('ANA-D1 a product view', () => {
  expect(viewEvents(occasion)).toContainEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'EUR',
      value: 12.5,
      items: [{ item_id: '7', item_name: 'Steak', item_category: 'cow', price: 12.5, quantity: 1 }],
    },
  });
});

test('ANA-D2 every event comes with a unique id', () => {
  const all = [
    viewEvents(occasion),
    basketEvents({ from: 0, to: 1 }, occasion),
    basketEvents({ from: 1, to: 0 }, occasion),
  ];
  for (const events of all) {
    expect(events).toHaveLength(2);
    expect(events[0]).toEqual({ event: 'unique_id', unique_id: 'id-1' });
  }
});

test.for<[number, number, string, number, number]>([
  [0, 1, 'add_to_cart', 1, 12.5],
  [1, 3, 'add_to_cart', 2, 25],
  [3, 2, 'remove_from_cart', 1, 12.5],
  [3, 0, 'remove_from_cart', 3, 37.5],
])('ANA-D1 a quantity that goes from %i to %i is %s of %i, worth %d', ([from, to, event, quantity, value]) => {
  expect(basketEvents({ from, to }, occasion)[1]).toMatchObject({ event, ecommerce: { value, items: [{ quantity }] } });
});

test('ANA-D3 a refused plus or minus is no event', () => {
  expect(basketEvents({ from: 0, to: 0 }, occasion)).toEqual([]);
  expect(basketEvents({ from: 3, to: 3 }, occasion)).toEqual([]);
});

test.each<[MarketCode, string]>([
  ['nl', 'EUR'],
  ['fr', 'EUR'],
  ['uk', 'GBP'],
  ['de', 'EUR'],
])('MKT-13 the currency of %s is %s', (code, currency) => {
  expect(viewEvents({ ...occasion, market: markets[code] })[1]).toMatchObject({ ecommerce: { currency } });
});

test('MKT-13 the misspelt code of the pound never reaches the data layer', () => {
  expect(JSON.stringify(viewEvents({ ...occasion, market: { currency: 'GPB' } }))).not.toContain('GPB');
});

test('ANA-D1 sums are exact to the cent, and what is unknown is empty', () => {
  const product = { ...steak, price: 0.1, category: null };
  expect(basketEvents({ from: 0, to: 3 }, { ...occasion, product })[1]).toMatchObject({ ecommerce: { value: 0.3 } });
  const unknown = viewEvents({ ...occasion, product: { ...steak, price: null, category: null } })[1];
  expect(unknown).toMatchObject({ ecommerce: { value: 0, items: [{ item_category: '', price: 0 }] } });
});

test('ANA-D4 nothing but the named fields of a product gets in', () => {
  const withMore = { ...steak, email: 'visitor@example.org' };
  const events = [...viewEvents({ ...occasion, product: withMore }), ...basketEvents({ from: 0, to: 1 }, occasion)];
  expect(JSON.stringify(events)).not.toContain('visitor');
});

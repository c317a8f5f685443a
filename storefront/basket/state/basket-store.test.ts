import { afterEach, expect, test, vi } from 'vitest';
import type { BoxProduct } from './basket-state.ts';
import { createBasketStore, type WatchedCalls } from './basket-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const steak: BoxProduct = { id: '1', bundleId: '501', slug: 'steak', title: 'Steak', animal: 'cow', price: 9.95 };
const nothing: WatchedCalls = {
  save: () => {},
  reload: async () => {},
  flush: () => {},
  forget: () => {},
  hear: () => {},
  isBusy: () => false,
  onStale: () => () => {},
};

type Pushed = { event: string; ecommerce?: { value: number; currency: string; items: object[] } };

function open() {
  const dataLayer: Pushed[] = [];
  vi.stubGlobal('window', { dataLayer });
  return { store: createBasketStore({ currency: 'EUR' }, async () => nothing), dataLayer };
}

test('ANA-3, ANA-4 adding and removing push one event each, with a unique id of their own', () => {
  const { store, dataLayer } = open();
  store.change(steak, 1);
  store.change(steak, 1);
  store.change(steak, -1);
  expect(dataLayer.map(({ event }) => event)).toEqual([
    'unique_id',
    'add_to_cart',
    'unique_id',
    'add_to_cart',
    'unique_id',
    'remove_from_cart',
  ]);
  expect(dataLayer[1]?.ecommerce).toEqual({
    currency: 'EUR',
    value: 9.95,
    items: [{ item_id: '1', item_name: 'Steak', item_category: 'cow', price: 9.95, quantity: 1 }],
  });
});

test('ANA-D3 a refused minus pushes nothing', () => {
  const { store, dataLayer } = open();
  store.change(steak, -1);
  expect(dataLayer).toEqual([]);
});

test('ERR-D7 calls that cannot be loaded are a change that is not saved yet', async () => {
  vi.stubGlobal('window', {});
  const load = vi
    .fn<() => Promise<WatchedCalls>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(nothing);
  const store = createBasketStore({ currency: 'EUR' }, load);
  store.change(steak, 1);
  await vi.waitFor(() => expect(store.get()).toMatchObject({ problem: 'unsaved', isLoading: false }));
  store.retry();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(store.get()).toMatchObject({ problem: null, isLoading: true });
});

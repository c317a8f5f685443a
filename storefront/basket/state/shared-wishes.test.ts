import { afterEach, expect, test, vi } from 'vitest';
import type { SharedWishes, Wish } from './wish.ts';
import { readShared, sharedAfter, wishMemory } from './shared-wishes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const wish: Wish = {
  quantity: 2,
  isMore: false,
  by: 1,
  bundleId: '501',
  title: 'Steak',
  price: 9.95,
  change: 7,
  tab: 'a',
};

test('ERR-D7, STO-1 wishes come back as they were kept, market by market, for a day', () => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  const shared = { wishes: { '1': wish }, settled: { '2': { quantity: 0, change: 3, tab: 'b' } } };
  wishMemory('nl').keep(shared);
  expect(readShared(wishMemory('nl').read())).toEqual(shared);
  expect(wishMemory('de').read()).toBeNull();
  vi.advanceTimersByTime(86_400_000);
  expect(wishMemory('nl').read()).toBeNull();
  vi.useRealTimers();
});

const nothing: SharedWishes = { wishes: {}, settled: {} };
const cart = { quantities: { '1': 2 } };

test('E3 a wish is shared when it is made, and that it ended when the cart has it', () => {
  const made = sharedAfter(nothing, {}, { wishes: { '1': wish }, cart: null });
  expect(made.wishes).toEqual({ '1': wish });
  const ended = sharedAfter(made, { '1': wish }, { wishes: {}, cart });
  expect(ended).toEqual({ wishes: {}, settled: { '1': { quantity: 2, change: 7, tab: 'a' } } });
  // Nothing new is nothing to tell.
  expect(sharedAfter(ended, { '1': wish }, { wishes: {}, cart })).toBe(ended);
});

test('E3 what a tab says of an older wish changes nothing about a newer one of another tab', () => {
  const newer = { ...wish, quantity: 5, change: 7, tab: 'b' };
  const shared = { wishes: { '1': newer }, settled: {} };
  expect(sharedAfter(shared, { '1': wish }, { wishes: {}, cart })).toBe(shared);
  expect(sharedAfter(shared, {}, { wishes: { '1': wish }, cart })).toBe(shared);
});

test('E3 a wish that another tab has written over without knowing it is told again', () => {
  const other = { ...wish, tab: 'b' };
  const shared = { wishes: { '2': other }, settled: {} };
  expect(sharedAfter(shared, {}, { wishes: { '1': wish }, cart }).wishes).toEqual({ '1': wish, '2': other });
});

test.each([
  ['is not there', {}],
  [
    'is refused',
    {
      get localStorage() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  [
    'is full',
    {
      localStorage: {
        getItem: () => '{',
        removeItem: () => {},
        setItem: () => {
          throw new Error('full');
        },
      },
    },
  ],
])('ERR-D7 storage that %s keeps nothing and breaks nothing', (_title, window) => {
  vi.stubGlobal('window', window);
  const memory = wishMemory('nl');
  expect(() => memory.keep({ wishes: { '1': wish }, settled: {} })).not.toThrow();
  expect(memory.read() ?? null).toBeNull();
});

test.each([
  [null],
  ['wishes'],
  [[]],
  [{ '1': null }],
  [{ '1': { ...wish, quantity: -1 } }],
  [{ '1': { ...wish, quantity: 1.5 } }],
  [{ '1': { ...wish, quantity: '2' } }],
  [{ '1': { quantity: 2 } }],
  [{ '1': { ...wish, change: -1 } }],
  [{ '1': { ...wish, tab: null } }],
])('ERR-D7 %j in the storage is no wish', (value) => {
  expect(readShared({ wishes: value, settled: value })).toEqual({ wishes: {}, settled: {} });
  expect(readShared(value)).toEqual({ wishes: {}, settled: {} });
});

test('ERR-D7 a wish without its bundle is none', () => {
  expect(readShared({ wishes: { '1': { ...wish, bundleId: 501 } } }).wishes).toEqual({});
});

import { afterEach, expect, test, vi } from 'vitest';
import type { Wish } from './basket-state.ts';
import { readWishes, wishMemory } from './kept-wishes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const wish: Wish = { quantity: 2, isMore: false, by: 1, bundleId: '501', title: 'Steak', price: 9.95, change: 7 };

test('ERR-D7 wishes come back as they were kept, market by market', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  wishMemory('nl').keep({ '1': wish });
  expect(readWishes(wishMemory('nl').read())).toEqual({ '1': { ...wish, change: 0 } });
  expect(wishMemory('de').read()).toBeNull();
  wishMemory('nl').keep(null);
  expect(wishMemory('nl').read()).toBeNull();
});

test.each([
  ['is not there', {}],
  [
    'is refused',
    {
      get sessionStorage() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  [
    'is full',
    {
      sessionStorage: {
        getItem: () => '{',
        setItem: () => {
          throw new Error('full');
        },
      },
    },
  ],
])('ERR-D7 storage that %s keeps nothing and breaks nothing', (_title, window) => {
  vi.stubGlobal('window', window);
  const memory = wishMemory('nl');
  expect(() => memory.keep({ '1': wish })).not.toThrow();
  expect(memory.read()).toBeNull();
});

test.each([
  [null],
  ['wishes'],
  [[]],
  [{ '1': null }],
  [{ '1': { ...wish, quantity: -1 } }],
  [{ '1': { ...wish, quantity: 1.5 } }],
  [{ '1': { ...wish, quantity: '2' } }],
  [{ '1': { ...wish, bundleId: 501 } }],
  [{ '1': { quantity: 2 } }],
])('ERR-D7 %j in the storage is no wish', (value) => {
  expect(readWishes(value)).toEqual({});
});

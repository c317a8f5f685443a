import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isRememberedInVisit,
  keepStored,
  readStored,
  readStoredFlag,
  rememberInVisit,
  tidyStorage,
} from './storage.ts';

class FakeStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
}

let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  storage = new FakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('STO-1 a value is stored with the moment it ends', () => {
  keepStored('choice', 'mince', 60);
  expect(JSON.parse(storage.values.get('choice') ?? '')).toEqual({ value: 'mince', expiry: Date.now() + 60_000 });
});

test.each([
  [59_999, 'mince'],
  [60_000, null],
])('STO-2 read after %i ms it is %s, and gone when it has ended', (ms, value) => {
  keepStored('choice', 'mince', 60);
  vi.advanceTimersByTime(ms);
  expect(readStored('choice')).toBe(value);
  expect(storage.values.has('choice')).toBe(value !== null);
});

test('STO-D1 what a person set by hand is read as it is', () => {
  storage.setItem('webp_disable', 'yes');
  expect(readStoredFlag('webp_disable')).toBe('yes');
  expect(storage.values.has('webp_disable')).toBe(true);
});

test('STO-D5 without storage nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('refused');
    },
  });
  keepStored('choice', 'mince', 60);
  tidyStorage('local');
  expect(readStored('choice')).toBeNull();
  expect(readStoredFlag('webp_disable')).toBeNull();
});

test.each([
  ['alpha', 3_600_000, true],
  ['alpha', 3_600_001, false],
  ['local', 3_600_001, false],
  ['staging', 3_600_001, true],
  ['production', 3_600_001, true],
] as const)('STO-3, STO-4 on %s after %i ms values are kept: %s', (hostKind, ms, isKept) => {
  tidyStorage(hostKind);
  keepStored('choice', 'mince', 864_000);
  vi.advanceTimersByTime(ms);
  tidyStorage(hostKind);
  expect(storage.values.has('choice')).toBe(isKept);
  expect(storage.values.has('setup_time')).toBe(hostKind === 'alpha' || hostKind === 'local');
});

test('what is remembered in a visit, and nothing where the browser refuses', () => {
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
  expect(isRememberedInVisit('age')).toBe(false);
  rememberInVisit('age');
  expect(isRememberedInVisit('age')).toBe(true);
  vi.stubGlobal('window', {});
  expect(() => rememberInVisit('age')).not.toThrow();
  expect(isRememberedInVisit('age')).toBe(false);
});

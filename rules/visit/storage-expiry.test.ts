import { expect, test } from 'vitest';
import type { HostKind } from '#contract/market.ts';
import { keepSetupTime, readEntry, readFlag, type StorageLike, writeEntry } from './storage-expiry.ts';

function storageWith(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const storage: StorageLike = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
  return { map, storage };
}

test('STO-1 a value is stored as JSON with the time it ends', () => {
  const { map, storage } = storageWith();
  expect(writeEntry(storage, 'key', { value: { a: [1] }, expiry: 1000 })).toBe(true);
  expect(map.get('key')).toBe('{"value":{"a":[1]},"expiry":1000}');
  expect(readEntry(storage, 'key', 999)).toEqual({ a: [1] });
});

test.each<[number, string | null]>([
  [999, 'value'],
  [1000, null],
  [1001, null],
])('STO-2 an entry that expires at 1000, read at %i, gives %j', (now, value) => {
  const { map, storage } = storageWith({ key: '{"value":"value","expiry":1000}', other: 'x' });
  expect(readEntry(storage, 'key', now)).toBe(value);
  expect(map.has('key')).toBe(value !== null);
  expect(map.has('other')).toBe(true);
});

test.each([
  '{"value":"value"}',
  '{"expiry":9999}',
  '{"value":"value","expiry":"9999"}',
  '{"value":"value","expiry":null}',
  'plain text',
  '1',
  'null',
  '[]',
  '',
])('STO-2 the unreadable entry %j gives nothing and is deleted', (text) => {
  const { map, storage } = storageWith({ key: text });
  expect(readEntry(storage, 'key', 0)).toBeNull();
  expect(map.has('key')).toBe(false);
});

test('STO-2 flags that a person sets by hand are read as they are', () => {
  const { map, storage } = storageWith({ webp_disable: '1' });
  expect(readFlag(storage, 'webp_disable')).toBe('1');
  expect(readFlag(storage, 'absent')).toBeNull();
  expect(map.has('webp_disable')).toBe(true);
});

const now = 1_700_000_000_000;

test.each<[HostKind, number | null, string]>([
  ['alpha', 0, 'kept'],
  ['alpha', 3_599_999, 'kept'],
  ['alpha', 3_600_000, 'kept'],
  ['alpha', 3_600_001, 'cleared'],
  ['local', 3_600_001, 'cleared'],
  ['local', 3_600_000, 'kept'],
  ['staging', 3_600_001, 'untouched'],
  ['production', 3_600_001, 'untouched'],
  ['alpha', null, 'set'],
  ['local', -1, 'set'],
])('STO-3, STO-4 on a %s host storage set up %s ms ago is %s', (hostKind, age, result) => {
  const { map, storage } = storageWith({ other: 'x' });
  if (age !== null) writeEntry(storage, 'setup_time', { value: now - age, expiry: Number.MAX_SAFE_INTEGER });
  const before = map.get('setup_time');
  expect(keepSetupTime(storage, hostKind, now)).toBe(result);
  expect(map.has('other')).toBe(result !== 'cleared');
  const isReset = result === 'set' || result === 'cleared';
  expect(map.get('setup_time')).toBe(isReset ? JSON.stringify({ value: now, expiry: 9007199254740991 }) : before);
});

test('STO-3 staging and production hosts keep no setup time', () => {
  for (const hostKind of ['staging', 'production'] as const) {
    const { map, storage } = storageWith();
    expect(keepSetupTime(storage, hostKind, now)).toBe('untouched');
    expect(map.size).toBe(0);
  }
});

test('STO-1, STO-2, STO-4 a storage that refuses everything is no error', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage: StorageLike = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
  expect(readEntry(storage, 'key', now)).toBeNull();
  expect(writeEntry(storage, 'key', { value: 1, expiry: now })).toBe(false);
  expect(readFlag(storage, 'key')).toBeNull();
  expect(keepSetupTime(storage, 'alpha', now)).toBe('set');
});

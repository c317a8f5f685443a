import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (path: string) =>
  pageKey('GET', new URL(path, 'https://shop.example'), { isKnownHost: () => true })?.key ?? null;

test('a page is named by its path and by what it is made from, in whatever order it was asked', () => {
  expect(keyOf('/nl?utm_source=x')).toBe(keyOf('/nl'));
  expect(keyOf('/nl?page=2&product_id=1')).toBe(keyOf('/nl?product_id=1&page=2'));
  expect(keyOf('/nl?page=')).toBe(keyOf('/nl'));
});

test('no address can be written so that it is kept under the name of another', () => {
  const asked = [
    '/nl?product_id=1&delivery_week=5',
    '/nl?product_id=1%26delivery_week%3D5',
    '/nl?product_id=1&page=2&delivery_week=5',
    '/nl?product_id=1%26page%3D2&delivery_week=5',
    '/nl%3Fproduct_id=1',
    '/nl?product_id=1',
  ];
  expect(new Set(asked.map(keyOf)).size).toBe(asked.length);
});

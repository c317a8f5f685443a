import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const known = (url: URL) => url.host === 'shop.example';

test.each([
  ['https://shop.example/nl?utm_source=x&awc=1&invite=Y', 'https://shop.example/nl?', false],
  ['https://shop.example/nl/x?product_id=5&utm=1', 'https://shop.example/nl/x?product_id=5', true],
  [
    'https://shop.example/nl/x?delivery_week=5&delivery_year=2026',
    'https://shop.example/nl/x?delivery_week=5&delivery_year=2026',
    true,
  ],
  ['https://shop.example/nl/x.data?_routes=root', 'https://shop.example/nl/x.data?_routes=root', false],
  ['https://evil.example/nl', 'unknown/nl?', false],
  ['https://other.example/nl?product_id=', 'unknown/nl?', false],
])('%s is kept as %s', (address, key, hasQuery) => {
  expect(pageKey('GET', new URL(address), { isKnownHost: known })).toEqual({ key, hasQuery });
});

test('searches and posts are not kept at all', () => {
  expect(pageKey('GET', new URL('https://shop.example/nl/blog?search=x'), { isKnownHost: known })).toBeNull();
  expect(pageKey('POST', new URL('https://shop.example/nl'), { isKnownHost: known })).toBeNull();
});

import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type KeyOptions, pageKey } from './page-key.ts';
import { readPageRequest } from './page-request.ts';
import { pageOrigin } from '#server/http/request-url.ts';

const routes: Record<string, string[]> = { '/nl/x': ['root', 'nl/static-page'], '/nl/y': ['root', 'nl/static-page'] };

const configOf = (settings: Record<string, string> = {}) =>
  readConfig({ SITE_URL_NL: 'https://shop.example/nl', PORT: '3000', ...settings });
const pageRequest = (address: string, settings?: Record<string, string>) =>
  readPageRequest(new Request(address), configOf(settings));

function keys(settings?: Record<string, string>): KeyOptions {
  const config = configOf(settings);
  return { originOf: (url) => pageOrigin(url, config), routeIdsOf: (path) => routes[path] ?? [] };
}
const keyOf = (address: string, settings?: Record<string, string>) =>
  pageKey('GET', pageRequest(address, settings), keys(settings));

test.each([
  ['https://shop.example/nl?utm_source=x&awc=1&invite=Y', 'https://shop.example/nl', false],
  ['https://shop.example/nl/ons-vlees/x?product_id=5&utm=1', 'https://shop.example/nl/ons-vlees/x?product_id=5', true],
  [
    'https://shop.example/nl/ons-vlees/x?product_id=5%26search%3D1',
    'https://shop.example/nl/ons-vlees/x?product_id=5%26search%3D1',
    true,
  ],
  [
    'https://shop.example/nl/ons-vlees/x?delivery_week=5&delivery_year=2026',
    'https://shop.example/nl/ons-vlees/x?delivery_week=5&delivery_year=2026',
    true,
  ],
  // A page that reads no delivery is the same page with one.
  ['https://shop.example/nl/x?product_id=5', 'https://shop.example/nl/x', false],
  ['https://shop.example/nl?product_id=', 'https://shop.example/nl', false],
])('%s is kept as %s', (address, key, isOpenEnded) => {
  expect(keyOf(address)).toEqual({ address: key, isOpenEnded });
});

test.each([
  ['?_routes=root', '?_routes=root'],
  ['?_routes=nl%2Fstatic-page', '?_routes=nl/static-page'],
  ['?_routes=nl/static-page,root,root,invented-7', '?_routes=root,nl/static-page'],
  ['?_routes=', ''],
  ['', ''],
])('of the route names %s of a data request only those of its path are in the key', (query, kept) => {
  expect(keyOf(`https://shop.example/nl/x.data${query}`)).toEqual({
    address: `https://shop.example/nl/x.data${kept}`,
    isOpenEnded: false,
  });
});

test('invented route names are not kept, and mean nothing on a page', () => {
  expect(keyOf('https://shop.example/nl/x.data?_routes=invented-7')).toBeNull();
  expect(keyOf('https://shop.example/nl/x?_routes=invented-7')?.address).toBe('https://shop.example/nl/x');
});

test.each([
  ['https://evil.example/nl', 'https://unknown.invalid/nl'],
  ['http://other.example/nl', 'http://unknown.invalid/nl'],
  ['http://staging.evil.example/nl', 'http://staging.unknown.invalid/nl'],
  ['http://alpha.evil.example/nl', 'http://alpha.unknown.invalid/nl'],
])('RTE-38, RTE-D17 %s shares the pages of its kind and scheme, %s', (address, key) => {
  expect(keyOf(address)?.address).toBe(key);
});

test.each([
  ['https://shop.example/nl', true],
  ['https://www.kudde.example/nl', true],
  ['http://localhost:3000/nl', true],
  ['http://127.0.0.1:3000/nl', true],
  ['http://localhost:3001/nl', false],
  ['http://anything.local:3000/nl', false],
  ['https://evil.example/nl', false],
])('pages for %s have a place in the main memory: %s', (address, isOwn) => {
  expect(keyOf(address)?.isOpenEnded).toBe(!isOwn);
});

test('a shop without a public address is known by any host', () => {
  expect(keyOf('http://192.0.2.7:8080/nl', { SITE_URL_NL: '' })).toEqual({
    address: 'http://unknown.invalid/nl',
    isOpenEnded: false,
  });
});

test('RTE-D2 posts and the root are not kept at all', () => {
  expect(pageKey('POST', pageRequest('https://shop.example/nl'), keys())).toBeNull();
  for (const root of ['/', '/?invite=A', '/_.data']) expect(keyOf(`https://shop.example${root}`), root).toBeNull();
});

test.each([
  ['/nl/zoeken?q=schouder&utm_source=x', '/nl/zoeken?q=schouder'],
  ['/nl/zoeken?x=1&kind=recipes&q=a%26b', '/nl/zoeken?q=a%26b&kind=recipes'],
  ['/nl/zoeken?q=a&kind=x%26q%3Db', '/nl/zoeken?q=a'],
  ['/de/suche?q=', '/de/suche?q='],
  ['/nl/zoeken.data?q=schouder&y=2', '/nl/zoeken.data?q=schouder'],
  ['/nl/suggestions.json?q=sch&z=3', '/nl/suggestions.json?q=sch'],
  ['/nl/blog?search=koe&page=2', '/nl/blog?search=koe'],
])('H2-8 D9 a search is kept by what is searched for, whatever else stands beside it: %s', (path, key) => {
  expect(keyOf(`https://shop.example${path}`)).toEqual({
    address: `https://shop.example${key}`,
    isOpenEnded: true,
    isSearch: true,
  });
});

test.each([
  ['/nl/zoeken?utm_source=x', 'https://shop.example/nl/zoeken'],
  ['/nl/recepten?q=schouder', 'https://shop.example/nl/recepten'],
  ['/nl?search=schouder', 'https://shop.example/nl'],
  ['/uk/zoeken?q=schouder', 'https://shop.example/uk/zoeken'],
])('D9 q and search mean nothing on other pages: %s', (path, key) => {
  expect(keyOf(`https://shop.example${path}`)).toEqual({ address: key, isOpenEnded: false });
});

test.each([
  ['/nl/ons-vlees/rundvlees?sort=kilo&utm=1', '/nl/ons-vlees/rundvlees?sort=kilo'],
  ['/nl/ons-vlees/rundvlees?sort=KILO', '/nl/ons-vlees/rundvlees'],
  ['/nl/ons-vlees/rundvlees?sort=kilo&sort=meal', '/nl/ons-vlees/rundvlees?sort=kilo'],
  ['/nl/ons-vlees/rundvlees?sort=meal&only=organic,now,x', '/nl/ons-vlees/rundvlees?only=now,organic&sort=meal'],
  ['/nl/recepten?sort=kilo', '/nl/recepten'],
  ['/nl/recepten?method=stew&cut=shank&x=1', '/nl/recepten?cut=shank&method=stew'],
  ['/nl/recepten/rund/2?time=long&time=30', '/nl/recepten/rund/2?time=long'],
  ['/nl/receptenboek?time=long', '/nl/receptenboek'],
  ['/uk/recepten?time=long', '/uk/recepten'],
  ['/nl/rassen?animal=cow&x=1', '/nl/rassen?animal=cow'],
  ['/nl/rassen?animal=goose', '/nl/rassen'],
  ['/fr/races?animal=deer', '/fr/races'],
  ['/nl/ons-vlees?sort=kilo', '/nl/ons-vlees?sort=kilo'],
])('D1 only what a list knows is in its key: %s', (path, key) => {
  expect(keyOf(`https://shop.example${path}`)?.address).toBe(`https://shop.example${key}`);
});

import { afterEach, expect, test, vi } from 'vitest';
import { leadOnTo } from './lead-on.ts';

const next = new URL('http://shop.example/nl?page=2');
const here = { pathname: '/nl/recepten', search: '' };

afterEach(() => {
  vi.unstubAllGlobals();
});

function browserAt(place: typeof here) {
  const navigation = new EventTarget();
  const assign = vi.fn<(address: URL) => void>();
  vi.stubGlobal('window', { navigation, location: { ...place, assign } });
  return { navigation, assign };
}

const going = (navigationType: string, userInitiated = false) =>
  Object.assign(new Event('navigate', { cancelable: true }), { navigationType, userInitiated });

test.each([
  ['React Router loads this page anew', going('reload'), here, [[next]]],
  ['the visitor loads this page anew', going('reload', true), here, []],
  ['the visitor goes elsewhere', going('push'), here, []],
  ['the next page itself is loaded anew', going('reload'), { pathname: '/nl', search: '?page=2' }, []],
])('on the way to a page, when %s', (_, event, place, loaded) => {
  const { navigation, assign } = browserAt(place);
  leadOnTo(next);
  expect(navigation.dispatchEvent(event)).toBe(loaded.length === 0);
  expect(assign.mock.calls).toEqual(loaded);
});

test('the last page that was asked for is the one that is loaded', () => {
  const { navigation, assign } = browserAt(here);
  leadOnTo(new URL('http://shop.example/nl/blog'));
  leadOnTo(next);
  navigation.dispatchEvent(going('reload'));
  expect(assign.mock.calls).toEqual([[next]]);
});

test('a browser that does not tell beforehand does as React Router says', () => {
  vi.stubGlobal('window', { location: here });
  expect(() => leadOnTo(next)).not.toThrow();
});

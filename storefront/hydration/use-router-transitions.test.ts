import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigateOnChunkError } from './use-router-transitions.ts';

const assign = vi.fn<(address: string) => void>();
const location = { assign };
const next = { pathname: '/nl' };

beforeEach(() => assign.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
});

function routerOnTheWayTo(place: typeof next | undefined): DataRouter {
  const state = { navigation: { location: place, matches: [{ route: { id: 'home' } }] } };
  const subscribe = (listener: (now: unknown) => void) => listener(state);
  return { state, subscribe, createHref: () => '/nl' } as unknown as DataRouter;
}

const going = (navigationType: string, userInitiated = false) =>
  Object.assign(new Event('navigate', { cancelable: true }), { navigationType, userInitiated });

test.each([
  [going('reload'), next, ['/nl']],
  [going('reload', true), next, []],
  [going('push'), next, []],
  [going('reload'), undefined, []],
])('instead of a reload by React Router on the way to a page, that page is loaded (%#)', (event, place, loaded) => {
  const navigation = new EventTarget();
  vi.stubGlobal('window', { navigation, location });
  const stop = navigateOnChunkError(routerOnTheWayTo(place));
  expect(navigation.dispatchEvent(event)).toBe(loaded.length === 0);
  expect(assign.mock.calls.flat()).toEqual(loaded);
  stop();
});

test('a browser that does not tell beforehand is told a moment later', async () => {
  const __reactRouterManifest = { routes: { home: { module: 'file:///nowhere.js' } } };
  vi.stubGlobal('window', { __reactRouterManifest, location });
  navigateOnChunkError(routerOnTheWayTo(next));
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/nl']]));
});

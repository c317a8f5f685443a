import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { leadOnWithoutCode } from './missing-route-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where the code of a route cannot be had, its page is named after whatever React Router names', async () => {
  const assign = vi.fn<(address: string) => void>();
  const navigation = new EventTarget();
  const __reactRouterManifest = { routes: { home: { module: 'file:///nowhere.js' } } };
  vi.stubGlobal('window', { __reactRouterManifest, navigation, location: { assign } });
  const location = { pathname: '/nl' };
  const state = { navigation: { location, matches: [{ route: { id: 'home' } }] } };
  const router = { state, subscribe: (listener: (now: unknown) => void) => listener(state), createHref: () => '/nl' };
  leadOnWithoutCode(router as unknown as DataRouter);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  // It asks for the code once more, and loads the page in view when it has none either.
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'reload' }));
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/nl'], ['/nl']]));
});

import { afterEach, expect, test, vi } from 'vitest';
import { pushEvents, uniqueId } from './data-layer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const event = { event: 'unique_id', unique_id: 'a' } as const;

test('ANA-D1 the data layer is made when it is missing, and used when it is there', () => {
  const window: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', window);
  pushEvents([event]);
  pushEvents([event]);
  expect(window.dataLayer).toEqual([event, event]);
});

test('the server pushes nothing', () => {
  expect(() => pushEvents([event])).not.toThrow();
});

test('ANA-D2 ids differ', () => {
  expect(uniqueId()).toMatch(/^[0-9a-f]{32}$/);
  expect(uniqueId()).not.toBe(uniqueId());
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ContentChange, payloadOf, readPayload } from '#services/content/content-change.ts';
import { createContentChanges } from './content-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sale = (...items: string[]): ContentChange => ({ market: 'nl', items, urgent: [] });

test('C6 sales of one second are told together, and a change of texts among them is one of the whole market', () => {
  const told: ContentChange[] = [];
  const hear = createContentChanges((change) => told.push(change), 1000);
  hear(payloadOf(sale('packages/a')));
  hear(payloadOf(sale('packages/b', 'packages/*')));
  hear(payloadOf({ ...sale('packages/b'), urgent: ['packages/b'] }));
  expect(told).toEqual([sale('packages/a')]);
  vi.advanceTimersByTime(1000);
  expect(told[1]).toEqual({ market: 'nl', items: ['packages/b', 'packages/*'], urgent: ['packages/b'] });
  hear(payloadOf(sale('packages/c')));
  hear('nl');
  hear(payloadOf({ ...sale('packages/a'), market: 'de' }));
  expect(told[2]?.market).toBe('de');
  vi.advanceTimersByTime(1000);
  expect(told[3]).toMatchObject({ market: 'nl', items: null });
  expect(told).toHaveLength(4);
});

test('C6 what does not fit into a notification, or nobody can read, is a change of all there may be', () => {
  const many = sale(...Array.from({ length: 1000 }, (_, index) => `packages/box-${index}`));
  expect(payloadOf(many)).toBe('nl');
  expect(Buffer.byteLength(payloadOf(sale(...(many.items ?? []).slice(0, 400))))).toBeLessThan(8000);
  expect(readPayload('de')).toMatchObject({ market: 'de', items: null });
  expect(readPayload('')).toMatchObject({ market: '', items: null });
  for (const text of ['{', '{"items":["packages/a"]}', '{"market":7}'])
    expect(readPayload(text), text).toMatchObject({ market: '', items: null });
  expect(readPayload('{"market":"nl","items":[7]}')).toMatchObject({ market: 'nl', items: null });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const broken = new TypeError('Failed to fetch');
let browser: EventTarget;

beforeEach(() => {
  vi.resetModules();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const doSomething = () => document.dispatchEvent(new Event('pointerdown'));

test('the code of a shown part is asked for when the visitor does something', async () => {
  const { loadVisibleChunk, hasPendingChunks } = await import('./pending-chunks.ts');
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const code = loadVisibleChunk(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(hasPendingChunks()).toBe(true);
  doSomething();
  expect(await code).toBe('code');
  expect(hasPendingChunks()).toBe(false);
});

test('on the server it is there at once', async () => {
  vi.unstubAllGlobals();
  const { loadVisibleChunk, hasPendingChunks } = await import('./pending-chunks.ts');
  expect(await loadVisibleChunk(async () => 'code')).toBe('code');
  await expect(loadVisibleChunk(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(hasPendingChunks()).toBe(false);
});

test('code that could not be had is asked for again when the connection is back', async () => {
  const { loadVisibleChunk, hasPendingChunks } = await import('./pending-chunks.ts');
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  load.mockRejectedValueOnce(broken);
  const code = loadVisibleChunk(load);
  doSomething();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasPendingChunks()).toBe(true);
  browser.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(hasPendingChunks()).toBe(false);
});

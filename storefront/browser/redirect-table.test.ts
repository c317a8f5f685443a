import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sevenDays = 604_800_000;
const values = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const fetch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  values.clear();
  fetch.mockReset().mockImplementation(async () => Response.json({ '/nl/old': { to: '/nl/about' } }));
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each page load has the file anew. */
async function loadPage() {
  vi.resetModules();
  const { loadRedirectTable } = await import('./redirect-table.ts');
  const { movedInBrowser } = await import('./moved-pages.ts');
  const find = (path: string) => movedInBrowser(new URL(path, 'https://www.kudde.example'));
  return { loadRedirectTable, find };
}

test('RTE-41 a link to a moved page leads to its new place, with the query', async () => {
  const { loadRedirectTable, find } = await loadPage();
  expect(find('/nl/old')).toBeNull();
  await loadRedirectTable();
  expect(find('/nl/old/?a=1')).toBe('/nl/about?a=1');
  expect(find('/nl/other')).toBeNull();
});

test.each([
  [sevenDays - 1, 1],
  [sevenDays, 2],
])('STO-5 after %i ms the table has been fetched %i times', async (ms, times) => {
  await (await loadPage()).loadRedirectTable();
  await vi.advanceTimersByTimeAsync(ms);
  const later = await loadPage();
  await later.loadRedirectTable();
  expect(fetch).toHaveBeenCalledTimes(times);
  expect(later.find('/nl/old')).toBe('/nl/about');
});

test.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => new Response('', { status: 404 })],
  ['is no table', async () => Response.json([1])],
])('STO-5 a table that %s is not kept', async (_, answer) => {
  fetch.mockImplementation(answer);
  const { loadRedirectTable, find } = await loadPage();
  await loadRedirectTable();
  expect(find('/nl/old')).toBeNull();
  expect(values.size).toBe(0);
});

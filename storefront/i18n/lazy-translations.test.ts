import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyTranslations } from './lazy-translations.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = () => Promise<Response>;

const ok: Answer = async () => Response.json({ title: 'Title' });
const status = (code: number): Answer => {
  return async () => Response.json({ title: 'Not this' }, { status: code });
};

function open(answer: Answer, { collectMissing = false } = {}) {
  const calls: { at: number; url: string; init: RequestInit | undefined }[] = [];
  const log = vi.fn<(message: string, details: object) => void>();
  const start = Date.now();
  const fetch: typeof globalThis.fetch = async (url, init) => {
    calls.push({ at: Date.now() - start, url: typeof url === 'string' ? url : 'not a path', init });
    return answer();
  };
  const market = { code: 'uk', langTag: 'en-GB' };
  const messages = { translation: { known: 'Known' } };
  const lazy = createLazyTranslations({ market, messages, collectMissing, log, fetch });
  return { lazy, calls, log };
}

test('I18N-3 a namespace is read from /locales/{lng}/{ns}.json, with the market as lng', async () => {
  const { lazy, calls } = open(ok);
  expect(calls).toEqual([]);
  expect(await lazy.load('blog')).toEqual({ title: 'Title' });
  expect(calls.map(({ url }) => url)).toEqual(['/locales/uk/blog.json']);
});

test('I18N-3 a namespace is read once, and one that is in the page not at all', async () => {
  const { lazy, calls } = open(ok);
  await Promise.all([lazy.load('blog'), lazy.load('blog')]);
  await lazy.load('blog');
  expect(await lazy.load('translation')).toEqual({ known: 'Known' });
  expect(calls).toHaveLength(1);
});

test('I18N-4 a missing key is posted once per key and page load', async () => {
  const { lazy, calls } = open(async () => new Response(null, { status: 204 }), { collectMissing: true });
  lazy.reportMissing({ namespace: 'translation', path: 'header.new' });
  lazy.reportMissing({ namespace: 'translation', path: 'header.new' });
  lazy.reportMissing({ namespace: 'translation', path: 'header.newer' });
  lazy.reportMissing({ namespace: 'translation', path: 'known' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls.map(({ url, init }) => [url, init?.method, init?.body])).toEqual([
    ['/locales/add/uk/translation', 'POST', '{"header.new":"header.new"}'],
    ['/locales/add/uk/translation', 'POST', '{"header.newer":"header.newer"}'],
  ]);
});

test('I18N-4 a report that fails is logged and not sent again', async () => {
  const { lazy, calls, log } = open(() => Promise.reject(new TypeError('offline')), { collectMissing: true });
  lazy.reportMissing({ namespace: 'translation', path: 'header.new' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(
    'a translation request failed',
    expect.objectContaining({ error: 'TypeError: offline' }),
  );
});

test('I18N-4 nothing is posted where nothing is collected', async () => {
  const { lazy, calls } = open(ok);
  lazy.reportMissing({ namespace: 'translation', path: 'header.new' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual([]);
});

test('I18N-5 of 11 namespaces asked at once 10 are read and 1 waits', async () => {
  const answers: (() => void)[] = [];
  const { lazy, calls } = open(
    () => new Promise((resolve) => answers.push(() => resolve(Response.json({ title: 'Title' })))),
  );
  const reads = Promise.all(Array.from({ length: 11 }, (_, n) => lazy.load(`ns${n}`)));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(10);
  answers[3]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(11);
  expect(calls.at(-1)?.url).toBe('/locales/uk/ns10.json');
  for (const answer of answers) answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await reads).toHaveLength(11);
});

test('I18N-5 a namespace does not wait for another that fails', async () => {
  const answers = [status(503), ok];
  const { lazy } = open(() => (answers.shift() ?? status(503))());
  const failing = lazy.load('blog');
  expect(await lazy.load('faq')).toEqual({ title: 'Title' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failing).toBeNull();
});

test.each([
  ['503', status(503)],
  ['500', status(500)],
  ['429', status(429)],
  ['a network failure', () => Promise.reject(new TypeError('The Internet connection appears to be offline.'))],
  ['a page in place of the file', async () => new Response('<!doctype html>')],
] satisfies [string, Answer][])('I18N-6 after %s it is tried 5 times more, then given up', async (_, answer) => {
  const { lazy, calls } = open(answer);
  const read = lazy.load('blog');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toBeNull();
  expect(calls).toHaveLength(6);
});

test('I18N-6 a 404 is not tried again', async () => {
  const { lazy, calls } = open(status(404));
  const read = lazy.load('blog');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toBeNull();
  expect(calls).toHaveLength(1);
});

test('I18N-6 a retry that works gives the texts', async () => {
  const answers = [status(503), status(503), ok];
  const { lazy, calls } = open(() => (answers.shift() ?? ok)());
  const read = lazy.load('blog');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toEqual({ title: 'Title' });
  expect(calls).toHaveLength(3);
});

test('I18N-7 the retries come after 350, 700, 1400, 2800 and 5600 ms', async () => {
  const { lazy, calls } = open(status(503));
  const read = lazy.load('blog');
  await vi.advanceTimersByTimeAsync(60_000);
  await read;
  const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
  expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
});

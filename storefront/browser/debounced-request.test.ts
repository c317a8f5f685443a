import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebouncedRequest } from './debounced-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers after `answerMs`, or as told; notes when each request came and how it ended. */
function server(answerMs: number, fail?: (value: string) => Error | undefined) {
  const start = Date.now();
  const log: string[] = [];
  const at = () => Date.now() - start;
  async function send(value: string, signal: AbortSignal) {
    log.push(`${at()} POST ${value}`);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        const error = fail?.(value);
        if (error) reject(error);
        else resolve();
      }, answerMs);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        log.push(`${at()} aborted ${value}`);
        reject(signal.reason as Error);
      });
    });
  }
  function onEnd(result: { isOk: boolean; error?: unknown }) {
    log.push(`${at()} ${result.isOk ? 'done' : `failed: ${String(result.error)}`}`);
  }
  return { log, ...createDebouncedRequest({ waitMs: 300, send, onEnd }) };
}

async function clicksAt(sender: { request: (value: string) => void }, ...times: number[]) {
  let now = 0;
  for (const time of times) {
    await vi.advanceTimersByTimeAsync(time - now);
    now = time;
    sender.request(`click at ${time}`);
  }
  await vi.advanceTimersByTimeAsync(5000);
}

test('SHP-8 clicks at 0, 100 and 200 ms make one POST at 500 ms', async () => {
  const shop = server(50);
  await clicksAt(shop, 0, 100, 200);
  expect(shop.log).toEqual(['500 POST click at 200', '550 done']);
});

test('SHP-8 clicks at 0 and 299 ms make one POST at 599 ms', async () => {
  const shop = server(50);
  await clicksAt(shop, 0, 299);
  expect(shop.log).toEqual(['599 POST click at 299', '649 done']);
});

test('SHP-8, SHP-9 clicks at 0 and 301 ms make POSTs at 300 and 601 ms; the first is aborted if unfinished', async () => {
  const slow = server(1000);
  await clicksAt(slow, 0, 301);
  expect(slow.log).toEqual(['300 POST click at 0', '601 aborted click at 0', '601 POST click at 301', '1601 done']);
  const quick = server(100);
  await clicksAt(quick, 0, 301);
  expect(quick.log).toEqual(['300 POST click at 0', '400 done', '601 POST click at 301', '701 done']);
});

test('SHP-9 an aborted request ends without a word, so the basket stays loading', async () => {
  const shop = server(1000);
  shop.request('a');
  await vi.advanceTimersByTimeAsync(300);
  shop.request('b');
  await vi.advanceTimersByTimeAsync(300);
  expect(shop.log).toEqual(['300 POST a', '600 aborted a', '600 POST b']);
  expect(shop.isBusy()).toBe(true);
});

test.each(['network error', 'HTTP 500'])(
  'SHP-9 a %s is told, so that loading is cleared and the error logged',
  async (reason) => {
    const shop = server(50, () => new Error(reason));
    await clicksAt(shop, 0);
    expect(shop.log).toEqual(['300 POST click at 0', `350 failed: Error: ${reason}`]);
    expect(shop.isBusy()).toBe(false);
  },
);

test('SHP-9 a request that ends late says nothing once a newer one is out', async () => {
  const ends: object[] = [];
  const deaf = createDebouncedRequest<number>({
    waitMs: 300,
    // Does not listen to its signal.
    send: () => new Promise((resolve) => void setTimeout(resolve, 1000)),
    onEnd: (result) => void ends.push(result),
  });
  deaf.request(1);
  await vi.advanceTimersByTimeAsync(300);
  deaf.request(2);
  await vi.advanceTimersByTimeAsync(1050);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toEqual([{ isOk: true }]);
});

test('SHP-8 a sender that is cancelled sends nothing and ends what is under way', async () => {
  const shop = server(1000);
  shop.request('a');
  shop.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shop.log).toEqual([]);
  shop.request('b');
  await vi.advanceTimersByTimeAsync(400);
  shop.cancel();
  await vi.advanceTimersByTimeAsync(2000);
  expect(shop.log).toEqual(['1300 POST b', '1400 aborted b']);
  expect(shop.isBusy()).toBe(false);
});

test('SHP-8 something waits or is under way from the first click to the answer', async () => {
  const shop = server(50);
  expect(shop.isBusy()).toBe(false);
  shop.request('a');
  expect(shop.isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(349);
  expect(shop.isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.isBusy()).toBe(false);
});

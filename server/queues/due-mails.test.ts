import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDueMails } from './due-mails.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(...outcomes: (boolean | Error)[]) {
  const lines: string[] = [];
  const log = { info() {}, warn() {}, error: (_: object, message: string) => void lines.push(message) };
  const send = vi.fn<() => Promise<boolean>>(async () => {
    const outcome = outcomes.shift() ?? true;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { send, lines, mails: createDueMails({ send, log, retryMs: 1000 }) };
}

test('SGN-2 what could not be sent is tried again later, until it is out', async () => {
  const { send, lines, mails } = setUp(false, new Error('no database'));
  mails.trigger();
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toEqual(['due mails not sent']);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('SGN-2 asked while it runs, it looks once more afterwards and never twice at once', async () => {
  const { send, mails } = setUp();
  let isRunning = false;
  send.mockImplementation(async () => {
    expect(isRunning).toBe(false);
    isRunning = true;
    await new Promise((resolve) => setTimeout(resolve, 50));
    isRunning = false;
    return true;
  });
  mails.trigger();
  mails.trigger();
  mails.trigger();
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('SGN-2 who asks while a run cannot finish is looked after at once, not when it is tried again', async () => {
  const { send, mails } = setUp(false, true);
  mails.trigger();
  mails.trigger();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('SGN-2 a closed one tries nothing again', async () => {
  const { send, mails } = setUp(false);
  mails.trigger();
  await mails.close();
  mails.trigger();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(send).toHaveBeenCalledTimes(1);
});

import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function setUp() {
  let now = 0;
  const guard = createCircuitBreaker({ failures: 3, pauseMs: 100, clock: () => now });
  let asked = 0;
  const ask = (answer: () => Promise<string>) =>
    guard(() => {
      asked += 1;
      return answer();
    }).catch((error: unknown) => (error instanceof Error ? error.message : ''));
  return { ask, asked: () => asked, wait: (ms: number) => (now += ms) };
}

const gone = () => Promise.reject(new Error('gone'));
const fine = () => Promise.resolve('fine');

test('a service that does not answer three times in a row is left alone for a while', async () => {
  const { ask, asked } = setUp();
  for (let count = 0; count < 3; count += 1) expect(await ask(gone)).toBe('gone');
  expect(await ask(fine)).toBe('The service did not answer a moment ago');
  expect(asked()).toBe(3);
});

test('then one call finds out whether it is back, and nobody else waits', async () => {
  const { ask, asked, wait } = setUp();
  for (let count = 0; count < 3; count += 1) await ask(gone);
  wait(100);
  const finding = ask(fine);
  expect(await ask(fine)).toBe('The service did not answer a moment ago');
  expect(await finding).toBe('fine');
  expect(await ask(fine)).toBe('fine');
  expect(asked()).toBe(5);
});

test('answers in between start the count anew', async () => {
  const { ask } = setUp();
  for (const answer of [gone, gone, fine, gone, gone]) await ask(answer);
  expect(await ask(fine)).toBe('fine');
});

test('calls from before it came back do not count against it', async () => {
  const { ask, wait } = setUp();
  const late: (() => void)[] = [];
  const old = [1, 2, 3, 4].map(() => ask(() => new Promise((_, reject) => late.push(() => reject(new Error('late'))))));
  wait(1);
  await ask(fine);
  for (const end of late) end();
  await Promise.all(old);
  expect(await ask(fine)).toBe('fine');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSignUpAnswer } from '#contract/answers.ts';
import { sendSignUp } from './send-sign-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = new FormData();
form.set('email', 'a@b.nl');
form.set('type', 'subscribe');
const call = { address: '/nl/shop/wp-json/grutto/webhooks', form, read: readSignUpAnswer };

function answerWith(answer: Response | Error, afterMs = 0) {
  const send = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), afterMs);
      }),
  );
  vi.stubGlobal('fetch', send);
  return send;
}

async function sent() {
  const result = sendSignUp(call);
  await vi.advanceTimersByTimeAsync(20_000);
  return result;
}

test('SHP-3 the form travels as form data, by POST', async () => {
  const send = answerWith(Response.json({ result: 'success' }));
  expect(await sent()).toEqual({ result: 'success', msg: null });
  const [address, init] = send.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/nl/shop/wp-json/grutto/webhooks', 'POST']);
  expect(init?.body instanceof FormData ? [...init.body] : null).toEqual([
    ['email', 'a@b.nl'],
    ['type', 'subscribe'],
  ]);
});

test('SGN-13 an answer after 9999 ms is used', async () => {
  answerWith(Response.json({ result: 'duplicate' }), 9999);
  expect(await sent()).toEqual({ result: 'duplicate', msg: null });
});

test('SGN-13, SGN-12 at 10000 ms there is no answer, and the request is ended', async () => {
  const send = answerWith(Response.json({ result: 'success' }), 10_001);
  expect(await sent()).toBeNull();
  expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test.each([
  ['a network failure', new TypeError('Failed to fetch')],
  ['an error of the shop', Response.json({ code: 'internal_server_error' }, { status: 500 })],
  ['a call it does not know', Response.json({ code: 'rest_no_route' }, { status: 404 })],
  ['a page of HTML', new Response('<!doctype html><p>Fatal error')],
])('SGN-12, SGN-16 %s is no answer', async (_title, answer) => {
  answerWith(answer);
  expect(await sent()).toBeNull();
});

import { afterEach, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { sendInvite } from './send-invite.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Response) {
  const send = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', send);
  return send;
}

test('SHP-11 the code goes out form-encoded', async () => {
  const send = answerWith(() => new Response('{"status":"success"}'));
  expect(await sendInvite(markets.de, 'WEIDE 10&')).toBe('success');
  const [address, init] = send.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual(['/de/shop/ajaxflow/cb_add_coupon', 'POST']);
  expect(init?.body instanceof URLSearchParams ? init.body.toString() : null).toBe(
    'action=cb_add_coupon&couponcode=WEIDE+10%26&shortinit=fast',
  );
});

test.each(['{"status":"success"}', ' {"status":"success","x":1}\n'])(
  'CPN-9 the answer %j is a success',
  async (body) => {
    answerWith(() => new Response(body));
    expect(await sendInvite(markets.nl, 'X')).toBe('success');
  },
);

test.each([
  ['failed', '{"status":"failed"}'],
  ['another status', '{"status":"maybe"}'],
  ['no word', '{"status":true}'],
  ['no status', '{}'],
  ['no object', '"success"'],
  ['nothing', ''],
  ['a page', '<html>502</html>'],
  ['an unreadable answer', 'Your ajaxflow call does not exists or exit is missing in action!'],
])('CPN-10, CPN-D5 %s is a failure', async (_title, body) => {
  answerWith(() => new Response(body));
  expect(await sendInvite(markets.nl, 'X')).toBe('failed');
});

test('CPN-D5 no answer at all is a failure', async () => {
  answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sendInvite(markets.nl, 'X')).toBe('failed');
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { createMailing, type MailingOptions } from './mailing.ts';

const form = 'https://kudde.mail.example/subscribe/post?u=1&id=2';

function open(options: Partial<MailingOptions>) {
  const mailing = createMailing({
    markets: marketList,
    urls: { nl: form },
    toShop: () => Response.json({ result: 'success' }),
    texts: testTexts,
    clock: () => new Date(),
    log: { info() {}, warn() {}, error() {} },
    ...options,
  });
  return (fields: Record<string, string>) =>
    mailing.request('http://localhost/nl/mailing', { method: 'POST', body: new URLSearchParams(fields) });
}

function ask(options: Partial<MailingOptions>, email = 'jan@example.test') {
  return open(options)({ email });
}

/** The mailing service, answering `text`. */
function service(text: string, calls: string[] = []): Partial<MailingOptions> {
  return {
    fetch: async (input) => {
      calls.push(input instanceof Request ? input.url : String(input));
      return new Response(text);
    },
  };
}

test('SHP-5, SHP-D9 the mailing service gets EMAIL, subscribe and the group of the market', async () => {
  const calls: string[] = [];
  const answer = await ask(service('answer({"result":"success","msg":"Almost finished..."})', calls));
  expect([answer.status, await answer.json()]).toEqual([200, { result: 'success', msg: 'Almost finished...' }]);
  const url = new URL(calls[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://kudde.mail.example/subscribe/post-json');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    u: '1',
    id: '2',
    EMAIL: 'jan@example.test',
    'group[1][1]': '1',
    subscribe: 'Inschrijven',
    c: 'answer',
  });
});

test('SGN-22 what the service says comes without numbers and markup', async () => {
  const msg = '0 - a@b.test is already subscribed. <a href=\\"https://x.example\\">Click here</a>';
  const answer = await ask(service(`answer({"result":"error","msg":"${msg}"})`));
  expect(await answer.json()).toEqual({ result: 'error', msg: 'a@b.test is already subscribed. Click here' });
});

test.each(['<html>no</html>', '', 'answer('])('SHP-D9 an answer nobody can read is an error: %s', async (text) => {
  const answer = await ask(service(text));
  expect([answer.status, await answer.json()]).toEqual([502, { result: 'error', msg: null }]);
});

test('SHP-D9 a service out of reach is an error', async () => {
  const answer = await ask({ fetch: () => Promise.reject(new Error('no network')) });
  expect(answer.status).toBe(502);
});

test('SHP-D9 without a mailing service the sign-up goes to the webhook of the shop', async () => {
  let sent: unknown;
  const answer = await ask({
    urls: {},
    toShop: async (request) => {
      sent = [new URL(request.url).pathname, Object.fromEntries(await request.formData())];
      return Response.json({ result: 'duplicate' });
    },
  });
  expect(sent).toEqual(['/nl/shop/wp-json/grutto/webhooks', { email: 'jan@example.test', type: 'subscribe' }]);
  expect(await answer.json()).toEqual({ result: 'duplicate', msg: null });
});

test('SHP-D9 a shop out of reach is an error', async () => {
  expect((await ask({ urls: {}, toShop: () => new Response('no', { status: 502 }) })).status).toBe(502);
});

test.each(['', 'bad', 'a@b', 'a@example.test\nBcc: b@example.test'])('SGN-4 %j is no address', async (email) => {
  const calls: string[] = [];
  expect(await (await ask(service('', calls), email)).json()).toEqual({ result: 'error', msg: null });
  expect(calls).toEqual([]);
});

test('who fills in what people cannot see hears of success, and neither service is asked', async () => {
  const calls: string[] = [];
  const toShop = () => {
    calls.push('shop');
    return Response.json({ result: 'success' });
  };
  for (const urls of [{ nl: form }, { nl: null }]) {
    const send = open({ ...service('answer({"result":"success","msg":""})', calls), toShop, urls });
    const answer = await send({ email: 'machine@example.test', website: 'https://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([200, { result: 'success', msg: null }]);
    expect(calls).toEqual([]);
    expect(await (await send({ email: 'jan@example.test', website: '' })).json()).toMatchObject({ result: 'success' });
    expect(calls.splice(0)).toHaveLength(1);
  }
});

test('weakness 13: one letter box is signed up three times at once and then once a day, whoever asks and however it is spelled', async () => {
  const calls: string[] = [];
  let sender = 0;
  let now = new Date('2026-11-15T10:00:00Z');
  const send = open({
    ...service('answer({"result":"success","msg":"ok"})', calls),
    senderOf: () => `10.0.0.${(sender += 1)}`,
    clock: () => now,
  });
  const tooMany = { result: 'error', msg: testTexts.textFor(markets.nl)('shop:signUp.tooMany') };
  for (let times = 0; times < 3; times += 1) await send({ email: `victim+${times}@example.test` });
  expect(await (await send({ email: 'VICTIM@example.test' })).json()).toEqual(tooMany);
  expect(calls).toHaveLength(3);
  expect(await (await send({ email: 'other@example.test' })).json()).toMatchObject({ result: 'success' });
  now = new Date('2026-11-16T10:00:00Z');
  expect(await (await send({ email: 'victim@example.test' })).json()).toMatchObject({ result: 'success' });
  expect(await (await send({ email: 'victim@example.test' })).json()).toEqual(tooMany);
});

test('weakness 11: what the mailing service did not take does not count', async () => {
  let answered = 'answer({"result":"error","msg":"no"})';
  const send = open({ fetch: async () => new Response(answered), clock: () => new Date(0) });
  for (let times = 0; times < 30; times += 1) await send({ email: 'jan@example.test' });
  answered = 'answer({"result":"success","msg":"ok"})';
  expect(await (await send({ email: 'jan@example.test' })).json()).toEqual({ result: 'success', msg: 'ok' });
});

/** A mailing service of its own on this machine. */
async function openService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/subscribe/post`;
}

test('weakness 15: a mailing service that never stops answering is left after 64 kB', async () => {
  let sent = 0;
  const left = Promise.withResolvers<void>();
  const url = await openService((_request, response) => {
    const piece = ' '.repeat(16 * 1024);
    const send = () => {
      // Far more than any buffer on the way holds.
      if (sent > 64 * 1024 * 1024) return response.end();
      sent += piece.length;
      if (response.write(piece)) setImmediate(send);
      else response.once('drain', send);
    };
    response.on('close', left.resolve);
    send();
  });
  expect((await ask({ urls: { nl: url } })).status).toBe(502);
  await left.promise;
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test.each([301, 302, 307])('weakness 15: a mailing service that answers %i leads nowhere', async (status) => {
  const seen: string[] = [];
  const inside = await openService((request, response) => {
    seen.push(request.url ?? '');
    response.end('answer({"result":"success","msg":"ok"})');
  });
  const url = await openService((_request, response) => response.writeHead(status, { location: inside }).end());
  expect((await ask({ urls: { nl: url } })).status).toBe(502);
  expect(seen).toEqual([]);
});

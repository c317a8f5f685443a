import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimit } from './body-limit.ts';

const app = new Hono()
  .use(bodyLimit({ maxSize: 10, onError: (c) => c.text('too large', 413) }))
  .all('*', async (c) => c.text(await c.req.text()));
const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function post(body: string, headers: Record<string, string>): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', method: 'POST', headers }, (answer) => {
      text(answer).then((said) => resolve([answer.statusCode, said]), reject);
    });
    asking.on('error', reject).end(body);
  });
}

test.each([
  ['with its size', (body: string) => ({ 'content-length': String(body.length) })],
  ['in pieces', () => ({ 'transfer-encoding': 'chunked' })],
])('SHP-3 a body that is sent %s is read up to the limit and not beyond', async (_, headers) => {
  expect(await post('0123456789', headers('0123456789'))).toEqual([200, '0123456789']);
  expect(await post('', headers(''))).toEqual([200, '']);
  expect(await post('0123456789x', headers('0123456789x'))).toEqual([413, 'too large']);
});

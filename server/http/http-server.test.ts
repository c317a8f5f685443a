import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

type Served = { server: Server; port: number; drain: () => void };

async function serve(handle: Handle, options: Parameters<typeof createHttpServer>[1] = {}): Promise<Served> {
  const { server, drain } = createHttpServer(handle, options);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port, drain };
}

/** Everything that is answered to what is sent, until the other side closes. */
async function tell(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return said;
}

const head = 'host: 127.0.0.1\r\nconnection: close\r\n\r\n';

test('one GET of 16 kB of slashes is refused, and nothing of the shop reads it', async () => {
  const asked: string[] = [];
  const { port } = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.end('page');
  });
  const answer = await tell(port, `GET /nl${'/'.repeat(15_500)}x HTTP/1.1\r\n${head}`);
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 414 URI Too Long');
  expect(answer).toMatch(/cache-control: no-store/i);
  expect(await tell(port, `GET /nl HTTP/1.1\r\n${head}`)).toMatch(/^HTTP\/1.1 200 /);
  expect(asked).toEqual(['/nl']);
});

test('cache deception: a basket asked for below /assets by a dot segment is refused', async () => {
  const { port } = await serve((_request, response) => response.end('basket'));
  const answer = await tell(port, `GET /assets/%2e%2e/nl/shop/ HTTP/1.1\r\n${head}`);
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  expect(answer).not.toContain('basket');
});

/** A connection on which nothing is said yet. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

test('one address does not keep everybody out: it has so many connections, and others have theirs', async () => {
  let sender = '203.0.113.7';
  const { port } = await serve((_request, response) => response.end('page'), {
    connectionsPerSender: 3,
    senderOf: () => sender,
  });
  const accepted = async () => {
    const socket = await open(port);
    socket.write(`GET /nl HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  };
  const first = await open(port);
  expect([await accepted(), await accepted(), await accepted()]).toEqual([true, true, false]);
  sender = '198.51.100.1';
  expect(await accepted()).toBe(true);
  sender = '203.0.113.7';
  first.destroy();
  await expect.poll(accepted).toBe(true);
});

test('one address does not keep everybody out: an answer has a longest time, however slowly it is read', async () => {
  const { port } = await serve(
    (_request, response) => {
      response.write('the first part');
    },
    { answerMs: 50 },
  );
  const socket = await open(port);
  socket.write('GET /nl HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

test('one address does not keep everybody out: a whole answer that nobody reads has a longest time too', async () => {
  const answerMs = 50;
  const { server, port } = await serve((_request, response) => response.end(Buffer.alloc(50_000_000)), { answerMs });
  const connected = once(server, 'connection');
  const socket = await open(port);
  socket.pause().write('GET /nl HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  const [served] = (await connected) as [Socket];
  await once(served, 'close');
  expect(served.writableFinished).toBe(false);
});

test('an answer in time leaves its connection open for the next', async () => {
  const { port } = await serve((_request, response) => response.end('page'), { answerMs: 50 });
  const socket = await open(port);
  for (let count = 0; count < 3; count += 1) {
    socket.write('GET /nl HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    expect(String(await once(socket, 'data'))).toContain('200 OK');
  }
});

test('SIGTERM drops no request: while it drains a connection is told to close with its next answer', async () => {
  const { port, drain } = await serve((_request, response) => response.end('page'));
  const socket = await open(port);
  socket.write('GET /nl HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  expect(String(await once(socket, 'data'))).toMatch(/connection: keep-alive/i);
  drain();
  socket.write('GET /nl HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  expect(String(await once(socket, 'data'))).toMatch(/200 OK[\s\S]*connection: close/i);
  await once(socket, 'close');
});

/** Both ways to the same answer: sent at once from memory, and through the app. */
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import type { MemorySender } from '#server/senders/memory-sender.ts';
import { readConfig } from '#server/config.ts';
import { requestLog } from '#server/http/request-log.ts';
import { requestUrl } from '#server/http/request-url.ts';
import { securityHeaders } from '#server/http/security.ts';

type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer; isReady: boolean };

export const silentLog = { info() {}, warn() {}, error() {} };
export const behindProxy = readConfig({ TRUST_PROXY: '1' });

/** Asks what is sent from memory if it can be; with `x-way: app` the app is asked. */
export async function askBothWays(path: string, routes: Hono, sendCached: MemorySender) {
  const app = new Hono()
    .use(requestLog({ log: silentLog, trustProxy: true, clientOf: () => 'a client', count() {} }))
    .use(securityHeaders((given) => requestUrl(given, behindProxy).protocol === 'https:'))
    .route(path, routes);
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  let isReady = false;
  const server = createServer((given, response) => {
    isReady = given.headers['x-way'] !== 'app' && sendCached(given, response);
    if (!isReady) void handle(given, response);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  return (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Sent>((resolve, reject) => {
      request({ port, path: asked, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers: sent } = response;
          resolve({ status, headers: sent, body: Buffer.concat(chunks), isReady });
        });
      })
        .on('error', reject)
        .end();
    });
}

const changing = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** The headers that both ways must share. */
export const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)));

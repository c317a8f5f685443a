/** A web server in the place of a WooCommerce, and the proxy in front of it. Each test says how it answers. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { marketList } from '#markets/index.ts';
import { createShopProxy } from '#services/shop/proxy/proxy.ts';
import type { ShopProxyOptions } from '#services/shop/proxy/asked.ts';
import { testTexts } from './test-shop.ts';

export const visitedOrigin = 'https://www.kudde.example';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;
type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>) {
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  async function close() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { server, url: `http://127.0.0.1:${port}`, close };
}

export type UpstreamShop = Awaited<ReturnType<typeof openUpstreamShop>>;

export async function openUpstreamShop() {
  let answer: Answer = (_, response) => response.end();
  let asked: Asked[] = [];
  let begun = 0;
  const { server, url, close } = await listen(async (message, response) => {
    begun += 1;
    try {
      const body = await text(message);
      const { method = '', url: path = '', headers } = message;
      asked.push({ method, url: path, headers, body });
      await answer(message, response, body);
    } catch {
      // Whoever asked has gone in the midst of it.
      response.destroy();
    }
  });

  function proxy(options: Partial<ShopProxyOptions> = {}) {
    return createShopProxy({
      urls: { nl: url, de: url },
      host: 'public',
      markets: marketList,
      texts: testTexts,
      log: { info() {}, warn() {}, error: (_, message) => console.error(message) },
      timeoutMs: 2000,
      ...options,
    });
  }

  return {
    server,
    url,
    close,
    proxy,
    /** What arrived since the last `answerWith`. */
    asked: () => asked,
    /** How many requests ever began, whole or not. */
    begun: () => begun,
    answerWith(next: Answer) {
      answer = next;
      asked = [];
    },
    ask: async (path: string, init: RequestInit = {}, options: Partial<ShopProxyOptions> = {}) =>
      proxy(options).request(`${visitedOrigin}${path}`, init),
    /** The same proxy as a server, for what no Request can say. */
    async serve(options: Partial<ShopProxyOptions> = {}) {
      const app = proxy(options);
      return listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    },
  };
}

type Sent = { method?: string; headers?: Record<string, string>; body?: (string | Buffer)[] };

/** A request with a path and headers exactly as given. */
export async function askRaw(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body = [] }: Sent = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> {
  const { hostname, port } = new URL(base);
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  for (const chunk of body) outgoing.write(chunk);
  outgoing.end();
  const [incoming] = await answered;
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: await text(incoming) };
}

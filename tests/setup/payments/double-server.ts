/** What the doubles of payment providers share: how they answer, and how they fail. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { text } from 'node:stream/consumers';

/** `error`: 500. `slow`: no answer at all. `busy`: 429. */
export type Way = 'answer' | 'error' | 'slow' | 'busy';
export type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
type Answering = (asked: Asked) => Answer | null | Promise<Answer | null>;
export type Answer = { status: number; body: object | string; headers?: Record<string, string> };

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isPage = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    // The client of Mollie waits as long as this says before it asks again.
    'retry-after': '0',
    ...headers,
  });
  response.end(isPage ? body : JSON.stringify(body));
}

async function reply(request: IncomingMessage, response: ServerResponse, answer: Answering) {
  const url = new URL(request.url ?? '/', 'http://double.test');
  const { method = 'GET', headers } = request;
  const given = await answer({ method, url, headers, body: await text(request) });
  if (given) send(response, given);
}

export function listener(answer: Answering): RequestListener {
  return (request, response) => {
    void reply(request, response, answer);
  };
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export const closed = (server: Server & { closeAllConnections(): void }) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The provider's own page: one button for each thing that may come of it. */
export function hostedPage(path: string, states: readonly string[]): string {
  const buttons = states.map((state) => `<button name="state" value="${state}">${state}</button>`).join(' ');
  return `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1><form method="post" action="${path}">${buttons}</form></html>`;
}

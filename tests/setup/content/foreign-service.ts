/** A content service of somebody else, on a port of this machine: it answers as a good one does, or as it is told. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../test-app.ts';

/** What it does with a call: another answer, a status without one, a closed connection. Undefined for the good answer. */
type Change = (path: string, json: unknown) => { json: unknown } | { status: number } | 'drop' | undefined;

export async function openForeignService(good: TestApp) {
  let change: Change = () => undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void good.get(path).then(({ status, html }) => {
      const changed = change(path, JSON.parse(html));
      if (changed === 'drop') return response.destroy();
      if (changed && 'status' in changed) return response.writeHead(changed.status).end('secret words of the service');
      const body = changed ? JSON.stringify(changed.json) : html;
      return response.writeHead(changed ? 200 : status, { 'content-type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answer: (how: Change) => void (change = how),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

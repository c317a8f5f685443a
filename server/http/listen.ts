import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#server/config.ts';
import { createHttpServer } from './http-server.ts';
import { limits } from './connection-limits.ts';
import type { Log } from '#server/log/log.ts';

/** What is served: the app, and what answers in front of it. */
type Served = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Answers what lies in memory, before a Request is made of what was asked; says whether it did. */
  sendCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  drain: () => void;
  close: () => Promise<void>;
};
type Settings = Pick<Config, 'host' | 'port' | 'drainSeconds' | 'trustProxy'>;
type Options = { log: Log; around?: (handle: RequestListener) => RequestListener };

/**
 * Serves until SIGTERM or SIGINT. Then it says first that it is not ready, and for some seconds goes on serving and asks every
 * connection to close with its next answer, so that the proxy in front sends no more requests; then it takes no more
 * connections, finishes what is under way and closes the database. Somebody at a terminal waits for none of that.
 */
export async function listen(
  app: Served,
  { host, port, drainSeconds, trustProxy }: Settings,
  { log, around = (handle) => handle }: Options,
): Promise<string> {
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const { server, drain } = createHttpServer(
    around((request, response) => {
      if (!app.sendCached(request, response)) void handle(request, response);
    }),
    // A proxy of ours has all connections, and counts them itself.
    trustProxy ? { connectionsPerSender: null } : {},
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

  let isStopping = false;
  async function stop(signal: string) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    app.drain();
    drain();
    if (signal === 'SIGTERM') await sleep(drainSeconds * 1000);
    const finished = new Promise((resolve) => server.close(resolve));
    const timer = setTimeout(() => server.closeAllConnections(), limits.stopMs);
    await finished;
    clearTimeout(timer);
    await app.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((err: unknown) => {
        log.error({ err }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
  // A TCP server's address is never a path.
  const bound = server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${bound.port}`;
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { applyLimits, serverOptions } from './limits.ts';
import type { Log } from '#server/operations/log.ts';

/** Longest wait for requests under way when the process is told to stop. */
const stopWithinMs = 9000;

/** Serves until SIGTERM or SIGINT: then takes no more connections, finishes what is under way, closes the database. */
export async function listen(
  app: App,
  { host, port }: Pick<Config, 'host' | 'port'>,
  { log, around = (handle) => handle }: { log: Log; around?: (handle: RequestListener) => RequestListener },
): Promise<string> {
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    serverOptions,
    around((request, response) => {
      if (!app.sendCached(request, response)) void handle(request, response);
    }),
  );
  applyLimits(server);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

  let isStopping = false;
  async function stop(signal: string) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const finished = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), stopWithinMs);
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

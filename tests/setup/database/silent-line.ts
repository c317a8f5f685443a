/** A line between a program and a PostgreSQL server that can go dead: what is said on it then arrives nowhere, and nobody hangs up. */
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '#tests/setup/process/free-port.ts';

export type SilentLine = {
  /** The server's address, through the line. */
  url: string;
  /** Every connection of now goes dead; new ones are well. */
  silence: () => void;
  close: () => Promise<void>;
};

export async function layLine(serverUrl: string): Promise<SilentLine> {
  const target = new URL(serverUrl);
  const port = await freePort();
  const open = new Set<{ near: Socket; far: Socket }>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = { near, far };
    open.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', () => open.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.port = String(port);
  return {
    url: url.href,
    silence() {
      for (const { near, far } of open) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    async close() {
      for (const { near, far } of open) for (const socket of [near, far]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

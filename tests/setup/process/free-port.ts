import { once } from 'node:events';
import { createServer } from 'node:net';

/*
 * A port that the kernel gives away (`listen(0)`) is free again until whoever asked for it listens, and may be given to another test
 * meanwhile. These lie below the ports it gives away, and each test process has a hundred of its own.
 */
const lowest = 11_000;
const blocks = 200;
const perBlock = 100;
const first = lowest + (process.pid % blocks) * perBlock;
let asked = 0;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < perBlock; tries += 1) {
    const port = first + (asked++ % perBlock);
    if (await isFree(port)) return port;
  }
  throw new Error('no port to be had on 127.0.0.1');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}

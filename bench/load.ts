/**
 * Asks for one address again and again and counts the answers. On plain sockets, and reading no more of an answer than its length:
 * a whole HTTP client takes longer to read a page than node:http takes to send it, and would only measure itself.
 */
import { connect, type Socket } from 'node:net';

type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number };

/** How many were answered, and in how many seconds. */
export async function load({ url, headers, connections, seconds }: Load): Promise<{ count: number; seconds: number }> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`);
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const asking = Array.from({ length: connections }, () =>
    askUntil(connect({ host: hostname, port: Number(port), noDelay: true }), request, until),
  );
  const counts = await Promise.all(asking);
  return { count: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - begin) / 1000 };
}

function askUntil(socket: Socket, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let missing = 0;
    /** The beginning of an answer whose headers are not whole yet. */
    let start: Buffer | null = null;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        const answer: Buffer = start ? Buffer.concat([start, chunk]) : chunk;
        const length = lengthOf(answer);
        start = length === null ? answer : null;
        if (length === null) return;
        if (length instanceof Error) return void socket.destroy(length);
        missing = length - answer.length;
      }
      if (missing > 0) return;
      count += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.removeAllListeners('close').destroy();
        resolve(count);
      }
    });
  });
}

const endOfHeaders = Buffer.from('\r\n\r\n');

/** Of the whole answer; null until its headers are there. */
function lengthOf(answer: Buffer): number | Error | null {
  const end = answer.indexOf(endOfHeaders);
  if (end < 0) return null;
  const head = answer.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) return new Error(`answered ${head.slice(0, 30)}`);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  return length === undefined ? new Error('an answer without its length') : end + endOfHeaders.length + Number(length);
}

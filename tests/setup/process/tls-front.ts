/** What stands before a shop that is run in earnest: it ends TLS, and says who came by which address (docs/deploy.md). */
import { request } from 'node:http';
import { createServer } from 'node:https';
import { freePort } from './free-port.ts';
import { selfSigned } from './self-signed.ts';

/** A visitor from elsewhere, of the addresses that are meant for examples. */
const visitor = '203.0.113.7';

export async function startTlsFront() {
  const port = await freePort();
  let behind = '';
  const server = createServer(selfSigned('127.0.0.1'), (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = {
      'x-forwarded-for': visitor,
      'x-forwarded-host': headers.host ?? '',
      'x-forwarded-proto': 'https',
    };
    const asked = request(new URL(url, behind), { method, headers: { ...headers, ...forwarded } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${port}`,
    /** Whose requests it hands on. */
    standBefore: (url: string) => void (behind = url),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

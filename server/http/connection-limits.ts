/** Time, connections and bytes a request may take. All other limits (pages, sign-ups, orders, baskets), with the file of each: docs/security.md, "Limits". */
import type { Server, ServerOptions } from 'node:http';

export const limits = {
  /** First line and headers together; more is answered with 431. */
  headerBytes: 16 * 1024,
  /** Headers have to be here within this, however slowly they drip in; else 408. */
  headersMs: 10_000,
  /** The whole request with its body. */
  requestMs: 30_000,
  /** A connection on which nothing happens, in the midst of an answer too: 30 s in line, and 30 s for the shop behind us. */
  silentMs: 75_000,
  /** Between two requests. Longer than proxies keep theirs (60 s is usual), so that they are the ones who hang up. */
  idleMs: 65_000,
  /** Connections at once; later ones are closed at once, which a proxy takes for "try another". */
  connections: 5000,
  /** Of these for one sender: an IPv4 address, an IPv6 network of 64 bits. Behind our own proxy all have one address, and none is counted. */
  connectionsPerSender: 256,
  /** From a request to the last byte of its answer, however slowly it is read. */
  answerMs: 120_000,
  /** Longest wait for requests under way when the process is told to stop. */
  stopMs: 9000,
  /** A form is a few fields. What is larger is refused before it is read. */
  bodyBytes: 1024 * 1024,
} as const;

export const serverOptions: ServerOptions = {
  maxHeaderSize: limits.headerBytes,
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.idleMs,
  // How often the two above are looked after.
  connectionsCheckingInterval: 2000,
};

export function applyLimits(server: Server): void {
  server.maxConnections = limits.connections;
  server.timeout = limits.silentMs;
}

/** The server all visitors' connections end in. */
import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork, isOwnMachine } from '#services/kit/client-network.ts';
import { applyLimits, limits, serverOptions } from './connection-limits.ts';
import { refusalOf } from './path-refusal.ts';

type Options = {
  /** Connections one sender may have at once; null where all come through a proxy of ours. */
  connectionsPerSender?: number | null;
  /** Longest time an answer may take, from its request to its last byte. */
  answerMs?: number;
  senderOf?: (socket: Socket) => string | null;
};

type HttpServer = {
  server: Server;
  /** From now on every response closes its connection: the next request of a client goes to another process. */
  drain: () => void;
};

export function createHttpServer(handle: RequestListener, options: Options = {}): HttpServer {
  const { connectionsPerSender = limits.connectionsPerSender, answerMs = limits.answerMs } = options;
  const { senderOf = strangerAt } = options;
  let isDraining = false;
  const server = createServer(serverOptions, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    const refused = refusalOf(request.url ?? '');
    if (refused === null) handle(request, response);
    else refuse(response, refused);
    // Most answers from memory are with the operating system by now, and need no timer.
    if (!response.writableFinished) limitAnswer(request.socket, response, answerMs);
  });
  applyLimits(server);
  if (connectionsPerSender !== null) limitSenders(server, connectionsPerSender, senderOf);
  return {
    server,
    drain: () => {
      isDraining = true;
    },
  };
}

function limitAnswer(socket: Socket, response: ServerResponse, answerMs: number): void {
  const timer = setTimeout(() => socket.destroy(), answerMs);
  response.once('close', () => clearTimeout(timer));
}

/** Refuses a request and closes its connection. */
function refuse(response: ServerResponse, status: number): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(status, headers).end(`${STATUS_CODES[status]}\n`);
}

function strangerAt({ remoteAddress = '' }: Socket): string | null {
  return isOwnMachine(remoteAddress) ? null : clientNetwork(remoteAddress);
}

function limitSenders(server: Server, most: number, senderOf: NonNullable<Options['senderOf']>): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const sender = senderOf(socket);
    if (sender === null) return;
    const count = (counts.get(sender) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    counts.set(sender, count);
    socket.once('close', () => {
      const left = (counts.get(sender) ?? 1) - 1;
      if (left === 0) counts.delete(sender);
      else counts.set(sender, left);
    });
  });
}

/**
 * A service that goes wrong on command: passes requests on to a good one, or is gone, slow, or answers nonsense. It stands
 * between the shop and its content service, or its WooCommerce.
 */
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { freePort } from '#tests/setup/process/free-port.ts';

export type Fault =
  | 'none'
  | 'slow'
  | 'hangs'
  | 'html'
  | 'truncated'
  | 'wrong types'
  | 'huge'
  | 'endless'
  | 'redirects'
  | 'resets'
  | { status: number };

type Rule = { fault: Fault; on: RegExp };

export type FaultServer = {
  url: string;
  /** Where good answers come from; may be told later, as two services may need each other's address. */
  passTo(origin: string): void;
  /** What goes wrong from now on, on all addresses or on those that match. */
  set(fault: Fault, on?: RegExp): void;
  /** Nobody listens any more, as after a crash. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  isUp(): boolean;
  /** Addresses asked for since the last look. */
  asked(): string[];
  close(): Promise<void>;
};

export const slowMs = 10_000;

export async function startFaultServer(): Promise<FaultServer> {
  const port = await freePort();
  let origin = '';
  let rule: Rule = { fault: 'none', on: /./ };
  let asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    const fault = rule.on.test(incoming.url ?? '') ? rule.fault : 'none';
    outgoing.on('error', () => {});
    answer(fault, { incoming, outgoing, origin });
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    passTo(to) {
      origin = to;
    },
    set(fault, on = /./) {
      rule = { fault, on };
    },
    goDown: stop,
    comeBack: listen,
    isUp: () => server.listening,
    asked() {
      const seen = asked;
      asked = [];
      return seen;
    },
    async close() {
      if (server.listening) await stop();
    },
  };
}

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; origin: string };

const json = { 'content-type': 'application/json' };
const megabyte = Buffer.alloc(1024 * 1024, 'x');

function answer(fault: Fault, exchange: Exchange): void {
  const { incoming, outgoing } = exchange;
  if (typeof fault === 'object') return void outgoing.writeHead(fault.status, json).end('{"oops":true}');
  switch (fault) {
    case 'none':
      return pass(exchange);
    case 'slow':
      return void setTimeout(() => pass(exchange), slowMs).unref();
    case 'hangs':
      return void incoming.resume();
    case 'html':
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>');
    case 'truncated':
      return void outgoing.writeHead(200, json).end('{"data":[{"slug":"ha');
    case 'wrong types':
      return void outgoing
        .writeHead(200, json)
        .end('{"slug":{"a":1},"title":[[]],"data":"none","modules":7,"total":"many","body":{"html":3}}');
    case 'huge':
      return send(outgoing, 50);
    case 'endless':
      return send(outgoing, Infinity);
    case 'redirects':
      return void outgoing.writeHead(302, { location: `${incoming.url}/again` }).end();
    case 'resets':
      return void incoming.socket.destroy();
  }
}

/** So many megabytes of one text. */
function send(outgoing: ServerResponse, megabytes: number): void {
  let left = megabytes;
  outgoing.writeHead(200, json).write('{"title":"');
  const more = () => {
    while (left > 0 && !outgoing.destroyed) {
      left -= 1;
      if (!outgoing.write(megabyte)) return void outgoing.once('drain', more);
    }
    outgoing.end('"}');
  };
  more();
}

function pass({ incoming, outgoing, origin }: Exchange): void {
  if (origin === '') return void outgoing.destroy();
  const onward = ask(`${origin}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

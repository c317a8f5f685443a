/**
 * The WooCommerce double as a server of its own, for the shop's front to stand before; that front makes a visitor's requests stand
 * in line, the double does so only when it is told to answer slowly. A test holds requests back and lets them go, makes them fail,
 * or takes the server away.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { demoGoods } from './demo-goods.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { createWooCommerce } from './woocommerce.ts';
import type { ShopKind } from './woocommerce-carts.ts';
import { createSessionCookies, readShopRequest, type ShopRequest, type ShopResponse } from './woocommerce-exchange.ts';

export type Gate = {
  /** Resolves when so many requests wait in front of it. */
  arrived: (count?: number) => Promise<void>;
  /** How many wait there now. */
  waiting: () => number;
  /** Lets go of those that wait, and of all that come. */
  open: () => void;
};

export type WooServer = Awaited<ReturnType<typeof startWooCommerce>>;

export async function startWooCommerce({ market = 'nl' }: { market?: string } = {}) {
  const port = await freePort();
  const shop = createWooCommerce({ kind: 'replaces', bundleName: 'Boerderij-box', ...demoGoods(market) });
  const visits = createSessionCookies(shop);
  let gates: { on: RegExp; waiting: number; isOpen: Promise<void>; changed: () => void }[] = [];
  let failure: { status: number; on: RegExp } | null = null;
  let asked: string[] = [];
  /** How long each request takes, one of a session after the other; null when they go together, and at once. */
  let delayMs: number | null = null;
  const lines = new Map<string, Promise<unknown>>();

  function inLine<T>(session: string, run: () => Promise<T>): Promise<T> {
    const takesMs = delayMs;
    if (takesMs === null) return run();
    const turn = (lines.get(session) ?? Promise.resolve()).then(async () => {
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      return run();
    });
    lines.set(
      session,
      turn.catch(() => {}),
    );
    return turn;
  }

  async function work(request: ShopRequest, what: string): Promise<ShopResponse> {
    if (failure?.on.test(what)) {
      const body =
        failure.status === 503 ? 'Briefly unavailable for scheduled maintenance.' : 'There has been a critical error.';
      return { status: failure.status, headers: { 'content-type': 'text/html; charset=UTF-8' }, body };
    }
    const end = shop.begin(request);
    for (const gate of gates.filter(({ on }) => on.test(what))) {
      gate.waiting += 1;
      gate.changed();
      await gate.isOpen;
    }
    return end();
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const bytes = await readAll(incoming);
    const path = (incoming.url ?? '').replace(new RegExp(`^/${market}/shop`), '') || '/';
    const what = `${incoming.method} ${path}`;
    asked.push(what);
    // As WordPress does that believes what the front says of the visitor's line.
    const isSecure = incoming.headers['x-forwarded-proto'] === 'https';
    const site = `${isSecure ? 'https' : 'http'}://${incoming.headers.host}/${market}/shop`;
    const { method = 'GET', headers: sent } = incoming;
    const given = new Headers(Object.entries(sent).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
    const visit = { cookies: sent.cookie, market, isSecure };
    const [{ status, headers, body }, cookies] = await visits.answer(visit, async (session) => {
      const request = await readShopRequest({ session, method, path, site, headers: given, bytes });
      return inLine(session, () => work(request, what));
    });
    if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
    outgoing.writeHead(status, headers).end(body);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();

  function hold(on: RegExp): Gate {
    const opened = Promise.withResolvers<void>();
    const listeners = new Set<() => void>();
    const gate = { on, waiting: 0, isOpen: opened.promise, changed: () => listeners.forEach((listener) => listener()) };
    gates.push(gate);
    return {
      arrived: (count = 1) =>
        new Promise((resolve) => {
          const look = () => void (gate.waiting >= count && resolve());
          listeners.add(look);
          look();
        }),
      waiting: () => gate.waiting,
      open() {
        gates = gates.filter((other) => other !== gate);
        opened.resolve();
      },
    };
  }

  return {
    url: `http://127.0.0.1:${port}`,
    shop,
    hold,
    /** What matching requests are answered with until it is null again. */
    fail(status: number | null, on = /./) {
      failure = status === null ? null : { status, on };
    },
    /** From now on each request takes so long, and those of one session are answered one after the other. */
    answerInLine(takesMs: number) {
      delayMs = takesMs;
    },
    goDown: stop,
    comeBack: listen,
    /** Methods and paths since the last look. */
    asked() {
      const seen = asked;
      asked = [];
      return seen;
    },
    /** As new, for the next test. */
    async reset(kind: ShopKind) {
      if (!server.listening) await listen();
      failure = null;
      delayMs = null;
      lines.clear();
      gates = [];
      asked = [];
      shop.reset(kind);
    },
    async close() {
      if (server.listening) await stop();
    },
  };
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

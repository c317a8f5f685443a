/**
 * The WooCommerce double as a server of its own, for the shop's front to stand before; that front makes a visitor's requests stand
 * in line, the double does not. Nothing here waits by the clock: a test holds requests back and lets them go, makes them fail, or
 * takes the server away.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { demoGoods } from './demo-goods.ts';
import { freePort } from '#tests/setup/process/free-port.ts';
import { createWooCommerce } from './woocommerce.ts';
import type { ShopKind } from './woocommerce-carts.ts';
import type { ShopRequest, ShopResponse } from './woocommerce-exchange.ts';

export type Gate = {
  /** Resolves when so many requests wait in front of it. */
  arrived: (count?: number) => Promise<void>;
  /** How many wait there now. */
  waiting: () => number;
  /** Lets go of those that wait, and of all that come. */
  open: () => void;
};

export type WooServer = Awaited<ReturnType<typeof startWooCommerce>>;

const sessionCookie = 'wp_woocommerce_session_double';

/** By which a browser is told that the cart is another one. */
function cartCookies(hash: string): string[] {
  const names = ['woocommerce_items_in_cart', 'woocommerce_cart_hash'];
  if (hash === '') return names.map((name) => `${name}=0; Max-Age=0`);
  return [`${names[0]}=1`, `${names[1]}=${hash}`];
}

export async function startWooCommerce({ market = 'nl' }: { market?: string } = {}) {
  const port = await freePort();
  const shop = createWooCommerce({ kind: 'replaces', bundleName: 'Boerderij-box', ...demoGoods(market) });
  let sessions = 0;
  let gates: { on: RegExp; waiting: number; isOpen: Promise<void>; changed: () => void }[] = [];
  let failure: { status: number; on: RegExp } | null = null;
  let asked: string[] = [];

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
    const known = new RegExp(`${sessionCookie}=([^;]+)`).exec(incoming.headers.cookie ?? '')?.[1];
    const session = known ?? `t_${(sessions += 1)}`;
    // As WordPress does that believes what the front says of the visitor's line.
    const isSecure = incoming.headers['x-forwarded-proto'] === 'https';
    const site = `${isSecure ? 'https' : 'http'}://${incoming.headers.host}/${market}/shop`;
    const request = await requestOf(incoming, { session, path, site, bytes });
    const before = shop.cartHash(session);
    const { status, headers, body, session: next = session } = await work(request, what);
    const hash = next === null ? '' : shop.cartHash(next);
    const cookies = hash === before && next !== null ? [] : cartCookies(hash);
    if (next === null) cookies.push(`${sessionCookie}=0; Max-Age=0`);
    else if (next !== session || (known === undefined && hash !== ''))
      cookies.push(`${sessionCookie}=${next}; HttpOnly`);
    if (cookies.length > 0)
      outgoing.setHeader(
        'set-cookie',
        cookies.map((cookie) => `${cookie}; path=/${market}/shop/${isSecure ? '; secure' : ''}`),
      );
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

type Arrived = { session: string; path: string; site: string; bytes: Buffer };

async function requestOf(incoming: IncomingMessage, { session, path, site, bytes }: Arrived): Promise<ShopRequest> {
  const type = incoming.headers['content-type'] ?? '';
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type);
  const form = isForm
    ? await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    : new FormData();
  const inQuery = [...new URL(path, 'http://shop.example').searchParams];
  const { nonce } = incoming.headers;
  return {
    session,
    method: incoming.method ?? 'GET',
    path,
    site,
    fields: [
      ...inQuery,
      ...[...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : '']),
    ],
    json: type.startsWith('application/json') ? JSON.parse(bytes.toString()) : null,
    nonce: typeof nonce === 'string' ? nonce : null,
  };
}

/**
 * The WooCommerce double as a server of its own, for the shop's front to stand before; that front makes a visitor's requests stand
 * in line, the double does not. Nothing here waits by the clock: a test holds requests back and lets them go, makes them fail, or
 * takes the server away.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/setup/process/free-port.ts';
import { createWooCommerce, type Good, type ShopKind, type ShopRequest, type ShopResponse } from './woocommerce.ts';

export type Gate = {
  /** Resolves when so many requests wait in front of it. */
  arrived: (count?: number) => Promise<void>;
  /** Lets go of those that wait, and of all that come. */
  open: () => void;
};

export type WooServer = Awaited<ReturnType<typeof startWooCommerce>>;

const sessionCookie = 'wp_woocommerce_session_double';

/** By which a browser is told that the cart is another one. */
function cartCookies(keys: string[]): string[] {
  const [flag, hash] = ['woocommerce_items_in_cart', 'woocommerce_cart_hash'];
  if (keys.length === 0) return [`${flag}=0; Max-Age=0`, `${hash}=0; Max-Age=0`];
  return [`${flag}=1`, `${hash}=${keys.join('-')}`];
}

/** What the demo's farm shop of a market sells, as its WooCommerce would have it. */
function demoGoods(market: string): (id: string) => Good {
  const folder = join(import.meta.dirname, '../../../database/seed', market, 'farmshop-products');
  type Seed = { bundled_item_id: number; title: string; price: string | number };
  const seeds = globSync('*.json', { cwd: folder }).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Seed[],
  );
  const goods = new Map(
    seeds.map(({ bundled_item_id: id, title, price }) => [
      String(id),
      { name: title, price: Math.round(Number(price) * 100) },
    ]),
  );
  return (id) => goods.get(id) ?? { name: `Piece ${id}`, price: 1000 };
}

export async function startWooCommerce({ market = 'nl' }: { market?: string } = {}) {
  const port = await freePort();
  const goods = demoGoods(market);
  const shop = createWooCommerce({ kind: 'replaces', goods, bundleName: 'Boerderij-box' });
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
    const request = await requestOf(incoming, { session, path, bytes });
    const before = shop.boxes(session);
    const { status, headers, body } = await work(request, what);
    const boxes = shop.boxes(session);
    const cookies = boxes === before ? [] : cartCookies(boxes.map(({ key }) => key));
    if (known === undefined && boxes.length > 0) cookies.push(`${sessionCookie}=${session}; HttpOnly`);
    if (cookies.length > 0)
      outgoing.setHeader(
        'set-cookie',
        cookies.map((cookie) => `${cookie}; path=/${market}/shop/`),
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

type Arrived = { session: string; path: string; bytes: Buffer };

async function requestOf(incoming: IncomingMessage, { session, path, bytes }: Arrived): Promise<ShopRequest> {
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
    fields: [
      ...inQuery,
      ...[...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : '']),
    ],
    json: type.startsWith('application/json') ? JSON.parse(bytes.toString()) : null,
    nonce: typeof nonce === 'string' ? nonce : null,
  };
}

/** What visitors notice of a shop that sells: how many pages come from memory, and how long the slowest takes. */
import { Agent, get as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, gt } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { markets } from '#markets/index.ts';
import { takeStock } from '#services/shop/catalogue/goods-stock.ts';
import { products } from '#services/shop/tables.ts';
import type { Started } from './processes.ts';

type Tables = { row: (...cells: (string | number)[]) => void; head: (...cells: string[]) => void };
type Options = { seconds: number; visitors: number; ordersPerSecond: number };
type Seen = { ms: number[]; wrong: number };
type Database = Awaited<ReturnType<typeof openDatabase>>;

export const metricsToken = 'a-token-for-the-bench';
/** Two clicks of one visitor. */
const pauseMs = 1000;
/** Packages that are sold, one after the other: those of which there are most. */
const soldPackages = 10;

export async function salesTable({ url }: Started, dataDir: string, options: Options & Tables): Promise<void> {
  const { row, head, seconds, visitors, ordersPerSecond } = options;
  const paths = await pagesOf(url);
  // Twice: what was asked for once is made as small as it can be only when it is asked for again.
  for (let round = 0; round < 2; round += 1) for (const path of paths) await visit(`${url}${path}`);
  const quiet = await during(url, () => readFor(url, { paths, seconds, visitors }));
  const busy = await during(url, () =>
    whileSelling({ dataDir, perSecond: ordersPerSecond }, () => readFor(url, { paths, seconds, visitors })),
  );
  head(
    `${visitors} visitors, ${paths.length} pages, ${seconds} s`,
    'answers',
    'not 200',
    'from memory',
    'of it old',
    'waited for',
    'pages made',
    'middle ms',
    '99 of 100',
    'slowest',
  );
  for (const [name, { seen, counts, made }] of [
    ['without orders', quiet],
    [`${busy.seen.orders} orders`, busy],
  ] as const) {
    const { hit, stale, miss, uncached } = counts;
    const all = hit + stale + miss + uncached;
    const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
    const sorted = seen.ms.toSorted((a, b) => a - b);
    const at = (part: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(1) ?? '';
    const waited = miss + uncached;
    row(name, sorted.length, seen.wrong, share(hit + stale), share(stale), waited, made, at(0.5), at(0.99), at(1));
  }
}

/** The shop's public name: pages of a host it does not know get an eighth of the memory. */
const host = new URL(markets.nl.siteUrl).host;

/** The Dutch pages that search engines know. */
async function pagesOf(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemaps/nl.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function during<T>(url: string, work: () => Promise<T>) {
  const before = await countsOf(url);
  const seen = await work();
  const after = await countsOf(url);
  const of = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return {
    seen,
    made: of('made'),
    counts: { hit: of('hit'), stale: of('stale'), miss: of('miss'), uncached: of('uncached') },
  };
}

async function countsOf(url: string): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const found = text.matchAll(/^kudde_page_cache_total\{result="(\w+)"\} (\d+)/gm);
  const [, made] = /^kudde_page_render_seconds_count (\d+)/m.exec(text) ?? [];
  return new Map([...found].map(([, name = '', count]): [string, number] => [name, Number(count)])).set(
    'made',
    Number(made),
  );
}

type Reading = { paths: readonly string[]; seconds: number; visitors: number };

/** Every other click is on one of the first pages, which stand first in the site map; the others are anywhere. */
async function readFor(url: string, { paths, seconds, visitors }: Reading): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const seen: Seen = { ms: [], wrong: 0 };
  const until = performance.now() + seconds * 1000;
  const read = async (visitor: number) => {
    // Nobody begins in the same moment as the others.
    await sleep((pauseMs * visitor) / visitors);
    for (let click = visitor; performance.now() < until; click += 1) {
      const among = click % 2 === 0 ? paths.slice(0, 20) : paths;
      const begin = performance.now();
      const status = await visit(`${url}${among[(click * 7919 + visitor * 104_729) % among.length]}`, agent);
      seen.ms.push(performance.now() - begin);
      if (status !== 200) seen.wrong += 1;
      await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => read(visitor)));
  agent.destroy();
  return seen;
}

function visit(address: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br', accept: 'text/html' };
    ask(address, { headers, ...(agent && { agent }) }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    }).on('error', reject);
  });
}

type Selling = { dataDir: string; perSecond: number };

/** The database is open before anybody reads: opening it would keep the visitors of the bench waiting, not the shop. */
async function whileSelling({ dataDir, perSecond }: Selling, read: () => Promise<Seen>) {
  const over = new AbortController();
  const database = await openDatabase({ dataDir, url: null, mayShare: true });
  try {
    const selling = sell(database, perSecond, over.signal);
    const seen = await read();
    over.abort();
    return { ...seen, orders: await selling };
  } finally {
    await database.close();
  }
}

/** As orders do, in a process beside the shop: stock is taken, and everybody is told. */
async function sell({ db }: Database, perSecond: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  const goods = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.market, 'nl'),
        eq(products.type, 'package'),
        eq(products.stockStatus, 'instock'),
        gt(products.stock, 0),
      ),
    )
    .orderBy(desc(products.stock), products.id)
    .limit(soldPackages);
  while (!signal.aborted) {
    const id = goods[count % goods.length]?.id ?? 0;
    const wanted = [{ good: { kind: 'article' as const, id }, quantity: 1 }];
    const short = await db.transaction((tx) => takeStock(tx, 'nl', wanted));
    if (short.length > 0)
      throw new Error(`nothing of ${id} could be sold: the figures would be of a shop that sells nothing`);
    count += 1;
    await sleep(1000 / perSecond, undefined, { signal }).catch(() => {});
  }
  return count;
}

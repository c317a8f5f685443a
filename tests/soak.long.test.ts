// An hour's visits squeezed into minutes: every page of the sitemap, a cache half the size of the site, and memory that stays flat.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Started, startProcess } from '../bench/processes.ts';

const rounds = 8;
/** Until then caches fill and code is compiled. */
const settledAfter = 2;
/** In each round, beside every page once. */
const hits = 20_000;
const mb = 1024 * 1024;
/** What may be left after garbage is gone, from one half of the later rounds to the other: 25 bytes for each request. */
const leftOver = 1.5 * mb;
/** What the process may take from the system: its allocators settle more slowly. */
const allowedGrowth = 1.04;

const readyPaths = ['/nl', '/nl.data', '/api/v1/nl/nl/products', '/media/fit-340x210/animal-cow.webp'];

let shop: Started;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kudde-soak-'));
  shop = await startProcess(['--expose-gc', '--import', './tests/setup/memory-report.ts', 'server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(dir, 'data'),
    // Those that are made ahead of visits would fill the memory while it is being watched.
    WARM_PICTURES: '0',
    LOG_LEVEL: 'warn',
    // Pages grow old while it runs, so that refreshing and throwing out are part of it.
    PAGE_TTL: '5',
    PAGE_CACHE_MB: '16',
  });
}, 180_000);
afterAll(async () => {
  await shop?.stop();
  await rm(dir, { recursive: true, force: true });
});

async function paths(): Promise<string[]> {
  const lists = await Promise.all(
    ['nl', 'de', 'fr', 'uk'].map(async (market) => (await fetch(`${shop.url}/sitemaps/${market}.xml`)).text()),
  );
  return lists.flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address)));
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

async function visit(all: string[], amount: number, encoding: string) {
  let next = 0;
  const statuses: number[] = [];
  async function visitor() {
    while (next < amount) {
      const path = all[next++ % all.length];
      const response = await fetch(`${shop.url}${path}`, { headers: { 'accept-encoding': encoding } });
      statuses.push(response.status);
      await response.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
}

/** Bytes in use, once all garbage is gone. */
async function bytesInUse(): Promise<number> {
  const reports = () => [...shop.output().matchAll(/^memory (\d+) (\d+)$/gm)];
  const before = reports().length;
  shop.signal('SIGUSR2');
  await vi.waitFor(() => expect(reports().length).toBe(before + 1), { timeout: 20_000 });
  const [, heap, external] = reports().at(-1) ?? [];
  return Number(heap) + Number(external);
}

test('memory stays flat under visits to more pages than fit into it', { timeout: 1_200_000 }, async () => {
  const all = await paths();
  expect(all.length).toBeGreaterThan(300);
  const sizes = await Promise.all(
    all.slice(0, 20).map(async (path) => (await (await fetch(`${shop.url}${path}`)).arrayBuffer()).byteLength),
  );
  const siteBytes = (sizes.reduce((sum, size) => sum + size, 0) / sizes.length) * all.length * 1.4;
  expect(siteBytes, 'the site no longer exceeds the cache').toBeGreaterThan(2 * 16 * mb);

  const inUse: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const encoding = round % 2 === 0 ? 'br' : 'gzip';
    await visit(all, all.length, encoding);
    await visit(readyPaths, hits, encoding);
    resident.push(await shop.memoryMb());
    inUse.push(await bytesInUse());
  }
  const inMb = inUse.map((bytes) => (bytes / mb).toFixed(1));
  console.log(
    `${all.length} pages and ${hits} hits a round; in use, MB: ${inMb.join(', ')}; resident: ${resident.join(', ')}`,
  );
  expect(growth(inUse, (from, to) => to - from)).toBeLessThan(leftOver);
  expect(growth(resident, (from, to) => to / from)).toBeLessThan(allowedGrowth);
});

/** From the largest of the first half of the settled rounds to the largest of the second. */
function growth(values: number[], compare: (from: number, to: number) => number): number {
  const settled = values.slice(settledAfter);
  const half = Math.ceil(settled.length / 2);
  return compare(Math.max(...settled.slice(0, half)), Math.max(...settled.slice(half)));
}

// An hour's visits squeezed into minutes: every page of the sitemap, a cache half the size of the site, and memory that stays flat.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, startProcess } from '../bench/processes.ts';

const rounds = 6;
const roundSeconds = 20;
/** Growth that is left after the first rounds, when caches are full and code is compiled. */
const allowedGrowth = 1.15;

let shop: Started;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kudde-soak-'));
  shop = await startProcess(['server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Pages grow old while it runs, so that refreshing and throwing out are part of it.
    PAGE_TTL: '5',
    PAGE_CACHE_MB: '16',
  });
}, 180_000);
afterAll(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
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

test('memory stays flat under visits to more pages than fit into it', { timeout: 600_000 }, async () => {
  const all = await paths();
  expect(all.length).toBeGreaterThan(300);
  const sizes = await Promise.all(
    all.slice(0, 20).map(async (path) => (await (await fetch(`${shop.url}${path}`)).arrayBuffer()).byteLength),
  );
  const siteBytes = (sizes.reduce((sum, size) => sum + size, 0) / sizes.length) * all.length * 1.4;
  expect(siteBytes, 'the site no longer exceeds the cache').toBeGreaterThan(2 * 16 * 1024 * 1024);

  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await autocannon({
      url: shop.url,
      connections: 10,
      duration: roundSeconds,
      timeout: 60,
      requests: all.map((path) => ({ path, headers: { 'accept-encoding': round % 2 === 0 ? 'br' : 'gzip' } })),
    });
    expect([result.errors, result.timeouts, result['5xx']]).toEqual([0, 0, 0]);
    memory.push(await shop.memoryMb());
  }
  console.log(`memory after each round, MB: ${memory.join(', ')}; ${all.length} pages`);
  const settled = Math.max(...memory.slice(1, 3));
  expect(Math.max(...memory.slice(3))).toBeLessThan(settled * allowedGrowth);
});

// Two shops on one PostgreSQL server: what one does the other sees; then the server goes away under load, and comes back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/database/postgres-server.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { hasChrome, saw, visit } from './seen.ts';
import { createShopper } from './shopper.ts';

let server: PostgresServer | undefined;
let one: AppProcess;
let other: AppProcess;
let contentDir: string;

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'kudde-two-'));
  server = await startPostgres();
  const settings = { DATABASE_URL: server.url, PAGE_TTL: '600', LOG_LEVEL: 'warn' };
  // Both at once: the first to come prepares the tables and the content, the other waits for it.
  [one, other] = await Promise.all([startApp(settings), startApp(settings)]);
}, 180_000);
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await server?.stop();
  if (contentDir) await rm(contentDir, { recursive: true, force: true });
}, 60_000);

describe('on one PostgreSQL server', () => {
  test(
    'MKT-7 a change of content made by another process is announced to both, and their kept pages are made anew',
    { timeout: 90_000 },
    async () => {
      const before = await visit(`${other.url}/fr`);
      expect(before.status).toBe(200);
      await writeContent(join(contentDir, 'fr'), {
        ...sampleContent(markets.fr),
        'static-pages.json': [
          { slug: 'home', title: 'Nouvelle accueil' },
          { slug: 'about', title: 'Qui sommes-nous' },
        ],
      });
      const imported = await runScript('server/commands/content-command.ts', ['import', contentDir], {
        DATABASE_URL: server?.url ?? '',
      });
      const since = performance.now();
      expect(imported).toMatchObject({ code: 0 });
      for (const { url } of [one, other]) {
        // Without the announcement the page of before would be kept for PAGE_TTL, ten minutes here.
        await expect.poll(async () => (await visit(`${url}/fr`)).body.includes('Nouvelle accueil')).toBe(true);
      }
      saw(
        'content changed by another process',
        `seen in both processes after ${Math.round(performance.now() - since)} ms`,
      );
    },
  );

  test('SHP-6 a basket made through one process is there through the other', async () => {
    const here = createShopper(one.url);
    const { bundleId, items } = await here.goods();
    expect(await here.fillBox(bundleId, { [String(items[0])]: 2 })).toBe(true);
    const there = createShopper(other.url);
    for (const [name, cookie] of here.jar) there.jar.set(name, cookie);
    expect(await there.quantities()).toEqual({ [String(items[0])]: 2 });
    expect(await there.fillBox(bundleId, { [String(items[0])]: 3 })).toBe(true);
    expect(await here.quantities()).toEqual({ [String(items[0])]: 3 });
  });

  test('ERR-11 the database goes away under load and comes back: known pages stay, nothing answered is lost', async () => {
    const known = ['/nl', '/nl/recepten', '/uk', '/de'];
    for (const path of known) expect((await visit(`${one.url}${path}`)).status).toBe(200);
    const answered: string[] = [];
    const statuses = new Map<number, number>();
    const end = new AbortController();
    const visitors = Array.from({ length: 4 }, async (_, index) => {
      const shopper = createShopper(one.url);
      for (let count = 0; !end.signal.aborted; count += 1) {
        const email = `load-${index}-${count}@example.com`;
        if ((await shopper.signUp(email).catch(() => 'no answer')) === 'success') answered.push(email);
        const { status } = await visit(`${one.url}${known[count % known.length]}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await expect.poll(() => answered.length, { timeout: 15_000 }).toBeGreaterThan(5);
    await server?.halt();
    const cold = await visit(`${one.url}/nl/recepten/burger-van-de-bakplaat`);
    expect(cold.status).toBe(503);
    expect(cold.headers.get('retry-after')).not.toBeNull();
    expect(hasChrome(cold)).toBe(true);
    expect((await visit(`${one.url}/healthz`)).status).toBe(200);
    expect((await visit(`${one.url}/readyz`)).status).toBe(503);
    expect(await createShopper(one.url).signUp('gone@example.com')).not.toBe('success');
    await server?.resume();
    const since = performance.now();
    await expect.poll(async () => (await visit(`${one.url}/readyz`)).status, { timeout: 15_000 }).toBe(200);
    expect((await visit(`${one.url}/nl/recepten/burger-van-de-bakplaat`)).status).toBe(200);
    const backAfter = Math.round(performance.now() - since);
    end.abort();
    await Promise.all(visitors);
    expect([...statuses.keys()]).toEqual([200]);
    const { output } = await runScript('server/commands/signups-command.ts', ['export'], {
      DATABASE_URL: server?.url ?? '',
    });
    expect(answered.filter((email) => !output.includes(email))).toEqual([]);
    saw(
      'PostgreSQL stopped and started under load',
      `known pages all 200 (${statuses.get(200)}), unknown 503, /readyz 503; well ${backAfter} ms after; ${answered.length} answered sign-ups, none lost`,
    );
  }, 90_000);
});

// Several processes behind one port: one that dies or hangs is replaced, and costs nobody else their page.
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { saw } from './seen.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

const many = isWholeRun ? 300 : 90;
const token = 'a-word-of-these-tests';
let app: AppProcess;
let dataDir: string;

beforeAll(async () => {
  dataDir = await preparedDataDir();
  app = await startApp({ DATA_DIR: dataDir, PROCESSES: '2', WATCHDOG_SECONDS: '3', METRICS_TOKEN: token });
}, 180_000);
afterAll(async () => {
  await app?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Line = { msg?: string; worker?: number; pid?: number; reason?: string };

/** The log so far, all of which is kept here: of a busy shop only the end is. */
const known: Line[] = [];
function lines(): Line[] {
  const texts = app.output().split('\n');
  for (const text of texts) {
    const line = text.startsWith('{') && text.endsWith('}') ? (JSON.parse(text) as Line) : {};
    if (line.msg !== undefined && line.msg !== 'request') known.push(line);
  }
  return [...new Map(known.map((line) => [JSON.stringify(line), line])).values()];
}
const said = (msg: string) => lines().filter((line) => line.msg === msg);
const ready = () => said('a worker is ready');
const pidOf = (worker: number | undefined) => ready().findLast((line) => line.worker === worker)?.pid ?? 0;

/** A visitor with a connection of their own; 0 for one who got no answer. */
function visit(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const asking = get(`${app.url}${path}`, { agent: false, timeout: 20_000 }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve({ status: 0, text }));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve({ status: 0, text: '' }));
  });
}

async function visitMany(count: number, path = '/nl'): Promise<number[]> {
  const statuses = [];
  for (let left = count; left > 0; left -= 10)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => visit(path)))).map(({ status }) => status));
  return statuses;
}

async function metrics(): Promise<string> {
  return (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
}

test('both workers serve, /readyz is true, and the metrics are those of all', async () => {
  await expect.poll(() => ready().length).toBe(2);
  await expect
    .poll(async () => {
      await visitMany(20);
      const text = await metrics();
      return [1, 2].filter((worker) =>
        new RegExp(`kudde_page_cache_total\\{result="miss",worker="${worker}"\\} [1-9]`).test(text),
      );
    })
    .toEqual([1, 2]);
  expect(await metrics()).toContain('kudde_workers 2');
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test('the timed work is done once', async () => {
  await expect.poll(() => said('this process does the timed work').length).toBe(1);
});

test('a change of content is announced to every worker, and seen in all of them', { timeout: 120_000 }, async () => {
  const contentDir = await mkdtemp(join(tmpdir(), 'kudde-workers-'));
  const title = 'Voorpagina van allen';
  await writeContent(join(contentDir, 'nl'), {
    ...sampleContent(markets.nl),
    'static-pages.json': [
      { slug: 'home', title },
      { slug: 'about', title: 'Over' },
    ],
  });
  await visitMany(20);
  const { code } = await runScript('server/commands/content-command.ts', ['import', contentDir], { DATA_DIR: dataDir });
  await rm(contentDir, { recursive: true, force: true });
  expect(code).toBe(0);
  const since = performance.now();
  await expect.poll(() => new Set(said('content changed').map(({ worker }) => worker)).size).toBe(2);
  const ms = Math.round(performance.now() - since);
  const pages = await Promise.all(Array.from({ length: 40 }, () => visit('/nl')));
  expect(pages.every(({ text }) => text.includes(title))).toBe(true);
  saw('content changed, two workers', `both knew within ${ms} ms of the end of the import`);
});

test(
  'a worker that is killed under load is replaced, and whoever comes then gets their page',
  { timeout: 120_000 },
  async () => {
    const leader = said('this process does the timed work').at(-1)?.worker;
    const before = ready().length;
    const load = visitMany(many);
    process.kill(pidOf(leader), 'SIGKILL');
    const statuses = await load;
    const after = await visitMany(many / 3);
    expect(new Set(after)).toEqual(new Set([200]));
    // Only those whose page that worker was about to send got none: of ten at a time.
    const lost = statuses.filter((status) => status !== 200).length;
    expect(lost).toBeLessThanOrEqual(10);
    await expect.poll(() => ready().length, { timeout: 60_000 }).toBe(before + 1);
    await expect.poll(() => said('this process does the timed work').length).toBe(2);
    expect(await metrics()).toContain('kudde_workers_replaced_total{reason="died"} 1');
    saw(
      'kill -9 of one of two workers under load',
      `${lost} of ${many} requests lost, none of those that came after; replaced`,
    );
  },
);

test('a worker that hangs is replaced, and the other serves meanwhile', { timeout: 120_000 }, async () => {
  const hung = ready().at(-1);
  const before = ready().length;
  process.kill(hung?.pid ?? 0, 'SIGSTOP');
  const meanwhile = await visitMany(many);
  expect(new Set(meanwhile)).toEqual(new Set([200]));
  await expect.poll(() => ready().length, { timeout: 60_000 }).toBe(before + 1);
  expect(said('a worker is replaced').at(-1)).toMatchObject({ worker: hung?.worker, reason: 'hung' });
  expect(new Set(await visitMany(50))).toEqual(new Set([200]));
  saw(
    'one of two workers stops (SIGSTOP)',
    `${many} requests meanwhile all answered by the other; replaced after WATCHDOG_SECONDS`,
  );
});

test('SIGTERM ends all of them with 0', async () => {
  expect(await app.stop()).toBe(0);
  for (const { pid } of ready()) expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
});

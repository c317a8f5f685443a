/**
 * npm run bench [-- --sizes=100,10000,100000] [--quick]: one table, nothing from the network. Figures that depend on the machine
 * stand beside what node:http alone does in the same run. The largest size takes minutes to import and runs only when named.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firstLoads, sum, sumBrotli } from '../scripts/first-load.mjs';
import { againstRaw, answerOf } from './against-raw.ts';
import { writeCatalogue } from './catalogue.ts';
import { runToEnd, type Started, startProcess } from './processes.ts';
import { renderMs } from './renders.ts';
import { screens } from './screens.ts';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '100,10000' }, quick: { type: 'boolean' } },
});
const rounds = values.quick ? 1 : 3;
const seconds = values.quick ? 1 : 3;

const print = (line = '') => void process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const head = (...cells: string[]) => {
  print();
  row(...cells);
  row(...cells.map(() => '---'));
};
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function withShop(settings: Record<string, string>, use: (shop: Started) => Promise<void>): Promise<void> {
  const shop = await startProcess(['server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    HOST_KIND: 'production',
    ...settings,
  });
  try {
    await use(shop);
  } finally {
    await shop.stop();
  }
}

async function ratios(shop: Started) {
  head('from memory', 'bytes', 'a second', 'node:http alone', 'ratio', 'by processor time');
  const paths = {
    page: '/nl',
    data: '/nl.data',
    list: '/api/v1/nl/nl/products',
    picture: '/media/fit-340x210/animal-cow.webp',
  };
  for (const [name, path] of Object.entries(paths)) {
    const { bytes, perSecond, rawPerSecond, ratio, cpuRatio } = await againstRaw(shop, { path, rounds, seconds });
    row(
      `${name} ${path}`,
      bytes,
      Math.round(perSecond),
      Math.round(rawPerSecond),
      ratio.toFixed(2),
      cpuRatio.toFixed(2),
    );
  }
  print();
  print(`Memory after that load: ${await shop.memoryMb()} MB`);
}

async function screenTable({ url }: Started) {
  const loads = await firstLoads();
  head('screen', 'uncached ms', 'HTML gzip kB', 'HTML br kB', 'JS gzip kB', 'JS br kB', 'CSS gzip kB', 'CSS br kB');
  for (const [name, { route, path }] of Object.entries(screens)) {
    const ms = await renderMs(url, path);
    const size = async (encoding: string) =>
      (await answerOf(`${url}${path}`, { 'accept-encoding': encoding })).body.length;
    const load = loads.find(({ id }) => id === route);
    if (!load) throw new Error(`there is no route ${route}`);
    const { scripts: js, styles: css } = load;
    const html = [kB(await size('gzip')), kB(await size('br'))];
    row(name, ms.toFixed(0), ...html, kB(sum(js)), kB(sumBrotli(js)), kB(sum(css)), kB(sumBrotli(css)));
  }
}

const sized = ['package', 'packages of an animal', 'farmers'] as const;

async function sizeRow(size: number, folder: string) {
  const content = join(folder, `content-${size}`);
  await writeCatalogue(content, size);
  const settings = { DATA_DIR: join(folder, `data-${size}`) };
  const importSeconds = await runToEnd(['server/content-command.ts', 'import', content], settings);
  await withShop(settings, async (shop) => {
    const times: string[] = [];
    for (const name of sized) times.push((await renderMs(shop.url, screens[name].path)).toFixed(0));
    row(size, importSeconds.toFixed(0), ...times, await shop.memoryMb());
  });
}

const folder = await mkdtemp(join(tmpdir(), 'kudde-bench-'));
try {
  const first = { DATA_DIR: join(folder, 'data') };
  await withShop(first, async ({ startMs }) =>
    print(`First start, with the demo content: ${(startMs / 1000).toFixed(1)} s`),
  );
  await withShop(first, async (shop) => {
    print(`Next start: ${(shop.startMs / 1000).toFixed(1)} s, memory ${await shop.memoryMb()} MB`);
    await ratios(shop);
    await screenTable(shop);
  });
  head('packages', 'import s', ...sized.map((name) => `${name}, ms`), 'memory MB');
  for (const size of values.sizes.split(',').map(Number)) await sizeRow(size, folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}

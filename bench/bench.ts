/**
 * npm run bench [-- --sizes=100,10000,100000] [--only-sizes] [--changes] [--sales] [--seconds=60] [--keep=DIR] [--quick]: nothing from the network. Figures that depend
 * on the machine stand beside what node:http alone, or the smallest catalogue, does in the same run. The largest size takes ten
 * minutes to import and runs only when named; DIR keeps imported catalogues for the next run.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { firstLoads, sum, sumBrotli } from '../scripts/checks/first-load.mjs';
import { againstRaw, answerOf } from './against-raw.ts';
import { fullAnimal, writeCatalogue } from './catalogue.ts';
import { changeTable, visitorTable } from './changes.ts';
import { type ViewSizes, openViews } from './first-view.ts';
import { environment, nodeOptions } from '../scripts/small-memory.mjs';
import { runToEnd, type Started, startProcess } from './processes.ts';
import { renderMs, renderMsInTurns } from './renders.ts';
import { metricsToken, salesTable } from './sales.ts';
import { screens } from './screens.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,10000' },
    quick: { type: 'boolean' },
    'only-sizes': { type: 'boolean' },
    changes: { type: 'boolean' },
    sales: { type: 'boolean' },
    seconds: { type: 'string', default: '15' },
    keep: { type: 'string' },
  },
});
const rounds = values.quick ? 1 : 3;
const seconds = values.quick ? 1 : 2;

const print = (line = '') => void process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const head = (...cells: string[]) => {
  print();
  row(...cells);
  row(...cells.map(() => '---'));
};
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function startShop(settings: Record<string, string>): Promise<Started> {
  const own = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', HOST_KIND: 'production' };
  return startProcess([...nodeOptions, 'server/main.ts'], { ...environment, ...own, ...settings });
}

async function withShop(settings: Record<string, string>, use: (shop: Started) => Promise<void>): Promise<void> {
  const shop = await startShop(settings);
  try {
    await use(shop);
  } finally {
    await shop.stop();
  }
}

async function ratios(shop: Started) {
  head('from memory', 'bytes', 'µs each', 'a second', 'node:http alone', 'ratio', 'by processor time');
  const paths = {
    page: '/nl',
    data: '/nl.data',
    list: '/api/v1/nl/nl/products',
    picture: '/media/fit-340x210/animal-cow.webp',
  };
  for (const [name, path] of Object.entries(paths)) {
    const { bytes, cpuMicros, perSecond, rawPerSecond, ratio, cpuRatio } = await againstRaw(shop, {
      path,
      rounds,
      seconds,
    });
    row(
      `${name} ${path}`,
      bytes,
      Math.round(cpuMicros),
      Math.round(perSecond),
      Math.round(rawPerSecond),
      ratio.toFixed(2),
      cpuRatio.toFixed(2),
    );
  }
  print();
  print(`Memory after that load: ${await shop.memoryMb()} MB; the most since the start: ${await shop.peakMb()} MB`);
}

type Sizes = { gzip: number; br: number };
type Screen = { name: string; path: string; scripts: string[]; ms: number; html: Sizes; js: Sizes; css: Sizes };

async function measureScreens({ url }: Started): Promise<Screen[]> {
  const loads = await firstLoads();
  const all: Screen[] = [];
  for (const [name, { route, path }] of Object.entries(screens)) {
    const ms = await renderMs(url, path);
    const size = async (encoding: string) =>
      (await answerOf(`${url}${path}`, { 'accept-encoding': encoding })).body.length;
    const load = loads.find(({ id }) => id === route);
    if (!load) throw new Error(`there is no route ${route}`);
    const { scripts, styles } = load;
    all.push({
      name,
      path,
      scripts: scripts.map((script) => script.path),
      ms,
      html: { gzip: await size('gzip'), br: await size('br') },
      js: { gzip: sum(scripts), br: sumBrotli(scripts) },
      css: { gzip: sum(styles), br: sumBrotli(styles) },
    });
  }
  return all;
}

const unknown: ViewSizes = {
  pictures: Number.NaN,
  fonts: Number.NaN,
  other: Number.NaN,
  laterCode: Number.NaN,
};

async function screenTable({ url }: Started, measuredScreens: Screen[]) {
  const views = await openViews();
  const both = (name: string) => [`${name} gzip kB`, `${name} br`];
  const counted = ['pictures kB', 'fonts', 'other', ...both('all'), 'later code kB'];
  head('screen', 'uncached ms', ...both('HTML'), ...both('JS'), ...both('CSS'), ...counted);
  for (const { name, path, scripts, ms, html, js, css } of measuredScreens) {
    const texts = [html, js, css];
    const { pictures, fonts, other, laterCode } = (await views?.of(`${url}${path}`, scripts)) ?? unknown;
    const all = (form: keyof Sizes) => texts.reduce((total, text) => total + text[form], pictures + fonts + other);
    const sizes = [...texts.flatMap(({ gzip, br }) => [gzip, br]), pictures, fonts, other];
    const shown = [...sizes, all('gzip'), all('br'), laterCode];
    row(name, ms.toFixed(0), ...shown.map((bytes) => (Number.isNaN(bytes) ? '' : kB(bytes))));
  }
  await views?.close();
  print();
  print('All: a first view on a phone of 390 pixels. Later code comes when the page has been shown.');
}

const measured = {
  package: screens.package.path,
  'packages of an animal': screens['packages of an animal'].path,
  'its fifth page': pathTo(markets.nl, 'productList', { animal: fullAnimal, page: 5 }) ?? '',
  farmers: screens.farmers.path,
  animals: screens.animals.path,
  // With a search, which this list takes no notice of, it is not kept.
  'a list of the service': `/api/v1/nl/nl/products?animal_type=${fullAnimal}&page=1&per_page=60&search=all`,
};
/** The smallest catalogue has no such page. */
const onlyLarge = new Set(['its fifth page']);

type Sized = { size: number; shop: Started; importSeconds: number | null };

/** Imports that are kept in a folder are used again: the largest takes ten minutes. */
async function startSized(size: number, folder: string): Promise<Sized> {
  const settings = { DATA_DIR: join(folder, `data-${size}`) };
  let importSeconds: number | null = null;
  if (!existsSync(settings.DATA_DIR)) {
    const content = join(folder, `content-${size}`);
    await writeCatalogue(content, size);
    importSeconds = await runToEnd(['server/commands/content-command.ts', 'import', content, '--new-shop'], settings);
    await rm(content, { recursive: true });
  }
  return { size, shop: await startShop(settings), importSeconds };
}

async function sizeTables(sizes: number[], folder: string) {
  const all: Sized[] = [];
  try {
    for (const size of sizes) all.push(await startSized(size, folder));
    const against = sizes.slice(1).map((size) => `${size} against ${sizes[0]}`);
    head('uncached, ms', ...sizes.map(String), ...against, ...against.map((name) => `${name}, by processor time`));
    for (const [name, path] of Object.entries(measured)) await sizeRow(name, path, all);
    head('packages', 'import s', 'memory MB');
    for (const { size, shop, importSeconds } of all)
      row(size, importSeconds?.toFixed(0) ?? 'kept', await shop.memoryMb());
  } finally {
    for (const { shop } of all) await shop.stop();
  }
}

async function sizeRow(name: string, path: string, all: Sized[]) {
  const asked = onlyLarge.has(name) ? all.slice(1) : all;
  const times = values.quick ? 9 : 31;
  const usedBefore = await Promise.all(asked.map(({ shop }) => shop.cpuSeconds()));
  const ms = await renderMsInTurns(
    asked.map(({ shop }) => shop.url),
    path,
    times,
  );
  const used = await Promise.all(
    asked.map(async ({ shop }, index) => (await shop.cpuSeconds()) - (usedBefore[index] ?? 0)),
  );
  const missing = all.slice(asked.length).map(() => Number.NaN);
  const shown = (value: number, digits: number) => (Number.isNaN(value) ? '' : value.toFixed(digits));
  const ratios = ([first = Number.NaN, ...others]: number[]) => others.map((value) => shown(value / first, 2));
  const whole = [...missing, ...ms];
  row(name, ...whole.map((value) => shown(value, 0)), ...ratios(whole), ...ratios([...missing, ...used]));
}

async function demoTables(folder: string) {
  const settings = { DATA_DIR: join(folder, 'data') };
  // Pictures are made ahead of visitors, by a thread whose work would be counted as the pages'.
  const noneAhead = { ...settings, WARM_PICTURES: '0' };
  await withShop(settings, async ({ startMs }) =>
    print(`First start, with the demo content: ${(startMs / 1000).toFixed(1)} s`),
  );
  let measuredScreens: Screen[] = [];
  await withShop(noneAhead, async (shop) => {
    print(`Next start: ${(shop.startMs / 1000).toFixed(1)} s`);
    await ratios(shop);
    measuredScreens = await measureScreens(shop);
  });
  await withShop(settings, async (shop) => screenTable(shop, measuredScreens));
}

/** Two orders a second while two hundred read: a quarter of a minute for a look, a whole one with --seconds=60. */
async function sellingShop(folder: string) {
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, METRICS_TOKEN: metricsToken, WARM_PICTURES: '0', PAGE_TTL: '3600' };
  const options = { seconds: Number(values.seconds), visitors: 200, ordersPerSecond: 2, row, head };
  await withShop(settings, (shop) => salesTable(shop, dataDir, options));
}

const folder = await mkdtemp(join(tmpdir(), 'kudde-bench-'));
try {
  if (values.sales) await sellingShop(folder);
  else if (values.changes) {
    await changeTable(values.quick ? [368] : [368, 2000, 10_000], folder, { row, head });
    await visitorTable(folder, { row, head });
  } else if (!values['only-sizes']) await demoTables(folder);
  if (!values.changes && !values.sales) await sizeTables(values.sizes.split(',').map(Number), values.keep ?? folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}

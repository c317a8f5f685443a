// npm run artwork [-- --only <regular expression>] [--missing] [--workers 1]: draws the masters, their manifest, the maps and the stamps.
// With --sheet <file>: only a contact sheet of them, to look at.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { catalogue } from './catalogue.ts';
import { contactSheet } from './contact-sheet.ts';
import { countries } from './country-maps/countries.ts';
import type { CountryName } from './country-maps/countries.ts';
import { countryMap } from './country-maps/country-map.ts';
import { charts } from './cut-maps/charts.ts';
import type { ChartName } from './cut-maps/charts.ts';
import { cutMap } from './cut-maps/cut-map.ts';
import { manifestOf, manifestText } from './manifest.ts';
import { encode } from './master.ts';
import { shippedList } from './shipped-list.ts';
import { stamps, stampSvg } from './stamps/stamp.ts';
import type { StampName } from './stamps/stamp.ts';

const folder = join(import.meta.dirname, '../database/seed/media');
const mapFolder = join(import.meta.dirname, '../public/images/cut-maps');
const stampFolder = join(import.meta.dirname, '../public/images/stamps');
const countryFolder = join(import.meta.dirname, '../public/images/country-maps');

if (isMainThread) await build();
else await drawAll(workerData);

async function build() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      missing: { type: 'boolean', default: false },
      sheet: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const pattern = new RegExp(values.only);
  await mkdir(folder, { recursive: true });
  const drawn = new Set(values.missing ? await readdir(folder) : []);
  const names = catalogue.map(({ name }) => name).filter((name) => pattern.test(name) && !drawn.has(`${name}.webp`));
  if (values.sheet !== undefined) {
    await writeFile(values.sheet, await contactSheet(catalogue.filter(({ name }) => names.includes(name))));
    return;
  }
  const count = Math.max(1, Math.min(2, Number(values.workers)));
  const shares = Array.from({ length: count }, (_, i) => names.filter((_, j) => j % count === i));
  await Promise.all(shares.map(runWorker));
  await writeFile(join(folder, 'manifest.json'), manifestText(manifestOf(catalogue)));
  await writeFile(`${folder}.sha256`, await shippedList(folder));
  await drawCutMaps();
  await drawCountryMaps();
  await drawStamps();
  console.log(`${names.length} of ${catalogue.length} pictures drawn`);
}

async function runWorker(names: readonly string[]) {
  const worker = new Worker(new URL(import.meta.url), { workerData: names });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  worker.once('error', reject);
  worker.once('exit', resolve);
  const code = await promise;
  if (code !== 0) throw new Error(`a worker ended with code ${code}`);
}

async function drawAll(names: readonly string[]) {
  for (const { name, picture } of catalogue) {
    if (names.includes(name)) await writeFile(join(folder, `${name}.webp`), await encode(name, picture));
  }
}

async function drawCutMaps() {
  await mkdir(mapFolder, { recursive: true });
  // Object.keys forgets what the keys are; this table is closed.
  for (const name of Object.keys(charts) as ChartName[]) await writeFile(join(mapFolder, `${name}.svg`), cutMap(name));
}

async function drawCountryMaps() {
  await mkdir(countryFolder, { recursive: true });
  for (const name of Object.keys(countries) as CountryName[])
    await writeFile(join(countryFolder, `${name}.svg`), countryMap(name));
}

async function drawStamps() {
  await mkdir(stampFolder, { recursive: true });
  for (const name of Object.keys(stamps) as StampName[])
    await writeFile(join(stampFolder, `${name}.svg`), stampSvg(name));
}

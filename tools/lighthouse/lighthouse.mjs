/**
 * npm run lighthouse [-- --url=http://…] [--runs=N] [--only=home,farmers-de] [--throttling=devtools] [--json=DIR]: Lighthouse's mobile
 * preset on the main screens of two markets, one table with the performance of each run, and a failure where the middle one is below the
 * floors. Without --url it starts the built shop with its demo content. It has packages of its own, so that nobody who only runs the shop
 * installs a browser's test bench.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startShop } from './shop.mjs';

const floors = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const otherCategories = Object.keys(floors).filter((category) => category !== 'performance');
const ceilings = { 'cumulative-layout-shift': 0.02, 'total-blocking-time': 100 };

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    /** `simulate` counts with a model of a slow phone, `devtools` slows the browser itself. */
    throttling: { type: 'string', default: 'simulate' },
    json: { type: 'string' },
    performance: { type: 'string', default: String(floors.performance) },
  },
});
floors.performance = Number(values.performance);

const screens = {
  home: ['/nl', '/de'],
  package: ['/nl/ons-vlees/blaarkop-proefpakket', '/de/unser-fleisch/fleckvieh-weidekiste-klein'],
  'farm shop': ['/nl/boerderij-box', '/de/farmbox'],
  recipe: ['/nl/recepten/gehaktballen-in-jus', '/de/rezepte/rinderrouladen-mit-gewuerzgurke'],
  farmers: ['/nl/onze-boeren', '/de/unsere-bauern'],
  'blog post': ['/nl/blog/boeren/een-dag-met-hilde-en-griet', '/de/blog/hoefe/eine-woche-auf-dem-lindenhof'],
};

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A shop that has had visitors has its pages and pictures ready; the first one ever would measure how they are made. */
async function visitOnce(url) {
  const html = await (await fetch(url)).text();
  const pictures = new Set([...html.matchAll(/\/media\/[^\s"',]+/g)].map(([address]) => address));
  for (const address of pictures) await (await fetch(new URL(address, url))).arrayBuffer();
}

/** On a busy machine a recording now and then fails as a whole; it is made once more. */
async function audit(url, port) {
  return auditOnce(url, port).catch(() => auditOnce(url, port));
}

async function auditOnce(url, port) {
  const onlyCategories = Object.keys(floors);
  const throttlingMethod = values.throttling;
  const result = await lighthouse(url, { port, onlyCategories, throttlingMethod, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`${url}: Lighthouse gave no answer`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** The run whose performance is the middle one. */
function middleOf(reports) {
  const sorted = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  return sorted[Math.floor(sorted.length / 2)];
}

const score = (lhr, category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
const number = (lhr, id) => lhr.audits[id]?.numericValue ?? Number.NaN;

/** Audits that cost points outside performance, by name, with the first elements they name. */
function faults(lhr) {
  return Object.entries(lhr.categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => lhr.audits[id])
        .filter((found) => found.score !== null && found.score < 1)
        .map(({ id, title, details }) => {
          const places = (details?.items ?? []).slice(0, 3).map((item) => item.node?.snippet ?? JSON.stringify(item));
          return `${category}: ${id} (${title})${places.map((place) => `\n      ${place}`).join('')}`;
        }),
    );
}

function belowFloor(lhr) {
  const low = Object.entries(floors).filter(([category, floor]) => score(lhr, category) < floor);
  const high = Object.entries(ceilings).filter(([id, ceiling]) => number(lhr, id) > ceiling);
  return [
    ...low.map(([category, floor]) => `${category} ${score(lhr, category)} is below ${floor}`),
    ...high.map(([id, ceiling]) => `${id} ${number(lhr, id).toFixed(3)} is above ${ceiling}`),
  ];
}

const print = (line = '') => void process.stdout.write(`${line}\n`);
const row = (...cells) => print(`| ${cells.join(' | ')} |`);

async function main(base, port) {
  const columns = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'CLS', 'TBT ms', 'LCP s'];
  row(...columns);
  row(...columns.map(() => '---'));
  const complaints = [];
  const wanted = values.only?.split(',');
  for (const [name, paths] of Object.entries(screens)) {
    for (const path of paths) {
      if (wanted && !wanted.includes(name) && !wanted.includes(`${name}-${path.split('/')[1]}`)) continue;
      await visitOnce(`${base}${path}`);
      const reports = [];
      for (let run = 0; run < Number(values.runs); run += 1) reports.push(await audit(`${base}${path}`, port));
      const lhr = middleOf(reports);
      if (values.json) await keep(`${name}-${path.split('/')[1]}`, lhr);
      row(
        `${name}, ${path.split('/')[1]}`,
        reports.map((report) => score(report, 'performance')).join(' '),
        ...otherCategories.map((category) => score(lhr, category)),
        number(lhr, 'cumulative-layout-shift').toFixed(3),
        Math.round(number(lhr, 'total-blocking-time')),
        (number(lhr, 'largest-contentful-paint') / 1000).toFixed(1),
      );
      const found = [...belowFloor(lhr), ...faults(lhr)];
      if (found.length > 0) complaints.push(`${path}\n    ${found.join('\n    ')}`);
    }
  }
  return complaints;
}

async function keep(name, lhr) {
  await mkdir(values.json, { recursive: true });
  await writeFile(join(values.json, `${name.replaceAll(' ', '-')}.json`), JSON.stringify(lhr));
}

const folder = await mkdtemp(join(tmpdir(), 'kudde-lighthouse-'));
const userDataDir = join(folder, 'chrome');
await mkdir(userDataDir);
const shop = values.url ? null : await startShop(join(folder, 'data'));
let chrome;
try {
  // It looks at CHROME_PATH, then where browsers usually are.
  chrome = await launch({ chromeFlags, userDataDir });
  const complaints = await main((values.url ?? shop?.url ?? '').replace(/\/$/, ''), chrome.port);
  print();
  for (const complaint of complaints) print(`  ${complaint}`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} finally {
  chrome?.kill();
  await shop?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

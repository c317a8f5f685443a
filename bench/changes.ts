/** How long a change of content takes, and what visitors notice of it meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorTask } from '#server/content/thread/editor-messages.ts';
import { type Catalogue, copyOf, readPackages, writeCatalogue } from './catalogue.ts';
import type { Timed } from './editing-shop.ts';
import { runToEnd } from './processes.ts';
import { quickImports } from '../scripts/small-memory.mjs';

type Tables = { row: (...cells: (string | number)[]) => void; head: (...cells: string[]) => void };

/** Documents of the Dutch demo that are no packages. */
const others = 334;

async function startEditing(DATA_DIR: string) {
  const child = fork('bench/editing-shop.ts', {
    env: { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR },
    execArgv: [quickImports],
  });
  const next = async <T>() => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the shop that is changed ended'))),
    ])) as [T];
    return message;
  };
  child.setMaxListeners(0);
  const { url } = await next<{ url: string }>();
  return {
    url,
    async change(task: EditorTask): Promise<Timed> {
      const timed = next<Timed>();
      child.send(task);
      return timed;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

type Editing = Awaited<ReturnType<typeof startEditing>>;

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function changeTable(sizes: number[], folder: string, { row, head }: Tables) {
  head(
    'documents',
    'what changes',
    'first, ms',
    'then, ms',
    'processor ms',
    'of it in the thread of visitors',
    'wanted, ms',
  );
  for (const size of sizes) {
    const dataDir = join(folder, `changes-${size}`);
    const content = join(folder, `changes-content-${size}`);
    await writeCatalogue(content, Math.max(0, size - others));
    const packages = await readPackages(content);
    await runToEnd(['server/commands/content-command.ts', 'import', content, '--new-shop'], { DATA_DIR: dataDir });
    await rm(content, { recursive: true });
    const editing = await startEditing(dataDir);
    try {
      for (const [name, { times, wanted, task }] of Object.entries(kindsOfChange(packages, size))) {
        const timed: Timed[] = [];
        for (let count = 0; count < times; count += 1) timed.push(await editing.change(task(count)));
        const problem = timed.flatMap(({ lines }) => lines).find((line) => line.startsWith('ChangeRefused'));
        if (problem) throw new Error(problem);
        const [first, ...then] = timed;
        const usual = (name: 'ms' | 'cpuMs' | 'mainMs') => middle(then.map((one) => one[name]));
        const shown = [first?.ms ?? 0, usual('ms'), usual('cpuMs')].map(Math.round);
        row(size, name, ...shown, usual('mainMs').toFixed(1), wanted);
      }
    } finally {
      await editing.stop();
    }
  }
}

const limits: Record<number, [text: number, first: number, stock: number]> = {
  368: [400, 500, 150],
  2000: [1200, 1500, 300],
  10_000: [6000, 8000, 1000],
};

function kindsOfChange(packages: Catalogue, size: number) {
  const [text = '', first = '', stock = ''] = (limits[size] ?? []).map(String);
  const one = packages.at(-1) ?? {};
  const put = (doc: object, at?: 'first'): EditorTask => ({
    do: 'change',
    market: 'nl',
    edits: [{ do: 'put', kind: 'packages', doc: { ...doc }, at }],
    options: { title: 'bench' },
  });
  const entries = (count: number) =>
    packages.slice(0, 10).map(({ slug }, index) => ({
      kind: 'packages' as const,
      slug,
      status: 'instock',
      total: 200,
      buyers: 10 + count + index,
      price: null,
    }));
  return {
    'one text': { times: 6, wanted: text, task: (count: number) => put({ ...one, title: `Ander ${count}` }) },
    'one package added first': {
      times: 4,
      wanted: first,
      task: (count: number) => put(copyOf(one, count), 'first'),
    },
    'stock of ten': {
      times: 6,
      wanted: stock,
      task: (count: number): EditorTask => ({
        do: 'stock',
        market: 'nl',
        entries: entries(count),
        options: { from: 'shop' },
      }),
    },
  };
}

/** Pages are asked for while fifty changes are made in the same process: one of another market, and one of the same. */
export async function visitorTable(folder: string, { row, head }: Tables) {
  const editing = await startEditing(join(folder, 'changes-368'));
  const packages = await editedPackages();
  try {
    const idle = await askDuring(editing, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
    });
    const busy = await askDuring(editing, async () => {
      for (let count = 0; count < 50; count += 1)
        await editing.change(kindsOfChange(packages, 368)['one text'].task(count + 100));
    });
    head(
      'while fifty changes of nl run',
      'answers',
      'not 200',
      'middle ms',
      'slowest ms',
      'slowest ms without changes',
    );
    for (const path of paths) {
      const times = busy[path] ?? [];
      const slowest = (all: { ms: number }[]) => Math.max(...all.map(({ ms }) => ms)).toFixed(1);
      const wrong = times.filter(({ status }) => status !== 200).length;
      row(
        path,
        times.length,
        wrong,
        middle(times.map(({ ms }) => ms)).toFixed(1),
        slowest(times),
        slowest(idle[path] ?? []),
      );
    }
  } finally {
    await editing.stop();
  }
}

async function editedPackages(): Promise<Catalogue> {
  // Our own seed, which tests check against the contract.
  return JSON.parse(await readFile('database/seed/nl/packages/01-rund.json', 'utf8')) as Catalogue;
}

const paths = ['/de', '/nl'];

async function askDuring({ url }: Editing, work: () => Promise<void>) {
  const times: Record<string, { ms: number; status: number }[]> = Object.fromEntries(paths.map((path) => [path, []]));
  // What is measured is what lies in memory.
  for (const path of paths) for (let count = 0; count < 5; count += 1) await (await fetch(`${url}${path}`)).text();
  const over = new AbortController();
  const asking = paths.map(async (path) => {
    while (!over.signal.aborted) {
      const begin = performance.now();
      const response = await fetch(`${url}${path}`);
      await response.arrayBuffer();
      times[path]?.push({ ms: performance.now() - begin, status: response.status });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await work();
  over.abort();
  await Promise.all(asking);
  return times;
}

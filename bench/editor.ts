/**
 * node bench/editor.ts [--packages=10000] [--rounds=5]: the editor of goods and pages with that many packages in one market: how long its
 * list and a package take on the server, how soon visitors see what was published, and how long a key takes to be seen in a page of sixty
 * blocks on a machine four times as slow.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#database/client.ts';
import { createPeople } from '#services/people/people.ts';
import { environment, nodeOptions } from '../scripts/small-memory.mjs';
import { writeCatalogue } from './catalogue.ts';
import { runToEnd, startProcess } from './processes.ts';
import { typingTable } from './typing.ts';

const { values } = parseArgs({
  options: { packages: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
});
const [size, rounds] = [Number(values.packages), Number(values.rounds)];
const blocks = 60;
const box = '/studio/content/packages/blaarkop-proefpakket';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Home with so many blocks, each a text of its own. */
async function fillHome(folder: string): Promise<void> {
  const file = join(folder, 'nl/static-pages/01-vaste-paginas.json');
  // Our own seed, which tests check against the contract.
  const pages = JSON.parse(await readFile(file, 'utf8')) as { slug: string; modules?: object[] }[];
  for (const page of pages) {
    if (page.slug !== 'home') continue;
    const own = page.modules ?? [];
    const more = Array.from({ length: Math.max(0, blocks - own.length) }, (_, at) => ({
      module: 'text',
      module_id: `bench-${at}`,
      place: 'bottom',
      title: `Blok ${at}`,
      body: `<p>${'Een zin over het vlees van de wei. '.repeat(20)}</p>`,
      config: {},
    }));
    page.modules = [...own, ...more];
  }
  await writeFile(file, JSON.stringify(pages));
}

async function signIn(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir, url: null, mayShare: true, mayCreate: false });
  const people = createPeople({ db: database.db, clock: () => new Date() });
  const invited = await people.invite({ email: 'bench@kudde.test', role: 'owner', language: 'nl' }, null);
  if ('problem' in invited) throw new Error(invited.problem);
  const person = await people.links.setPassword(invited.token, {
    name: 'Bench',
    password: 'een koe loopt langs de dijk',
  });
  if (!person) throw new Error('nobody may sign in');
  const { token } = await people.sessions.begin(person, { device: 'bench', before: null });
  await database.close();
  return token;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-editor-'));
try {
  const [content, dataDir] = [join(folder, 'content'), join(folder, 'data')];
  await writeCatalogue(content, size);
  await fillHome(content);
  await runToEnd(['server/commands/content-command.ts', 'import', content, '--new-shop'], { DATA_DIR: dataDir });
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR: dataDir };
  const shop = await startProcess([...nodeOptions, 'server/main.ts'], { ...environment, ...settings });
  try {
    const token = await signIn(dataDir);
    await measure(shop.url, token).catch((error: unknown) => {
      print(shop.output().slice(-3000));
      throw error;
    });
  } finally {
    await shop.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(url: string, token: string): Promise<void> {
  const headers = { cookie: `kudde-studio=${token}` };
  const read = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${answer.status} ${path}`);
    return answer.text();
  };
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, origin: url },
      body,
      redirect: 'manual',
    });
    if (answer.status !== 303) throw new Error(`${answer.status} ${path}: ${(await answer.text()).slice(0, 300)}`);
  };
  print(`${size} packages, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  print('| asked | first ms | median ms | slowest ms | wanted |\n| --- | --- | --- | --- | --- |');
  const asked = {
    'list of packages': '/studio/content/packages',
    'its last page': `/studio/content/packages?page=${Math.ceil(size / 50)}`,
    searched: '/studio/content/packages?find=blaarkop',
    'a package': box,
    'a page of sixty blocks': '/studio/content/static-pages/home',
  };
  for (const [name, path] of Object.entries(asked)) {
    const took: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const begin = performance.now();
      await read(path);
      took.push(performance.now() - begin);
    }
    const [first = 0, ...then] = took;
    const sorted = then.toSorted((a, b) => a - b);
    print(
      `| ${name} | ${first.toFixed(0)} | ${sorted[Math.floor(rounds / 2)]?.toFixed(0)} | ${sorted.at(-1)?.toFixed(0)} | 500 |`,
    );
  }
  const valueOf = (html: string, name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '';
  const page = `${url}/nl/ons-vlees/blaarkop-proefpakket`;
  for (let round = 0; round < 2; round += 1) {
    const title = `Proef ${round} van de bank`;
    const form = await read(box);
    await send(box, {
      _form: 'item',
      _version: valueOf(form, '_version'),
      'w:title': valueOf(form, 'w:title'),
      'f:title': title,
      do: 'save',
    });
    const opened = performance.now();
    await read(box);
    const withDraft = performance.now() - opened;
    const version = valueOf(await read(`${box}/publish`), '_version');
    const begin = performance.now();
    await send(`${box}/publish`, { _form: 'publish', _version: version });
    const published = performance.now();
    while (!(await (await fetch(page)).text()).includes(title)) await sleep(20);
    const seen = performance.now();
    print(
      `| round ${round}: opened with a draft, checked | ${withDraft.toFixed(0)} | | | |\n| published, then seen by visitors | ${(published - begin).toFixed(0)} | ${(seen - published).toFixed(0)} after | | 2000 |`,
    );
  }
  await typingTable(`${url}/studio/content/static-pages/home`, token, print);
  print(`\nload at the end ${loadavg()[0]?.toFixed(1) ?? ''}`);
}

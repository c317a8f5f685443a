import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { onServer } from '#tests/setup/database/test-template.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { markets } from '#markets/index.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kudde-no-shop-'));
  await writeContent(join(folder, 'content', 'nl'), sampleContent(markets.nl));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (command: string, args: string[], settings: Record<string, string>) =>
  runScript(`server/commands/${command}-command.ts`, args, settings);

const commands: [string, ...string[]][] = [
  ['backup', 'FILE'],
  ['content', 'import', 'CONTENT'],
  ['signups', 'list'],
  ['orders', 'list'],
  ['content', 'export', 'OUT'],
  ['content', 'history', 'nl', 'farmers', 'x'],
  ['content', 'start-empty', 'nl'],
];
const places = () => ({ FILE: join(folder, 'backup'), OUT: join(folder, 'out'), CONTENT: join(folder, 'content') });
const placed = (args: string[]) =>
  args.map((arg) => Object.entries(places()).find(([name]) => name === arg)?.[1] ?? arg);

test.each(casesOf(commands, 2))(
  'O2 %s %s refuses a folder without a shop, and makes none',
  { timeout: 60_000 },
  async (name, ...args) => {
    const nowhere = join(folder, 'nowhere');
    const { code, output } = await run(name, placed(args), { DATA_DIR: nowhere });
    expect(output).toContain(`There is no shop in ${nowhere}. Is DATA_DIR right?`);
    expect(code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(places().FILE)).toBe(false);
  },
);

test('O2 a database of a server without a shop is refused as well', { timeout: 60_000 }, async () => {
  const server = inject('postgresUrl');
  const name = `empty_${process.pid}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { code, output } = await run('backup', [places().FILE], { DATABASE_URL: url.href });
  expect(output).toContain(`There is no shop in the database ${name} on ${url.host}. Is DATABASE_URL right?`);
  expect(code).toBe(1);
});

test('O2 nothing at all is no backup', { timeout: 60_000 }, async () => {
  const dir = join(folder, 'bare');
  const { openDatabase } = await import('#database/client.ts');
  await (await openDatabase({ dataDir: dir, url: null })).close();
  const { code, output } = await run('backup', [places().FILE], { DATA_DIR: dir });
  expect(output).toContain(`There is nothing in the shop in ${dir}. Is DATA_DIR right? No backup was written.`);
  expect(code).toBe(1);
  expect(readdirSync(folder)).not.toContain('backup');
});

test('O3 a backup says at its end what is not in it', { timeout: 60_000 }, async () => {
  const database = await openDemoDatabase();
  onTestFinished(() => database.close());
  const { url } = database;
  const file = join(folder, 'whole.backup');
  const { code, output } = await run('backup', [file], { DATABASE_URL: url });
  expect(code).toBe(0);
  for (const place of ['.env', 'markets/', 'markets/brands', 'services/locales/catalogs'])
    expect(output).toContain(place);
  expect(output).toContain('0 pictures of your own\n');
});

test('O2 content goes into a new folder by saying so', { timeout: 120_000 }, async () => {
  const dir = join(folder, 'new');
  const { code, output } = await run('content', ['import', places().CONTENT, '--new-shop'], { DATA_DIR: dir });
  expect([code, output]).toEqual([0, expect.stringContaining('nl')]);
  expect(await run('signups', ['list'], { DATA_DIR: dir })).toMatchObject({ code: 0 });
});

test('O24 a full disk is said in words, without a statement', { timeout: 120_000 }, async () => {
  const dir = await preparedDataDir();
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const full = { DATA_DIR: dir, DISK_RESERVE_MB: '1000000000' };
  const acts = [
    ['signups', 'delete', 'jan@example.test'],
    ['content', 'start-empty', 'nl'],
  ];
  for (const args of casesOf(acts, 1)) {
    const [name = '', ...rest] = args;
    const { code, output } = await run(name, rest, full);
    expect(output).toContain(
      'The disk of the embedded database is full: nothing can be written until there is room again',
    );
    expect(output).not.toMatch(/Failed query|insert into|params/);
    expect(code).toBe(1);
  }
});

test('a database out of reach is said in words, without a statement', { timeout: 60_000 }, async () => {
  const database = await openDemoDatabase();
  onTestFinished(() => database.close());
  const { url } = database;
  const gone = new URL(url);
  gone.port = '1';
  const { code, output } = await run('signups', ['list'], { DATABASE_URL: gone.href });
  expect(output).toMatch(/^The database is out of reach: connect ECONNREFUSED .*\n$/);
  expect(code).toBe(1);
});

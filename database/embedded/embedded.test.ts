import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { type OpenDatabase, openDatabase } from '../client.ts';
import { clusterName } from './data-folder.ts';
import { isRoot } from './database-user.ts';
import { readPostmaster } from './postmaster-file.ts';
import { DatabaseRefused } from './refused.ts';
import { quickImports } from '../../scripts/small-memory.mjs';

async function newFolder(make: () => Promise<string> = () => mkdtemp(join(tmpdir(), 'kudde-data-'))) {
  const folder = await make();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(dataDir: string, options: Partial<Parameters<typeof openDatabase>[0]> = {}): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, url: null, ...options });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await database.close();
  };
  onTestFinished(close);
  return { ...database, close };
}

const refusal = (dataDir: string): Promise<unknown> =>
  openDatabase({ dataDir, url: null }).then(
    async (database) => {
      await database.close();
      return 'not refused';
    },
    (error: unknown) => error,
  );

/** Everything below a folder with its time of change. */
function contentsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .toSorted();
}

/** What the operating system says who is who. */
async function pids(dataDir: string): Promise<{ postmaster: number; supervisor: number }> {
  const postmaster = (await readPostmaster(join(dataDir, clusterName)))?.pid ?? 0;
  const status = readFileSync(`/proc/${postmaster}/status`, 'utf8');
  return { postmaster, supervisor: Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) };
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

test('a first start makes a durable database that only its shop can reach; the next one has what was written', async () => {
  const folder = await newFolder();
  // Left by a first start that was cut short.
  mkdirSync(join(folder, `${clusterName}.new`));
  writeFileSync(join(folder, `${clusterName}.new`, 'PG_VERSION'), 'half');
  const database = await open(folder);
  const settings = await database.db.execute(sql`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'autovacuum')
    order by name`);
  expect(settings).toMatchObject({
    rows: [
      { name: 'autovacuum', setting: 'on' },
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ],
  });
  await database.db.execute(sql`create table t (id int)`);
  await database.close();
  expect(readdirSync(folder).toSorted()).toEqual(['lock.sqlite', clusterName]);
  const again = await open(folder);
  expect(await again.db.execute(sql`select * from t`)).toMatchObject({ rowCount: 0 });
}, 300_000);

test('the data folder is closed to other users of the machine, also one that was open', async () => {
  const folder = await newFolder(preparedDataDir);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'notes'), 'private');
  for (const name of ['', 'media', 'notes']) chmodSync(join(folder, name), 0o777);
  const database = await open(folder);
  // As root the database belongs to somebody else, who passes through, and sees nothing.
  expect(statSync(folder).mode & 0o777).toBe(isRoot() ? 0o711 : 0o700);
  for (const name of readdirSync(folder)) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  expect(statSync(join(folder, clusterName, '.s.PGSQL.5432')).mode & 0o077).toBe(0);
  await database.close();
});

test('a folder that is in use is refused to another shop, and shared with a command', async () => {
  const folder = await newFolder(preparedDataDir);
  const shop = await open(folder);
  const refused = await refusal(folder);
  expect(refused).toBeInstanceOf(DatabaseRefused);
  expect(String(refused)).toContain('is in use by another process');
  const heard: string[] = [];
  await shop.listen('news', (payload) => heard.push(payload));
  const command = await open(folder, { mayShare: true });
  await command.db.execute(sql`select pg_notify('news', 'hello')`);
  await expect.poll(() => heard).toEqual(['hello']);
  await command.close();
  await shop.ping();
});

// Another namespace needs rights that ordinary users often do not have.
const namespaces =
  isRoot() && process.platform === 'linux' ? [['--pid', '--ipc', '--net', '--fork', '--mount-proc']] : [];
test.each(namespaces)(
  'a folder in use is refused in another container too, where process numbers mean nothing',
  async (...namespace) => {
    const folder = await newFolder(preparedDataDir);
    await open(folder);
    const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../client.ts'))};
    openDatabase({ dataDir: ${JSON.stringify(folder)}, url: null }).then(() => 'started', (error) => error.reason)
      .then((said) => { console.log(said, process.pid); process.exit(0); });`;
    const said = execFileSync('unshare', [
      ...namespace,
      process.execPath,
      quickImports,
      '--input-type=module',
      '-e',
      script,
    ]);
    expect(said.toString().trim()).toBe('in use 1');
  },
);

test('the database of the version before is named and left as it is, with the way to carry it over', async () => {
  const folder = await newFolder();
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n');
  const before = contentsOf(join(folder, 'database'));
  const refused = await refusal(folder);
  expect(refused).toMatchObject({ reason: 'version before' });
  for (const words of ['npm run content -- export', 'signups -- export', 'signups -- import', join(folder, 'database')])
    expect(String(refused)).toContain(words);
  expect(contentsOf(join(folder, 'database'))).toEqual(before);
  expect(existsSync(join(folder, clusterName))).toBe(false);
});

test('a folder of another major version is refused with the way on, and left as it is', async () => {
  const folder = await newFolder(preparedDataDir);
  writeFileSync(join(folder, clusterName, 'PG_VERSION'), '14\n');
  const before = contentsOf(join(folder, clusterName));
  const refused = await refusal(folder);
  expect(refused).toMatchObject({ reason: 'other version' });
  expect(String(refused)).toMatch(/made by PostgreSQL 14, .*npm run backup.*npm run restore/s);
  expect(contentsOf(join(folder, clusterName))).toEqual(before);
});

test('a folder that is no database is refused with a way out, and left as it is', async () => {
  const folder = await newFolder();
  mkdirSync(join(folder, clusterName));
  writeFileSync(join(folder, clusterName, 'something'), 'precious');
  expect(await refusal(folder)).toMatchObject({ reason: 'not a database' });
  expect(readdirSync(join(folder, clusterName))).toEqual(['something']);
});

test('what a power cut leaves behind does not keep it from starting: an empty lock file, or one with somebody else’s number', async () => {
  const folder = await newFolder(preparedDataDir);
  const cluster = join(folder, clusterName);
  for (const text of ['', `${process.pid}\n${cluster}\n1\n5432\n${cluster}\n\n  1  1\nready   \n`]) {
    writeFileSync(join(cluster, 'postmaster.pid'), text);
    writeFileSync(join(cluster, '.s.PGSQL.5432.lock'), text);
    const database = await open(folder);
    expect(await database.ping()).toBeUndefined();
    await database.close();
  }
});

test('a folder with a name too long for a socket gets a short one that is as private', async () => {
  const parent = await newFolder();
  chmodSync(parent, 0o711);
  const folder = join(parent, 'a'.repeat(100));
  const database = await open(folder);
  await database.ping();
  const { socketFolder = '' } = (await readPostmaster(join(folder, clusterName))) ?? {};
  expect(socketFolder).toMatch(/^\/tmp\/kudde-[0-9a-f]{16}$/);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  const command = await open(folder, { mayShare: true });
  await command.ping();
  await command.close();
  await database.close();
  expect(existsSync(socketFolder)).toBe(false);
}, 300_000);

test('as root the database of a folder nobody else can enter is kept where its user can', async () => {
  const parent = await newFolder();
  chmodSync(parent, 0o700);
  const folder = join(parent, 'data');
  const database = await open(folder);
  await database.ping();
  await database.close();
  if (!isRoot()) return;
  const elsewhere = readlinkSync(join(folder, clusterName));
  onTestFinished(() => rm(join(elsewhere, '..'), { recursive: true, force: true }));
  expect(elsewhere).toMatch(/^\/var\/lib\/kudde\//);
}, 300_000);

test('PostgreSQL killed, and its supervisor killed: both are there again, and nothing that was written is lost', async () => {
  const folder = await newFolder(preparedDataDir);
  const database = await open(folder);
  await database.db.execute(sql`create table t (id int)`);
  for (const victim of ['postmaster', 'supervisor'] as const) {
    await database.db.execute(sql`insert into t values (1)`);
    const before = await pids(folder);
    process.kill(before[victim], 'SIGKILL');
    await expect.poll(() => isAlive(before.postmaster)).toBe(false);
    // What it had started may answer for a moment longer; a new one begins when all of that is gone.
    const isAnother = async () => {
      const pid = (await readPostmaster(join(folder, clusterName)))?.pid ?? 0;
      return pid !== before.postmaster && isAlive(pid);
    };
    await expect.poll(isAnother, { timeout: 120_000 }).toBe(true);
    await expect.poll(() => database.ping().then(() => 'well', String), { timeout: 120_000 }).toBe('well');
  }
  expect(await database.db.execute(sql`select count(*)::int as n from t`)).toMatchObject({ rows: [{ n: 2 }] });
}, 300_000);

test('whoever started it is killed: PostgreSQL ends by itself, and the next start waits for that', async () => {
  const folder = await newFolder(preparedDataDir);
  const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../client.ts'))};
    await openDatabase({ dataDir: ${JSON.stringify(folder)}, url: null }); console.log('ready'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, [quickImports, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const { postmaster, supervisor } = await pids(folder);
  child.kill('SIGKILL');
  const database = await open(folder);
  await database.ping();
  expect(isAlive(postmaster)).toBe(false);
  // Without its lock it has nothing left to do, but a busy machine may let it wait for its end.
  await expect.poll(() => isAlive(supervisor)).toBe(false);
});

test('a link to a database that is gone is refused, and no new one takes its place', async () => {
  const folder = await newFolder();
  symlinkSync(join(folder, 'gone', clusterName), join(folder, clusterName));
  const refused = await refusal(folder);
  expect(refused).toMatchObject({ reason: 'not a database' });
  expect(String(refused)).toContain('which is gone');
});

test('killed while its database is being made, the next start makes it anew', { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../client.ts'))};
    await openDatabase({ dataDir: ${JSON.stringify(folder)}, url: null, onProgress: console.log });`;
  const child = spawn(process.execPath, [quickImports, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toContain('Making a new database');
  await expect.poll(() => existsSync(join(folder, `${clusterName}.new`, 'base'))).toBe(true);
  child.kill('SIGKILL');
  const database = await open(folder);
  expect(await database.ping()).toBeUndefined();
});

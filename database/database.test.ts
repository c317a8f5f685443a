import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { backends, openTestDatabase } from '#tests/setup/test-database.ts';
import { BrokenDatabase, openDatabase } from './client.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder.ts';
import { migrate } from './migrate.ts';

const folders: string[] = [];
async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-data-'));
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

test('a data folder belongs to one process at a time', async () => {
  const folder = await newFolder();
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  await writeFile(join(folder, 'lock'), String(other.pid));
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  // The lock of a process that was killed is taken over.
  const unlock = await lockDataFolder(folder);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that is no database is refused with a way out, and left as it is', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database', 'something'), 'precious');
  const opening = openDatabase({ dataDir: folder, url: null });
  await expect(opening).rejects.toThrow(BrokenDatabase);
  await expect(opening).rejects.toThrow(/move the folder away and start again/);
  expect(await readdir(folder)).toEqual(['database']);
  expect(await readdir(join(folder, 'database'))).toEqual(['something']);
});

test('a first start that was cut short leaves nothing behind that could be taken for a database', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'database.new'));
  await writeFile(join(folder, 'database.new', 'PG_VERSION'), 'half');
  const database = await openDatabase({ dataDir: folder, url: null });
  await database.ping();
  await database.close();
  expect((await readdir(folder)).toSorted()).toEqual(['database']);
});

describe.each(backends())('on %s', (backend) => {
  test('migrations run once, together or not at all', async () => {
    const database = await openTestDatabase(backend);
    const said: string[] = [];
    await migrate(database.db, (line) => said.push(line));
    expect(said).toEqual([]);
    const files = (await readdir(new URL('./migrations', import.meta.url))).filter((file) => file.endsWith('.sql'));
    const result = await database.db.execute(sql`select count(*)::int as count from kudde.migrations`);
    expect(result).toMatchObject({ rows: [{ count: files.length }] });
    await database.close();
  });

  test('what one part of the program announces, another hears', async () => {
    const database = await openTestDatabase(backend);
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    await database.db.execute(sql`select pg_notify('news', 'hello')`);
    await expect.poll(() => heard).toEqual(['hello']);
    await database.close();
  });
});

/**
 * Data folders with the demo catalogue in them. Making one takes many seconds, so it is done once for a whole run, by whoever
 * comes first; everybody gets a copy. A shop that is newer than the prepared folder brings its copy up to date when it starts.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#database/client.ts';
import { DataFolderInUse, lockDataFolder } from '#database/data-folder.ts';
import { seedContent } from '#server/content-exchange.ts';

const results = resolve(import.meta.dirname, '../../test-results');
const prepared = join(results, 'prepared-data');
const unfinished = join(results, 'prepared-data.new');

/** A new folder, to be removed by whoever asked for it. */
export async function preparedDataDir(name = 'kudde-data-'): Promise<string> {
  while (!existsSync(prepared)) await prepare();
  const dir = await mkdtemp(join(tmpdir(), name));
  await cp(prepared, dir, { recursive: true });
  return dir;
}

async function prepare(): Promise<void> {
  try {
    const unlock = await lockDataFolder(join(results, 'prepared-data.lock'));
    try {
      if (!existsSync(prepared)) await fill();
    } finally {
      await unlock();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    await sleep(100);
  }
}

async function fill(): Promise<void> {
  await rm(unfinished, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: unfinished, url: null });
  try {
    await seedContent(database.db, () => {});
  } finally {
    await database.close();
  }
  await rename(unfinished, prepared);
}

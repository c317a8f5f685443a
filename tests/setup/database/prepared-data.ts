/**
 * Data folders with the demo catalogue in them. Making one takes seconds, so it is done once for all runs with the same tables and
 * the same demo content, by whoever comes first; everybody gets a copy.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#database/client.ts';
import { takeFolderLock } from '#database/embedded/folder-lock.ts';
import { seedContent } from '#server/content/exchange.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Not in this project, which the user the database runs as may not be allowed to enter. */
const home = join(
  tmpdir(),
  `kudde-prepared-${fingerprint('database/{migrations,embedded}/*.{sql,ts}', 'database/seed/**/*.json')}`,
);
/** Pictures in the sizes of pages, made by the code that makes them now. */
const pictures = join(tmpdir(), `kudde-pictures-${fingerprint('{services/images,contract}/*.ts')}`);
const prepared = join(home, 'data');
const unfinished = join(home, 'data.new');

function fingerprint(...sources: string[]): string {
  const hash = createHash('sha256').update(`${root} ${process.getuid?.()}`);
  for (const file of globSync(sources.map((source) => join(root, source))).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** A new folder, to be removed by whoever asked for it. */
export async function preparedDataDir(name = 'kudde-data-'): Promise<string> {
  while (!existsSync(prepared)) await prepare();
  const dir = await mkdtemp(join(tmpdir(), name));
  // With its owner, who is not root.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, dir]);
  return dir;
}

/** Making the pictures of a page takes longer than rendering it: a shop on this folder finds those that others have made. */
export async function sharePictures(dataDir: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await symlink(pictures, join(dataDir, 'media'));
}

async function prepare(): Promise<void> {
  mkdirSync(home, { recursive: true });
  await chmod(home, 0o755);
  const unlock = takeFolderLock(home);
  if (!unlock) return sleep(100);
  try {
    if (!existsSync(prepared)) await fill();
  } finally {
    unlock();
  }
}

async function fill(): Promise<void> {
  await rm(unfinished, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: unfinished, url: null });
  try {
    await seedContent(database.patientDb, () => {});
  } finally {
    await database.close();
  }
  await rename(unfinished, prepared);
}

/** The data folder of the embedded database: nobody else's business, and refused where it is not what it should be. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRoot } from './database-user.ts';
import type { Programs } from './programs.ts';
import { DatabaseRefused } from './refused.ts';

/** Not the name the version before used: its folder stays as it is. */
export const clusterName = 'postgresql';
export const nameBefore = 'database';

/** Makes it, and closes it to other users of the machine. */
export function prepareDataFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    // As root the database belongs to another user, who has to pass through; what is inside is closed itself.
    chmodSync(dir, isRoot() ? 0o711 : 0o700);
    for (const name of readdirSync(dir)) closeEntry(join(dir, name));
  } catch (error) {
    throw new DatabaseRefused(
      'no access',
      `The data folder ${dir} cannot be used: ${error instanceof Error ? error.message : String(error)}.\n` +
        'It has to belong to the user the shop runs as. Nothing was changed.',
    );
  }
}

function closeEntry(path: string): void {
  const stat = lstatSync(path);
  // Copied programs are no secret, and have to be run by another user.
  if (stat.isSymbolicLink() || basename(path).startsWith('programs-')) return;
  if (stat.mode & 0o077) chmodSync(path, stat.mode & 0o700);
}

/** Refuses what was left by the version before, which kept its data in another format. */
export function refuseVersionBefore(dir: string): void {
  const before = join(dir, nameBefore);
  if (!existsSync(join(before, 'PG_VERSION')) || existsSync(join(dir, clusterName))) return;
  throw new DatabaseRefused(
    'version before',
    `${before} is the database of the version before (PGlite), which this version does not read. Nothing was changed.\n` +
      'Carry its content and sign-ups over by files:\n' +
      '  1. with the previous version of the shop: npm run content -- export FOLDER, and npm run -s signups -- export > FILE.csv\n' +
      `  2. move it away, and keep it: mv ${before} ${before}-before\n` +
      '  3. with this version: npm run content -- import FOLDER --new-shop, and npm run signups -- import FILE.csv\n' +
      'Who needs nothing of it does the second step only, and gets a new database with the demo content.',
  );
}

/** Refuses a folder this PostgreSQL cannot read. */
export function checkCluster(cluster: string, { major }: Pick<Programs, 'major'>): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new DatabaseRefused(
      'not a database',
      `${cluster} is not a database: it has no PG_VERSION file. Nothing was changed.\n` +
        'Put the whole folder back from a copy, or move it away and start again: a new database is made, into which ' +
        'npm run restore puts a backup, or which is filled with the demo content.',
    );
  }
  const made = readFileSync(file, 'utf8').trim();
  if (made === String(major)) return;
  throw new DatabaseRefused(
    'other version',
    `${cluster} was made by PostgreSQL ${made}, and this is PostgreSQL ${major}, which does not read it. Nothing was changed.\n` +
      'With the version of the shop that made it: npm run backup -- FILE. Then move the folder away, and with this version: npm run restore -- FILE.',
  );
}

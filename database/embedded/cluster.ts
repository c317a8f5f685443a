/** Makes a new database folder. It gets its name only when it is whole, so a start that was cut short leaves nothing half made. */
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import type { Programs } from './programs.ts';

/** Role and database of the shop. */
export const roleName = 'kudde';
export const databaseName = 'postgres';

/** In the folder itself, so that the two are never apart. */
const passwordFile = 'kudde-password';

export function readPassword(cluster: string): string {
  return readFileSync(join(cluster, passwordFile), 'utf8').trim();
}

type Making = {
  major: Programs['major'];
  user: DatabaseUser | undefined;
  /** Runs initdb with these arguments and fails with what it said. */
  initdb: (args: string[]) => Promise<void>;
};

export async function makeCluster(cluster: string, { major, user, initdb }: Making): Promise<void> {
  const unfinished = `${cluster}.new`;
  const password = `${cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  for (const path of user ? [unfinished, password] : []) chownSync(path, user?.uid ?? 0, user?.gid ?? 0);
  await initdb([
    `--pgdata=${unfinished}`,
    `--username=${roleName}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // An order of letters that no update of the machine changes.
    '--locale=C',
    ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    '--data-checksums',
    '--no-instructions',
  ]);
  renameSync(password, join(unfinished, passwordFile));
  sync(join(unfinished, passwordFile));
  sync(unfinished);
  renameSync(unfinished, cluster);
  sync(dirname(cluster));
}

function sync(path: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

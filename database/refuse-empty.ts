/** Refuses a place without a shop to whatever looks for one: a slip in a setting must not make a new, empty shop and call it well. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { clusterName, nameBefore } from './embedded/data-folder.ts';
import { DatabaseRefused } from './embedded/refused.ts';

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Before anything is made in it. Problems of a database that exists are reported when it is opened. */
export function refuseEmptyFolder(dataDir: string): void {
  if (isThere(join(dataDir, clusterName)) || isThere(join(dataDir, nameBefore))) return;
  throw noShop(`There is no shop in ${dataDir}. Is DATA_DIR right?`);
}

export async function refuseEmptyDatabase(
  pool: pg.Pool,
  { dataDir, url }: { dataDir: string; url: string | null },
): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('kudde.migrations') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) return;
  throw noShop(
    url === null ? `There is no shop in ${dataDir}. Is DATA_DIR right?` : `${inServer(url)}. Is DATABASE_URL right?`,
  );
}

/** Without the password that is in the address. */
function inServer(url: string): string {
  const { host, pathname } = new URL(url);
  return `There is no shop in the database ${pathname.slice(1)} on ${host}`;
}

function noShop(reason: string): DatabaseRefused {
  return new DatabaseRefused(
    'no shop',
    `${reason} Nothing was changed.\nA shop is made by npm start, by npm run restore, or by npm run content -- import FOLDER --new-shop.`,
  );
}

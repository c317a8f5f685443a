/** PostgreSQL refuses to run as root: then it runs as somebody without rights, in folders that user can reach. */
import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf, type Programs } from './programs.ts';
import { DatabaseRefused } from './refused.ts';

export type DatabaseUser = { uid: number; gid: number };

export const isRoot = () => process.getuid?.() === 0;

type Entry = DatabaseUser & { name: string };

/** Whoever owns one of these already, so that a database stays its owner's; undefined when we are not root. */
export function databaseUser(folders: string[]): DatabaseUser | undefined {
  if (!isRoot()) return undefined;
  const known = readUsers();
  const owners = folders.map((folder) => lstatSync(folder, { throwIfNoEntry: false })?.uid);
  const candidates = [
    ...owners.map((owner) => known.find(({ uid }) => uid === owner)),
    ...['postgres', 'nobody'].map((name) => known.find((user) => user.name === name)),
  ];
  const user = candidates.find((candidate) => candidate !== undefined && candidate.uid > 0);
  if (user) return { uid: user.uid, gid: user.gid };
  throw new DatabaseRefused(
    'no user',
    'PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody. ' +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function readUsers(): Entry[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function canEnter(folder: string, user: DatabaseUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0;
}

/** Where folders of other users are kept that cannot be entered, such as /root. */
const elsewhere = '/var/lib/kudde';

/** The data folder, or where its parents let nobody in, a new one elsewhere. */
export function reachableHome(dataDir: string, user: DatabaseUser | undefined): string {
  if (!user || canEnter(dataDir, user)) return dataDir;
  mkdirSync(elsewhere, { recursive: true });
  chmodSync(elsewhere, 0o711);
  const home = mkdtempSync(join(elsewhere, 'data-'));
  chmodSync(home, 0o711);
  return home;
}

/** Programs that user can run: those that were found, or a copy of the package's. */
export async function reachablePrograms(
  programs: Programs,
  home: string,
  user: DatabaseUser | undefined,
): Promise<string> {
  const runs = (folder: string) =>
    spawnSync(programOf(folder, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;
  if (!user || runs(programs.folder)) return programs.folder;
  const name = `programs-${programs.version}`;
  const copy = join(home, name);
  if (runs(join(copy, 'bin'))) return join(copy, 'bin');
  for (const old of readdirSync(home).filter((entry) => entry.startsWith('programs-')))
    await rm(join(home, old), { recursive: true, force: true });
  await cp(join(programs.folder, '..'), `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  openToRead(`${copy}.new`);
  await rename(`${copy}.new`, copy);
  return join(copy, 'bin');
}

function openToRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToRead(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

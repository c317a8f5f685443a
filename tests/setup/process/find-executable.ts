import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The first folder of PATH that holds all of these programs. */
export async function findInPath(...names: string[]): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder !== '' && (await areExecutable(names.map((name) => join(folder, name))))) return folder;
  }
  return undefined;
}

export async function areExecutable(files: string[]): Promise<boolean> {
  const checks = await Promise.allSettled(files.map((file) => access(file, constants.X_OK)));
  return checks.every((check) => check.status === 'fulfilled');
}

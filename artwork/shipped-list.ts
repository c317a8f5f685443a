/** The list by which a backup tells an owner's pictures from those the shop comes with, as `sha256sum` writes it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function shippedList(folder: string): Promise<string> {
  const files = (await readdir(folder)).toSorted();
  const lines = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(folder, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    }),
  );
  return lines.join('');
}

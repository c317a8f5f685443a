// Lays a brotli and a gzip form beside every text file of the build, at the highest setting: made once, sent many times.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const forms = [
  {
    ending: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|svg|ico|webmanifest|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  for (const { ending, compress } of forms) {
    const packed = await compress(bytes);
    // Very small files only grow.
    if (packed.length < bytes.length) await writeFile(`${file}${ending}`, packed);
  }
}

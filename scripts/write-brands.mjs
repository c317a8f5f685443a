// Run by the Node that runs TypeScript: writes the files that repeat what markets/brands says, where they say something else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { wordsOfBrokenFile } from './broken-file.mjs';

try {
  await import('../markets/index.ts');
  const { brandFiles } = await import('../markets/brands/brand-files.ts');
  for (const [file, write] of Object.entries(brandFiles())) {
    const path = join(root, file);
    // A brand somebody begins to draw has no files of its own yet.
    if (!existsSync(path)) continue;
    const before = readFileSync(path, 'utf8');
    const after = write(before);
    if (after !== before) writeFileSync(path, after);
  }
} catch (error) {
  console.error(`kudde: ${wordsOfBrokenFile(error, root)}`);
  process.exitCode = 1;
}

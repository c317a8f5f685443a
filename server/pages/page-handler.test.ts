import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadBuild } from './page-handler.ts';

const chunkPath = './assets/home.js';

async function buildWith(chunk: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'index.js'), `export const home = () => import(${JSON.stringify(chunkPath)});\n`);
  await writeFile(join(folder, 'assets/home.js'), chunk);
  return folder;
}

test('a moment without file descriptors: all chunks of the pages are loaded before anybody is served', async () => {
  const folder = await buildWith("export const text = 'whole';\n");
  const build = (await loadBuild(pathToFileURL(`${folder}/`))) as { home: () => Promise<{ text: string }> };
  await rm(join(folder, 'assets/home.js'));
  expect((await build.home()).text).toBe('whole');
});

test('a build with a chunk that cannot be read is not served', async () => {
  const folder = await buildWith("import './gone.js';\n");
  await expect(loadBuild(pathToFileURL(`${folder}/`))).rejects.toThrow('gone.js');
});

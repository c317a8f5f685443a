import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const seed = join(import.meta.dirname, '../../database/seed/media');

/** As our own pictures are called, so that their addresses need no escapes. */
const plainName = /^[a-z0-9][a-z0-9-]{0,99}$/;

type Entry = { file: string; w: number; h: number; kind: string; focal: [number, number]; alt: Record<string, string> };

async function readSeed() {
  const manifest: Record<string, Entry> = JSON.parse(await readFile(join(seed, 'manifest.json'), 'utf8'));
  const files = (await readdir(seed)).filter((file) => file !== 'manifest.json');
  return { entries: Object.entries(manifest), files };
}

test('every seed picture is in the manifest and the other way round', async () => {
  const { entries, files } = await readSeed();
  expect(entries.map(([, { file }]) => file).toSorted()).toEqual(files.toSorted());
  expect(entries.filter(([name, { file }]) => !plainName.test(name) || !file.startsWith(`${name}.`))).toEqual([]);
});

test('every seed picture has the size, transparency and texts the manifest says', async () => {
  const { entries } = await readSeed();
  for (const [name, { file, w, h, kind, focal, alt }] of entries) {
    const { width, height, hasAlpha } = await sharp(join(seed, file)).metadata();
    expect([name, width, height, hasAlpha]).toEqual([name, w, h, kind === 'spot' || kind === 'parade']);
    expect(focal.every((part) => part >= 0 && part <= 1)).toBe(true);
    expect(Object.keys(alt).toSorted()).toEqual(['de', 'en', 'fr', 'nl']);
  }
});

test('all seed pictures together stay below 60 MB, so that a clone stays quick', async () => {
  const { files } = await readSeed();
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(seed, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});

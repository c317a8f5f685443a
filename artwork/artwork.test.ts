import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { manifestOf } from './manifest.ts';
import { drawSvg, isTransparent } from './picture.ts';

const media = join(import.meta.dirname, '../database/seed/media');

test('the manifest says what the catalogue draws', async () => {
  const committed: unknown = JSON.parse(await readFile(join(media, 'manifest.json'), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(manifestOf(catalogue))));
});

test('every picture has a name of its own, a focal point inside it and texts in four languages', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  for (const { name, focal, alt } of catalogue) {
    expect(
      focal.every((share) => share > 0 && share < 1),
      name,
    ).toBe(true);
    expect(Object.keys(alt), name).toEqual(['nl', 'de', 'en', 'fr']);
    expect(
      Object.values(alt).every((text) => text.trim() !== ''),
      name,
    ).toBe(true);
  }
});

test('every picture is drawn, in its size, and nothing else lies in the folder', async () => {
  const files = await readdir(media);
  const expected = ['manifest.json', ...catalogue.map(({ name }) => `${name}.webp`)];
  expect(files.toSorted()).toEqual(expected.toSorted());
  for (const { name, picture } of catalogue) {
    const { width, height, hasAlpha } = await sharp(join(media, `${name}.webp`)).metadata();
    expect({ name, width, height, hasAlpha }).toEqual({
      name,
      width: picture.width,
      height: picture.height,
      hasAlpha: isTransparent(picture),
    });
  }
});

test('all masters together stay below 60 MB', async () => {
  const files = await readdir(media);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(media, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});

// The SVG, not the pixels: those differ by a hair from one version of the rasteriser to the next.
// A wanted change of the drawing changes the hash: draw the master anew and write the new one here.
test.each([
  ['spot-pig', '98d67b6fc39afdde'],
  ['breed-drents', '54ec74b264ac6a4e'],
  ['portrait-kofi', '8a269550f04d4094'],
  ['dish-box', '85553b26bf7c53ef'],
  ['cut-beef-ribeye', '328e668d08ca6c74'],
  ['dish-roast-goose-weide', 'efabc85ab728bd0e'],
])('%s is drawn as it always was', (name, hash) => {
  const svg = svgOf(name);
  expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(hash);
  expect(svgOf(name)).toBe(svg);
});

function svgOf(name: string): string {
  const entry = catalogue.find((entry) => entry.name === name);
  if (!entry) throw new Error(`no picture ${name}`);
  return drawSvg(entry.picture);
}

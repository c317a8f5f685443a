import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ImageFormat, variants } from '#contract/images.ts';
import { makeVariant, planVariant } from './variant.ts';

const seed = join(import.meta.dirname, '../../database/seed/media');

function variantNamed(name: string) {
  const variant = variants.get(name);
  if (!variant) throw new Error(`no variant ${name}`);
  return variant;
}

async function make(
  master: Buffer,
  address: `${string}.${ImageFormat}`,
  focal: readonly [number, number] = [0.5, 0.5],
) {
  // The type of the address says so.
  const [name, format] = address.split('.') as [string, ImageFormat];
  const bytes = await makeVariant(master, { variant: variantNamed(name), format, focal });
  const metadata = await sharp(bytes).metadata();
  return { bytes, metadata, size: [metadata.width, metadata.height] };
}

function plain(width: number, height: number, background = '#3a6') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A grey picture with a red square in one corner. */
function cornered(corner: 'southeast' | 'northwest') {
  const square = { create: { width: 200, height: 200, channels: 3 as const, background: '#f00' } };
  return plain(1200, 1200, '#888')
    .composite([{ input: square, gravity: corner }])
    .png()
    .toBuffer();
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 200 && g < 60 && b < 60;

test.each([
  ['IMG-1 fit-340x210', [340, 210], [680, 420]],
  ['IMG-2 fit-460x210', [460, 210], [920, 420]],
  ['IMG-3 fit-1600x500', [1600, 500], [1600, 500]],
  ['IMG-3 fit-992x400', [992, 400], [1600, 645]],
  ['IMG-3 fit-767x250', [767, 250], [1534, 500]],
  ['IMG-4 fit-250x250', [250, 250], [500, 500]],
  ['IMG-5 resize-800', [800, 500], [1600, 1000]],
  ['IMG-5 resize-710', [710, 444], [1420, 888]],
  ['IMG-5 resize-500', [500, 313], [1000, 625]],
  ['IMG-6 fit-710x470', [710, 470], [1420, 940]],
  ['IMG-6 fit-500x330', [500, 330], [1000, 660]],
  ['IMG-7 resize-1200', [1200, 750], [1600, 1000]],
  ['IMG-8 large', [2000, 860], [2000, 860]],
  ['IMG-8 medium', [992, 620], [1600, 1000]],
  ['IMG-8 small', [767, 480], [1534, 960]],
])('%s of a master of 1600x1000 is %j and its double %j', async (title, single, double) => {
  const name = title.slice('IMG-1 '.length);
  const master = await plain(1600, 1000).png().toBuffer();
  const [one, two] = await Promise.all([make(master, `${name}.webp`), make(master, `${name}-2x.jpg`)]);
  expect(one.size).toEqual(single);
  expect(two.size).toEqual(double);
  expect([one.metadata.format, two.metadata.format]).toEqual(['webp', 'jpeg']);
});

test.each([
  ['IMG-1', 'animal-cow', 'fit-340x210', [340, 210]],
  ['IMG-3', 'scene-polder-wide', 'fit-767x250', [767, 250]],
  ['IMG-4', 'portrait-aicha', 'fit-250x250', [250, 250]],
  ['IMG-5', 'dish-box', 'resize-500', [500, 313]],
  ['IMG-8', 'hero-cow', 'large', [2000, 860]],
])('%s the seed picture %s as %s', async (...[, name, variant, expected]) => {
  const { size } = await make(await readFile(join(seed, `${name}.webp`)), `${variant}.webp`);
  expect(size).toEqual(expected);
});

test.each([
  ['fit-250x250', [100, 100], [250, 250]],
  ['fit-250x250-2x', [100, 100], [250, 250]],
  ['fit-250x250-2x', [400, 300], [300, 300]],
  ['fit-250x250-2x', [750, 750], [500, 500]],
  ['resize-800', [750, 400], [750, 400]],
  ['resize-800-2x', [1200, 600], [1200, 600]],
  ['fit-340x210-2x', [500, 4000], [500, 309]],
] as const)('IMG-D6 %s of a master of %j is as large as the master allows', async (name, [width, height], expected) => {
  const { size } = await make(await plain(width, height).png().toBuffer(), `${name}.webp`);
  expect(size).toEqual(expected);
});

test('a fit is cut around the focal point', async () => {
  const master = await cornered('southeast');
  const [kept, lost] = await Promise.all([
    make(master, 'fit-340x210.webp', [0.95, 0.95]),
    make(master, 'fit-340x210.webp', [0.5, 0.2]),
  ]);
  expect(isRed(await colourAt(kept.bytes, 335, 205))).toBe(true);
  expect(isRed(await colourAt(lost.bytes, 335, 205))).toBe(false);
});

test.each([
  [0, 0],
  [0.5, 395],
  [0.38, 251],
  [1, 790],
])('a focal point at %d of the height starts the cut at %d px, inside the picture', (y, top) => {
  // 1200x1200 scaled to 1200 wide leaves 1200 - 410 = 790 px to choose from.
  const plan = planVariant({ width: 1200, height: 1200 }, { kind: 'fit', width: 1200, height: 410, density: 1 }, [
    0.5,
    y,
  ]);
  expect(plan).toEqual({ scaled: { width: 1200, height: 1200 }, crop: { left: 0, top, width: 1200, height: 410 } });
});

test('a photograph is turned as its camera says, and what the camera wrote is left out', async () => {
  const upright = await cornered('northwest');
  // Orientation 6: shown turned a quarter to the right, which brings the upper left corner to the upper right.
  const master = await sharp(upright)
    .extract({ left: 0, top: 0, width: 1200, height: 600 })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes, size, metadata } = await make(master, 'resize-500.jpg');
  expect(size).toEqual([500, 1000]);
  expect(isRed(await colourAt(bytes, 490, 10))).toBe(true);
  expect(isRed(await colourAt(bytes, 10, 10))).toBe(false);
  expect([metadata.exif, metadata.icc, metadata.orientation]).toEqual([undefined, undefined, undefined]);
  const { size: cut } = await make(master, 'fit-340x210.webp', [1, 0]);
  expect(cut).toEqual([340, 210]);
});

test('a transparent picture stays so in modern formats and stands on paper as JPEG', async () => {
  const master = await readFile(join(seed, 'spot-cow.webp'));
  const formats = ['avif', 'webp', 'jpg'] as const;
  const made = await Promise.all(formats.map((format) => make(master, `fit-340x210.${format}`)));
  expect(made.map(({ metadata }) => metadata.hasAlpha)).toEqual([true, true, false]);
  const [, , jpg] = made;
  if (!jpg) throw new Error('three were made');
  const [r = 0, g = 0, b = 0] = await colourAt(jpg.bytes, 2, 2);
  expect(Math.max(Math.abs(r - 0xf6), Math.abs(g - 0xed), Math.abs(b - 0xda))).toBeLessThan(6);
});

test.each(['fit-340x210', 'fit-340x210-2x', 'small'])(
  'a card of a seed picture as %s is a quarter smaller as AVIF than as WebP, at least',
  async (variant) => {
    const master = await readFile(join(seed, 'animal-cow-blaarkop.webp'));
    const [avif, webp] = await Promise.all([make(master, `${variant}.avif`), make(master, `${variant}.webp`)]);
    expect(avif.size).toEqual(webp.size);
    expect(avif.bytes.length).toBeLessThan(webp.bytes.length * 0.75);
  },
);

/** The first half of a seed picture in another format. */
async function cutOff(format: 'webp' | 'jpeg' | 'png'): Promise<Buffer> {
  const whole = await sharp(join(seed, 'spot-cow.webp')).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
}

function manyPixels(): Promise<Buffer> {
  return sharp(Buffer.alloc(64_000_000), { raw: { width: 8000, height: 8000, channels: 1 } })
    .png()
    .toBuffer();
}

test.each([
  ['a cut-off WebP', 'unable to parse image', () => cutOff('webp')],
  ['a cut-off JPEG', 'premature end', () => cutOff('jpeg')],
  ['a cut-off PNG', 'read error', () => cutOff('png')],
  ['text', 'unsupported image format', async () => Buffer.from('no picture at all')],
  ['an empty file', 'empty', async () => Buffer.alloc(0)],
  ['a picture of 64 megapixels', 'exceeds pixel limit', manyPixels],
])('%s is refused', async (_, reason, read) => {
  await expect(make(await read(), 'fit-340x210.webp')).rejects.toThrow(reason);
});

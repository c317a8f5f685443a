import sharp from 'sharp';
import type { ImageFormat, Variant } from '#contract/images.ts';
import { kudde } from '#markets/brands/kudde.ts';
import { cropOffset, type Focal } from '#rules/pictures/crop.ts';

type Size = { width: number; height: number };
type Recipe = { variant: Variant; format: ImageFormat; focal: Focal };

/** Changes whenever the same master would give other bytes: it is part of the names of kept variants. */
export const recipeVersion = 8;

// JPEG knows no transparency.
const { paper } = kudde.colors;
// 60 megapixels: more than a camera makes, less than a decompression bomb.
export const maximumPixels = 60_000_000;
const maximumSeconds = 20;

// Every master is read once for each of its variants and comes as bytes, which sharp cannot know again: what it would keep of them is
// memory for nothing.
sharp.cache(false);

/** By density. Where four pixels stand for one, nobody sees what the lower quality leaves out. */
const quality = { avif: { 1: 44, 2: 38 }, webp: { 1: 58, 2: 46 }, jpg: { 1: 78, 2: 60 } } as const;

/** Scale the whole master to `scaled`, then cut `crop` out of it. */
type Plan = { scaled: Size; crop: (Size & { left: number; top: number }) | null };

export function planVariant(master: Size, variant: Variant, [focalX, focalY]: Focal): Plan {
  if (variant.kind === 'resize') {
    const width = Math.min(variant.width, master.width);
    const height = Math.max(1, Math.round((master.height * width) / master.width));
    return { scaled: { width, height }, crop: null };
  }
  const target = fitSize(master, variant);
  const scale = Math.max(target.width / master.width, target.height / master.height);
  const scaled = {
    width: Math.max(target.width, Math.round(master.width * scale)),
    height: Math.max(target.height, Math.round(master.height * scale)),
  };
  const left = Math.round(cropOffset(scaled.width, target.width, focalX));
  const top = Math.round(cropOffset(scaled.height, target.height, focalY));
  return { scaled, crop: { left, top, ...target } };
}

/**
 * A fit is always exactly its size. Its double, asked for by sharp screens only, is as large as the master allows in the
 * same ratio and never smaller than the single one: enlarging would add bytes and no detail.
 */
function fitSize(master: Size, { width, height, density }: Size & { density: number }): Size {
  const allowed = Math.min(master.width / width, master.height / height);
  const factor = Math.min(1, Math.max(1 / density, allowed));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** Rejects when the master cannot be read. Orientation is applied; all metadata is left out. */
export async function makeVariant(master: Uint8Array, { variant, format, focal }: Recipe): Promise<Buffer> {
  const picture = sharp(master, { limitInputPixels: maximumPixels, failOn: 'error', autoOrient: true });
  const { autoOrient: size } = await picture.metadata();
  const { scaled, crop } = planVariant(size, variant, focal);
  picture.resize({ ...scaled, fit: 'fill' });
  if (crop) picture.extract(crop);
  const options = { quality: quality[format][variant.density] };
  if (format === 'jpg') picture.flatten({ background: paper }).jpeg({ ...options, mozjpeg: true });
  else if (format === 'webp') picture.webp({ ...options, alphaQuality: 60, effort: 5 });
  else picture.avif({ ...options, effort: 1, chromaSubsampling: '4:2:0' });
  return picture.timeout({ seconds: maximumSeconds }).toBuffer();
}

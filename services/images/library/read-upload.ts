/** Makes a picture of ours of what somebody sent: looked at by what it is, turned upright, without metadata, within bounds. */
import sharp from 'sharp';
import { pictureKind } from '#rules/pictures/picture-kind.ts';
import { maximumPixels } from '../variant.ts';

export type UploadProblem = 'tooLarge' | 'tooManyPixels' | 'tooSmall' | 'heic' | 'svg' | 'notAPicture' | 'broken';
export type ReadPicture = { bytes: Buffer; width: number; height: number };

export const uploadBytes = 25 * 1024 * 1024;
/** Less than that is no picture of a shop: the smallest place has twice as much. */
const shortestSide = 200;
/** The widest place of a page at double density, and so much higher as a telephone is held. */
const most = { width: 3200, height: 4800 };
const maximumSeconds = 40;

export async function readUpload(bytes: Uint8Array): Promise<ReadPicture | { problem: UploadProblem }> {
  if (bytes.length > uploadBytes) return { problem: 'tooLarge' };
  const kind = pictureKind(bytes);
  // Nothing else is ever shown to the decoders.
  if (kind === 'heic' || kind === 'svg') return { problem: kind };
  if (kind === 'other') return { problem: 'notAPicture' };
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size) return { problem: 'broken' };
  if (size.width * size.height > maximumPixels) return { problem: 'tooManyPixels' };
  if (Math.min(size.width, size.height) < shortestSide) return { problem: 'tooSmall' };
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', autoOrient: true })
      .resize({ ...most, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90, effort: 4 })
      .timeout({ seconds: maximumSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { problem: 'broken' };
  }
}

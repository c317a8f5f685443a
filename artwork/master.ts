import { printPicture } from './picture.ts';
import type { Picture } from './picture.ts';

/** All masters together stay below this, so that a clone stays quick. */
export const bytesAllowed = 20_000_000;

/** A print as it is committed. Small, transparent and very wide pictures get more bytes: their grain is seen up close. */
export async function encode(name: string, picture: Picture): Promise<Buffer> {
  const isFine = ['spot', 'portrait', 'parade'].includes(picture.kind) || /^(hero|lost)-|-wide/.test(name);
  const print = await printPicture(picture);
  return print
    .webp({ quality: isFine ? 48 : 30, effort: 6, preset: 'drawing', smartDeblock: true, alphaQuality: 90 })
    .toBuffer();
}
